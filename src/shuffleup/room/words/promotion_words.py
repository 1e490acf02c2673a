"""Words of promotions: posting, hitting, voiding, claiming; tickets and time played.

A jackpot is posted with its terms: ``post bad-beat at 900: beaten AcAdAhTsTc, by 2c2d2h2s3c, shares
50/25/25, policy P7, rules at the desk, daily 10:00``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from shuffleup.cards import parse as parse_cards
from shuffleup.outside_text import counted, quoted
from shuffleup.room.commands import RoomCommand
from shuffleup.room.promotions import promotion_commands as c
from shuffleup.room.promotions.prizes import unpaid
from shuffleup.room.promotions.promotion_records import Terms
from shuffleup.room.promotions.time_and_tickets import played
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, pattern


def shares_of(text: str) -> tuple[int, int, int, int]:
    more, less, table, room = ([counted(part) for part in text.split("/")] + [0])[:4]
    return more, less, table, room


def minute_of(text: str) -> int:
    hours, _, minutes = text.partition(":")
    return counted(hours) * 60 + counted(minutes)


TERMS: Final[dict[str, Callable[[str], dict[str, object]]]] = {
    "beaten": lambda text: {"loses_with": parse_cards(text)},
    "by": lambda text: {"beaten_by": parse_cards(text)},
    "shares": lambda text: {"shares": shares_of(text)},
    "games": lambda text: {"games": tuple(text.split())},
    "policy": lambda text: {"policy": text},
    "rules": lambda text: {"rules": text},
    "daily": lambda text: {"posting": minute_of(text)},
    "part": lambda text: {"part": counted(text)},
    "add": lambda text: {"add": counted(text)},
    "reset": lambda text: {"reset": counted(text)},
    "claim": lambda text: {"claim_days": counted(text)},
    "papers": lambda text: {"papers_over": counted(text)},
}


def read_terms(text: str) -> Terms:
    terms = Terms((), ())
    for part in text.split(","):
        word, _, rest = part.strip().partition(" ")
        if word not in TERMS:
            raise ValueError(f"{quoted(word)} is no term of a promotion")
        terms = replace(terms, **TERMS[word](rest))
    return terms


def checklist(room: Room, found: Found) -> RoomCommand:
    """``loser Ann, also Eli, winner Bob, others Cy Dee, deck yes, …``"""
    told = dict(part.strip().split(" ", 1) for part in found["rest"].split(","))
    loser, winner = told.pop("loser", ""), told.pop("winner", "")
    others, also = (tuple(told.pop(word, "").split()) for word in ("others", "also"))
    answers = tuple(told.items())
    return c.HitJackpot(found["name"], found["game"], loser, winner, others, answers, also)


def is_posted(room: Room, found: Found) -> Told:
    promotion = room.promotions.get(found["name"])
    so = str(promotion.posted) if promotion is not None else "nothing"
    return so == found["rest"], so


def has_prize(room: Room, found: Found) -> Told:
    names = {prize.promotion for prize in room.prizes}
    amounts = [one.amount for name in names for one in unpaid(room, found["name"], name)]
    so = str(sum(amounts))
    return so == found["rest"], so


def has_played(room: Room, found: Found) -> Told:
    so = str(played(room, found["name"]))
    return so == found["number"], so


VERBS: Verbs = [
    (pattern("pool gets AMOUNT"), lambda room, f: c.FundPool(counted(f["amount"]))),
    (
        pattern("post NAME at AMOUNT: REST"),
        lambda room, f: c.PostPromotion(f["name"], counted(f["amount"]), read_terms(f["rest"])),
    ),
    (
        pattern("adjust NAME to AMOUNT"),
        lambda room, f: c.AdjustPosted(f["name"], counted(f["amount"])),
    ),
    (pattern("cancel NAME"), lambda room, f: c.CancelPromotion(f["name"])),
    (pattern("NAME is hit at GAME"), lambda room, f: c.HitJackpot(f["name"], f["game"])),
    (pattern("NAME is hit at GAME: REST"), checklist),
    (pattern("void NAME for OTHER"), lambda room, f: c.VoidJackpot(f["name"], f["other"])),
    (pattern("NAME claims GAME"), lambda room, f: c.ClaimPrize(f["name"], f["game"])),
    (
        pattern("NAME claims GAME with papers"),
        lambda room, f: c.ClaimPrize(f["name"], f["game"], True),
    ),
    (pattern("disqualify NAME from GAME"), lambda room, f: c.Disqualify(f["name"], f["game"])),
    (pattern("NAME appeals GAME"), lambda room, f: c.AppealDecision(f["name"], f["game"])),
    (pattern("NAME logs in at TABLE"), lambda room, f: c.LogIn(f["name"], f["table"])),
    (
        pattern("give NAME NUMBER more minutes"),
        lambda room, f: c.AdjustTime(f["name"], counted(f["number"])),
    ),
    (pattern("ticket NUMBER goes to NAME"), lambda room, f: c.GiveTicket(f["number"], f["name"])),
    (
        pattern("NAME gives ticket NUMBER to OTHER"),
        lambda room, f: c.PassTicket(f["name"], f["number"], f["other"]),
    ),
    (
        pattern("NAME redeems ticket NUMBER"),
        lambda room, f: c.RedeemTicket(f["name"], f["number"]),
    ),
]
FACTS: Facts = [
    (pattern("posted NAME is REST"), is_posted),
    (pattern("prize of NAME is REST"), has_prize),
    (pattern("NAME has played NUMBER minutes"), has_played),
]
