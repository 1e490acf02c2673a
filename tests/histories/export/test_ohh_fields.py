"""Open Hand History field by field: hands whose cards and chips are named in the test."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

import pytest
from tests.histories.test_telling import play

from shuffleup.games import Structure
from shuffleup.hand import Call, Fold, RaiseTo, RunIt, Stakes, new_hand, no_limit
from shuffleup.hand.words.hand_transcript import run
from shuffleup.histories.export import ExportedDeal, ExportError, Hero, writes_ohh
from shuffleup.law import DEFAULT

HAND = """
holdem no-limit 25/50 dollar 100; seats: Ann 5000, -, Bob 4000, Cy 250
Ann has AsKs; Bob has QhQd; Cy has 7c2d; board Ah9c4d 3s 2s
Cy folds; Ann raises to 150; Bob calls
Ann checks; Bob bets 200; Ann raises to 4850; Bob all-in
everyone shows
"""


def written(transcript: str, hero: Hero = None, **about: Any) -> dict[str, Any]:
    played = run(transcript)
    line = writes_ohh(ExportedDeal(played.hand, tuple(played.names), **about), hero)
    found: dict[str, Any] = json.loads(line, parse_float=Decimal)["ohh"]
    return found


def actions(hand: dict[str, Any]) -> list[list[str]]:
    """``0 Raise 1.25`` for each action, round by round."""
    return [
        [f"{a['player_id']} {a['action']} {a['amount']}" for a in round_["actions"]]
        for round_ in hand["rounds"]
    ]


def test_a_whole_hand_is_written_in_dollars_and_cents() -> None:
    hand = written(HAND, "Ann", number=17, drop=300, currency="$", when="2026-01-31T20:15:00Z")
    assert actions(hand) == [
        [
            "0 Post SB 0.25", "2 Post BB 0.50", "0 Dealt Cards 0", "3 Fold 0", "0 Raise 1.25",
            "2 Call 1",
        ],
        ["0 Check 0", "2 Bet 2", "0 Raise 48.50", "2 Call 36.50"],
        [],
        [],
        ["0 Shows Cards 0", "2 Shows Cards 0"],
    ]  # fmt: skip
    assert [round_["street"] for round_ in hand["rounds"]] == [
        "Preflop", "Flop", "Turn", "River", "Showdown",
    ]  # fmt: skip
    assert hand["pots"] == [
        {
            "number": 0,
            "amount": 80,
            "rake": 3,
            "player_wins": [{"player_id": 0, "win_amount": 77}],
        }
    ]
    assert hand["players"][1] == {"id": 2, "seat": 3, "name": "Bob", "starting_stack": 40}
    named = ("game_number", "start_date_utc", "game_type", "currency", "dealer_seat", "table_size")
    assert [hand[name] for name in named] == ["17", "2026-01-31T20:15:00", "Holdem", "USD", 4, 4]
    assert (hand["hero_player_id"], hand["flags"]) == (0, [])


def test_all_in_is_said_of_the_action_that_took_the_last_chip() -> None:
    flop = written(HAND)["rounds"][1]["actions"]
    assert [action["is_allin"] for action in flop] == [False, False, True, True]


def test_without_a_hero_the_hand_was_observed_and_nobodys_cards_are_dealt() -> None:
    hand = written(HAND)
    assert (hand["hero_player_id"], hand["flags"]) == (None, ["Observed"])
    assert not [a for a in actions(hand)[0] if "Dealt" in a]


def test_chips_without_a_currency_are_play_money() -> None:
    assert written(HAND)["currency"] == "XPM"
    with pytest.raises(ExportError, match="names a currency by its code"):
        written(HAND, currency="kr")


def test_posts_of_every_kind_have_their_words() -> None:
    hand = written(
        "holdem no-limit 1/2; seed 5; button Gus\n"
        "seats: Ann 50, Bob 50, Cy 50, Dee 50, Eve 50, Flo 50, Gus 1\n"
        "posts: Ann dead 3, Ann blind 1, Bob blind 2, Cy dead 1, Cy post 2, Dee dead 1, "
        "Eve kill 4, Flo straddle 4, Gus ante 2\n"
        "Ann folds; Bob folds; Cy folds; Dee folds; Flo folds"
    )
    assert actions(hand)[0][:9] == [
        "0 Post Ante 3", "0 Post SB 1", "1 Post BB 2", "2 Post Dead 1", "2 Post Extra Blind 2",
        "3 Post Dead 1", "4 Post Extra Blind 4", "5 Straddle 4", "6 Post Ante 1",
    ]  # fmt: skip


def test_the_first_bet_before_the_flop_is_a_raise_even_where_there_is_no_blind() -> None:
    stakes = Stakes(Structure.NO_LIMIT, 2, 2, ante=1)
    hand = play(new_hand("holdem", stakes, (50, 50), seed=1), RaiseTo(0, 4), Fold(1))
    told = json.loads(writes_ohh(ExportedDeal(hand)))["ohh"]
    assert actions(told)[0] == ["0 Post Ante 1", "1 Post Ante 1", "0 Raise 4", "1 Fold 0"]


def test_a_mucked_hand_has_its_cards_only_if_it_is_the_heros() -> None:
    checks = "Ann checks; Bob checks; " * 3
    hand = f"""
        holdem limit 2/4 blinds 1/2; seats: Ann 50, Bob 50
        Ann has AsKs; Bob has QhQd; board Ah9c4d 3s 2s
        Bob calls; Ann checks; {checks} Ann shows; Bob mucks
        """
    for hero, cards in (("Bob", ["Qh", "Qd"]), ("Ann", None), (None, None)):
        shows, mucks = written(hand, hero)["rounds"][-1]["actions"]
        assert shows["cards"] == ["As", "Ks"]
        assert mucks.get("cards") == cards


def test_a_board_run_twice_is_rounds_again_with_a_flag() -> None:
    rules = DEFAULT.but(run_it_maximum=2)
    hand = new_hand("holdem", no_limit(1, 2), (50, 50), seed=1, rules=rules)
    play(hand, RaiseTo(1, 50), Call(0), RunIt(0, 2), RunIt(1, 2))
    told = json.loads(writes_ohh(ExportedDeal(hand), 0))["ohh"]
    assert told["flags"] == ["Run_It_Twice"]
    assert [round_["street"] for round_ in told["rounds"]] == [
        "Preflop", "Flop", "Turn", "River", "Flop", "Turn", "River", "Showdown",
    ]  # fmt: skip
    dealt = [card for round_ in told["rounds"][1:7] for card in round_["cards"]]
    assert len(set(dealt)) == 10


@pytest.mark.parametrize(
    "game",
    [
        "stud limit 4/8 ante 1 bring-in 2",
        "triple-draw limit 4/8 blinds 2/4",
        "omaha-5 pot-limit 1/2",
        "short-deck no-limit 1/2",
        "holdem spread 1-5 blinds 1/2",
    ],
)
def test_a_game_without_a_type_or_streets_of_its_own_is_refused(game: str) -> None:
    with pytest.raises(ExportError, match="Open Hand History has no type for"):
        written(f"{game}; seats: Ann 50, Bob 50; seed 1")
