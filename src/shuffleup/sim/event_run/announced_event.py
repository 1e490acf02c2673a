"""An event as it is announced in words: a structure that is there or one that is made for so many,
and what is told besides, terms and levels.

``AnnouncedEvent("holdem", terms="stack 1500, seats 6, price 100+10, sit-and-go, cap 6")``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.setup import SetupError
from shuffleup.outside_text import counted, quoted
from shuffleup.sim.event_run.event_plan import EventPlan, structure_of
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_file import EventStructure
from shuffleup.tournament.event_terms.structure_maker import Pace
from shuffleup.tournament.event_terms.terms_of_event import FREE, EventTerms
from shuffleup.tournament.words.terms_words import read_levels, read_one

USUAL_FIELD = 36
ROUNDED: Final = ((100, 10), (20, 5))  # from this price to the pool, to this unit
MOST_STACK = 10**12  # each power of ten more takes more time to make levels for


class AnnouncedEvent(Struct, frozen=True):
    """What is told of an event; what is not told is as usual.

    game     a game, "omaha pot-limit", or a mix
    terms    in words: "stack 5000, seats 9, price 50+10, late 4, re-entries 1, prizes 50/30/20"
    levels   in words: "25/50 for 20, break for 10, 50/100 for 20"; "": made
    players  for how many they are made
    hours    for how long; 0: as so many usually play
    pace     "turbo", "regular" or "deep"
    """

    game: str = "holdem"
    terms: str = ""
    levels: str = ""
    players: int = USUAL_FIELD
    hours: int = 0
    pace: str = "regular"
    big_blind_ante: bool = False


@lru_cache(maxsize=16)
def announced_event(told: AnnouncedEvent) -> EventStructure:
    """The event that is meant; SetupError or ValueError if there can be none such."""
    parts = [part.strip() for part in told.terms.split(",") if part.strip()]
    numbers = {word: counted(rest) for word, _, rest in map(split, parts) if rest.isdecimal()}
    if not 2 <= told.players <= 100_000 or not 0 <= told.hours <= 100:
        raise SetupError("a structure is made for 2 to 100,000 players and at most 100 hours")
    if numbers.get("stack", 0) > MOST_STACK:
        raise SetupError(f"a structure is made for stacks of at most {MOST_STACK:,}")
    paces = [one.value for one in Pace]
    if told.pace not in paces:
        raise SetupError(f"there is no pace {quoted(told.pace)}: there are {', '.join(paces)}")
    plan = EventPlan(told.players, pace=Pace(told.pace), hours=told.hours, game=told.game)
    plan = replace(
        plan, stack=numbers.get("stack", plan.stack), seats=numbers.get("seats", 0),
        big_blind_ante=told.big_blind_ante,
    )  # fmt: skip
    made = structure_of(plan)
    terms, levels = told_besides(
        replace(made.terms, price=FREE), made.levels, parts, told.levels or None
    )
    if not {"round", "amounts", "satellite"} & {split(part)[0] for part in parts}:
        prizes = replace(terms.prizes, unit=usual_unit(terms.price.prize))
        terms = replace(terms, prizes=prizes)
    return EventStructure(terms, levels, told.players)


def usual_unit(price: int) -> int:
    """What prizes are rounded down to, where nobody said: 10 where an entry
    is 100 or more, 5 where it is 20 or more."""
    return next((unit for least, unit in ROUNDED if price >= least), 1)


def split(part: str) -> tuple[str, str, str]:
    return part.partition(" ")


def told_besides(
    terms: EventTerms, levels: tuple[Level, ...], parts: list[str], written: str | None
) -> tuple[EventTerms, tuple[Level, ...]]:
    """The same with what was announced besides, each part in the words of terms, and with levels
    that were written out; ValueError if these words say nothing."""
    if written is not None:
        terms = replace(terms, chips=())
    for part in parts:
        terms = read_one(terms, part)
    if written is not None:
        levels = read_levels(written, betting_of(levels))
    return terms, levels


def betting_of(levels: tuple[Level, ...]) -> str:
    return next(level.stakes.structure.value for level in levels if level.stakes is not None)
