"""A tiny reader of Open Hand History that knows no engine: what each player won or lost.

Words are checked against the lists of the specification, numbers come back as exact fractions.
"""

from __future__ import annotations

import json
from collections import defaultdict
from decimal import Decimal
from fractions import Fraction
from typing import Any

ACTIONS = {
    "Dealt Cards", "Mucks Cards", "Shows Cards", "Post Ante", "Post SB", "Post BB", "Straddle",
    "Post Dead", "Post Extra Blind", "Fold", "Check", "Bet", "Raise", "Call",
}  # fmt: skip
STREETS = {"Preflop", "Flop", "Turn", "River", "Showdown"}
GAME_TYPES = {"Holdem", "Omaha", "OmahaHiLo", "Stud", "StudHiLo", "Draw"}
FLAGS = {"Run_It_Twice", "Anonymous", "Observed", "Fast", "Cap"}
NO_PART_OF_A_BET = {"Post Ante", "Post Dead"}
REQUIRED = {
    "spec_version", "site_name", "network_name", "internal_version", "game_number",
    "start_date_utc", "table_name", "game_type", "bet_limit", "table_size", "currency",
    "dealer_seat", "small_blind_amount", "big_blind_amount", "ante_amount", "players", "rounds",
    "pots",
}  # fmt: skip

Table = dict[str, Any]
Sums = dict[int, Fraction]


def read(line: str) -> Table:
    """The object of one hand, its words checked."""
    assert line.count("\n") == 1
    hand: Table = json.loads(line, parse_float=Decimal)["ohh"]
    assert set(hand) >= REQUIRED
    assert hand["spec_version"].startswith("1.4.")
    assert hand["game_type"] in GAME_TYPES
    assert hand["bet_limit"]["bet_type"] in {"NL", "PL", "FL"}
    assert set(hand["flags"]) <= FLAGS
    assert ("Observed" in hand["flags"]) == (hand["hero_player_id"] is None)
    ids = [player["id"] for player in hand["players"]]
    assert len(set(ids)) == len(ids)
    assert [round_["id"] for round_ in hand["rounds"]] == list(range(len(hand["rounds"])))
    for round_ in hand["rounds"]:
        check_round(round_, set(ids))
    return hand


def check_round(round_: Table, ids: set[int]) -> None:
    street, actions = round_["street"], round_["actions"]
    assert street in STREETS
    dealt = {"Preflop": 0, "Flop": 3, "Turn": 1, "River": 1, "Showdown": 0}[street]
    assert len(round_.get("cards", [])) == dealt
    assert [action["action_number"] for action in actions] == list(range(1, len(actions) + 1))
    for action in actions:
        assert action["action"] in ACTIONS
        assert action["player_id"] in ids
        assert action["amount"] >= 0
        assert not (street == "Preflop" and action["action"] == "Bet")
        assert (action["action"] in {"Shows Cards", "Mucks Cards"}) == (street == "Showdown")


def nets(hand: Table) -> Sums:
    """What each player won or lost: put in, less the bet nobody called, against what was won."""
    net: Sums = {player["id"]: Fraction(0) for player in hand["players"]}
    for round_ in hand["rounds"]:
        for action in round_["actions"]:
            net[action["player_id"]] -= Fraction(action["amount"])
    in_pots = sum(Fraction(pot["amount"]) for pot in hand["pots"])
    uncalled = -sum(net.values()) - in_pots
    assert uncalled >= 0
    if uncalled:
        net[last_bettor(hand)] += uncalled
    for pot in hand["pots"]:
        wins = [Fraction(win["win_amount"]) for win in pot["player_wins"]]
        assert Fraction(pot["amount"]) == sum(wins) + house_part(pot)
        for win in pot["player_wins"]:
            net[win["player_id"]] += Fraction(win["win_amount"])
    return net


def last_bettor(hand: Table) -> int:
    """Whose bet was the highest on the last street on which anyone bet; else the largest ante."""
    found = -1
    antes: Sums = defaultdict(Fraction)
    for round_ in hand["rounds"]:
        bets: Sums = defaultdict(Fraction)
        for action in round_["actions"]:
            if action["action"] == "Post Dead":  # given away: nobody has to call it
                continue
            dead = action["action"] in NO_PART_OF_A_BET
            (antes if dead else bets)[action["player_id"]] += Fraction(action["amount"])
        if max(bets.values(), default=0):
            found = max(bets, key=lambda player: (bets[player], antes[player]))
    return found if found >= 0 else max(antes, key=lambda player: antes[player])


def house_part(pot: Table) -> Fraction:
    return Fraction(pot["rake"]) + Fraction(pot.get("jackpot", 0))


def rake(hand: Table) -> Fraction:
    return sum(map(house_part, hand["pots"]), Fraction(0))
