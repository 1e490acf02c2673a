"""Open Hand History of one deal: ``writes_ohh(deal, hero)``, one JSON object on one line.

The invariants: what the actions put in, less the one bet nobody called, is what the pots hold, and
each pot is its winners' shares and its rake; permute all cards that were neither shown nor the
hero's own, and not one byte changes. Games without a type of their own in the specification, or
whose streets it has no names for, are refused.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from shuffleup.games import Structure, game
from shuffleup.hand import Event
from shuffleup.hand.events import Called, Raised, Returned
from shuffleup.hand.shares import ways_to_win
from shuffleup.histories.export.exported_deal import (
    CODES,
    ExportedDeal,
    ExportError,
    Hero,
    hero_of,
    moment_of,
    money_of,
    names_of,
)
from shuffleup.histories.export.exported_shares import Fees, PotShare, fees, shares
from shuffleup.histories.export.ohh_rounds import Rounds
from shuffleup.histories.export.posts import blinds_of
from shuffleup.histories.export.told import refuse, told

FORMAT = "Open Hand History"
VERSION = "1.4.7"
SITE = "Shuffle Up"
PLAY_MONEY = "XPM"
GAMES = {"holdem": "Holdem", "omaha": "Omaha", "omaha-eight": "OmahaHiLo"}
LIMITS = {Structure.NO_LIMIT: "NL", Structure.POT_LIMIT: "PL", Structure.LIMIT: "FL"}
ENCODER = msgspec.json.Encoder(decimal_format="number")

Table = dict[str, object]


def writes_ohh(deal: ExportedDeal, hero: Hero = None) -> str:
    """The object of a deal as one line of JSON; of hole cards only those shown, and the hero's."""
    kind = game_type(deal)
    events = told(deal, FORMAT)
    refuse(FORMAT, {"chips that went back before the last bet": goes_on_after_return(events)})
    rounds = Rounds(deal, hero_of(deal, hero))
    rounds.tell(events)
    told_of = {
        **heading(deal, kind, rounds.hero),
        "players": players(deal),
        "rounds": rounds.rounds,
        "pots": pots(deal, shares(deal, events), fees(events)),
    }
    return ENCODER.encode({"ohh": told_of}).decode() + "\n"


def game_type(deal: ExportedDeal) -> str:
    hand = deal.hand
    sheet = hand.game
    known = sheet.key in GAMES and game(sheet.key) == sheet and ways_to_win(hand) == sheet.wins
    if not known or hand.structure not in LIMITS:
        raise ExportError(f"{FORMAT} has no type for {sheet.title} played {hand.structure.value}")
    return GAMES[sheet.key]


def goes_on_after_return(events: Sequence[Event]) -> bool:
    """A return is told by what the pots lack, so there can be only one: of the last bet."""
    wagers = [event for event in events if isinstance(event, Raised | Called | Returned)]
    return any(isinstance(event, Returned) for event in wagers[:-1])


def heading(deal: ExportedDeal, kind: str, hero: int) -> Table:
    """All fields before the players, in the order of the specification."""
    hand, number = deal.hand, money_of(deal).number
    small, big = blinds_of(hand.setup)
    flags = ["Observed"] if hero < 0 else []
    return {
        "spec_version": VERSION,
        "site_name": SITE,
        "network_name": SITE,
        "internal_version": hand.setup.engine,
        "game_number": str(deal.number),
        "start_date_utc": started(deal),
        "table_name": deal.table,
        "game_type": kind,
        "bet_limit": {"bet_type": LIMITS[hand.structure], "bet_cap": 0},
        "table_size": hand.n,
        "currency": currency_of(deal),
        "dealer_seat": hand.setup.button + 1,
        "small_blind_amount": number(small),
        "big_blind_amount": number(big),
        "ante_amount": number(hand.stakes.ante),
        "hero_player_id": None if hero < 0 else hero,
        "flags": flags + (["Run_It_Twice"] if len(hand.boards) > 1 else []),
    }


def started(deal: ExportedDeal) -> str | None:
    moment = moment_of(deal)
    if moment is None:
        return None
    return f"{moment.year:04}-{moment.month:02}-{moment.day:02}T{moment.clock}"


def currency_of(deal: ExportedDeal) -> str:
    if deal.currency and deal.currency not in CODES:
        raise ExportError(f"{FORMAT} names a currency by its code, and {deal.currency!r} has none")
    return CODES.get(deal.currency, PLAY_MONEY)


def players(deal: ExportedDeal) -> list[Table]:
    """Everyone in the hand. The id of a player is the seat, counted from 0."""
    names, number = names_of(deal), money_of(deal).number
    return [
        {"id": seat, "seat": seat + 1, "name": names[seat], "starting_stack": number(stack)}
        for seat, stack in enumerate(deal.hand.setup.stacks)
        if stack
    ]


def pots(deal: ExportedDeal, found: Sequence[PotShare], fee: Fees) -> list[Table]:
    """Each pot with its rake in it, and what its winners took out. The hand's own fees came off the
    main pot; chips for promotions are its ``jackpot``."""
    number = money_of(deal).number
    said: list[Table] = []
    for place, pot in enumerate(sorted({share.pot for share in found}) or [0]):
        own = Fees() if place else fee
        mine = [share for share in found if share.pot == pot]
        kept = sum([share.kept for share in mine]) + own.rake + own.posted
        jackpot = {"jackpot": number(own.promotion)} if own.promotion else {}
        said.append({
            "number": place,
            "amount": number(sum([share.won for share in mine]) + own.total),
            "rake": number(kept),
            **jackpot,
            "player_wins": [
                {"player_id": seat, "win_amount": number(chips)}
                for seat, chips in won_by(mine).items()
            ],
        })  # fmt: skip
    return said


def won_by(found: Sequence[PotShare]) -> dict[int, int]:
    """Chips by seat, in the order they were pushed."""
    won = dict.fromkeys([share.seat for share in found], 0)
    for share in found:
        won[share.seat] += share.net
    return won
