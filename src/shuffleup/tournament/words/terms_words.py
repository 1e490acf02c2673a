"""Terms and levels in words: ``holdem no-limit, stack 5000, price 50+10, seats 9`` and
``25/50 for 20, break for 10, 50/100 for 20``."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from shuffleup.games import names
from shuffleup.hand.words.setup_words import read_stakes
from shuffleup.outside_text import counted, quoted
from shuffleup.tournament.endings.prize_list import WHOLE, PrizeTerms
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import (
    FREE,
    AddOnTerms,
    EventTerms,
    Price,
    RebuyTerms,
)

LONGEST_LEVEL: Final = 7 * 24 * 60  # minutes
REBUY: Final = re.compile(
    r"rebuys (\S+)(?: for (\d+))?(?: until (\d+))?(?: under (\d+))?(?: most (\d+))?"
)
ADD_ON: Final = re.compile(r"add-on (\S+) for (\d+)(?: after (\d+))?")
LIKE: Final = '"rebuys 40 for 5000 until 4", "bounty 25", "guarantee 2000" or "prizes 50/30/20"'
NUMBERS: Final = {
    "stack": "stack", "seats": "seats", "late": "late_until", "re-entries": "re_entries",
    "late-minutes": "late_minutes", "tables-from": "first_table", "cap": "most_entries",
    "guarantee": "guarantee", "ends-after": "ends_after", "ends-at": "ends_at",
}  # fmt: skip
KINDS: Final = {
    "by hand": "by_hand", "turbo": "turbo", "progressive": "progressive",
    "sit-and-go": "sit_and_go", "best stack": "carry_best", "bracket": "bracket",
}  # fmt: skip
PRIZES: Final = {
    "places": "places", "round": "unit", "least": "least", "satellite": "seat",
    "one-in": "one_in",
}  # fmt: skip


def read_terms(text: str) -> tuple[EventTerms, str]:
    """The terms, and the betting structure of their levels; ValueError if there are none such."""
    parts = [part.strip() for part in text.split(",")]
    key, _, structure = parts[0].partition(" ")
    terms = EventTerms(key, 0)
    for part in parts[1:]:
        terms = read_one(terms, part)
    return terms, structure or "no-limit"


def read_one(terms: EventTerms, part: str) -> EventTerms:
    word, _, rest = part.partition(" ")
    if word in NUMBERS:
        return replace(terms, **{NUMBERS[word]: counted(rest)})
    if word in PRIZES:
        prizes = replace(terms.prizes, **{PRIZES[word]: counted(rest)})
        return replace(terms, prizes=prizes)
    if word in ("prizes", "amounts", "first"):
        return replace(terms, prizes=read_prizes(terms.prizes, word, rest))
    if word == "price":
        return replace(terms, price=read_price(rest))
    if word == "bounty":  # of each entry, on the head of whoever enters
        return replace(terms, price=replace(terms.price, bounty=counted(rest)))
    if word == "chips":
        return replace(terms, chips=tuple(counted(one) for one in rest.split("/")))
    if part in KINDS:
        return replace(terms, **{KINDS[part]: True})
    rebuys = REBUY.fullmatch(part)
    if rebuys:
        until, under, most = (counted(one or "0") for one in rebuys.group(3, 4, 5))
        rebuy = RebuyTerms(read_price(rebuys[1]), counted(rebuys[2] or "0"), until, under, most)
        return replace(terms, rebuy=rebuy)
    add_on = ADD_ON.fullmatch(part)
    if add_on:
        after = counted(add_on[3] or "0")
        return replace(terms, add_on=AddOnTerms(read_price(add_on[1]), counted(add_on[2]), after))
    raise ValueError(f"{quoted(part)} says nothing of an event; {LIKE} would")


def read_prizes(prizes: PrizeTerms, word: str, text: str) -> PrizeTerms:
    """``prizes 50/30/20`` in per cent, ``amounts 500/300/200``; ``first 40``, of the curve."""
    if word == "first":
        return replace(prizes, first=counted(text) * WHOLE // 100)
    told = tuple(counted(one) for one in text.split("/"))
    if word == "amounts":
        return replace(prizes, amounts=told)
    return replace(prizes, shares=tuple(one * WHOLE // 100 for one in told))


def read_price(text: str) -> Price:
    """``50+10``: to the pool and to the house; ``50+10+5`` with a service charge, ``50+10+5+25``
    with a bounty too."""
    if text == "free":
        return FREE
    return Price(*[counted(part) for part in text.split("+", 3)])


def read_levels(text: str, structure: str) -> tuple[Level, ...]:
    return tuple(read_level(part.strip(), structure) for part in text.split(","))


def read_level(text: str, structure: str) -> Level:
    """``25/50 for 20``, ``100/200 ante 25 for 20``, ``break for 10``; ``removing 25`` at its
    end."""
    found = re.fullmatch(r"(.+?) for (\d+)(?: removing ([\d/]+))?", text)
    if found is None:
        raise ValueError(f"{quoted(text)} is no level, like 25/50 for 20")
    removed = tuple(counted(one) for one in (found[3] or "").split("/") if one)
    minutes = counted(found[2])
    if minutes > LONGEST_LEVEL:
        raise ValueError(f"{minutes:,} minutes are too long: at most {LONGEST_LEVEL:,}, a week")
    if found[1] == "break":
        return Level(minutes, remove=removed)
    words = found[1].split()
    if words[0] in names():  # another game of a mix, with its betting: stud limit 100/200 ante 25
        return Level(minutes, read_stakes(words[1:]), words[0], removed)
    return Level(minutes, read_stakes([structure, *words]), remove=removed)
