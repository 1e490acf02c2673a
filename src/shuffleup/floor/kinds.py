"""The closed list of things that can go wrong, and who judges each.

``@kind(...)`` registers a judge: a function of the hand, the facts and the chance that answers with
a Ruling. It reads the law as ``hand.rules`` and composes the hand's primitive repairs; it changes
nothing. A kind is also a procedure of that name, so a clause can claim it.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from shuffleup.cards import shuffled
from shuffleup.floor.facts import Fact, Facts
from shuffleup.hand import Hand
from shuffleup.law.ruling import Ruling

FAMILIES = (
    "chips and words", "out of turn", "the clock", "misdeals", "bad cards", "the board", "stud",
    "dead hands", "showdown", "disputes", "penalties",
)  # fmt: skip


class Chance:
    """Where reshuffles take their chance from: a seed given from outside, never our own."""

    def __init__(self, seed: str) -> None:
        self.seed, self.drawn = seed, 0

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        self.drawn += 1
        return shuffled(cards, f"{self.seed}/{self.drawn}")


Judge = Callable[[Hand, Facts, Chance], Ruling]


class Kind(Struct, frozen=True):
    """One kind of irregularity: what a floor person would call it, and the facts that matter."""

    name: str
    family: str
    what: str
    facts: tuple[Fact, ...]
    judge: Judge


KINDS: dict[str, Kind] = {}


def kind(name: str, family: str, what: str, *facts: Fact) -> Callable[[Judge], Judge]:
    """Register a judge for a kind of irregularity."""
    assert family in FAMILIES, family
    assert name not in KINDS, name

    def register(judge: Judge) -> Judge:
        KINDS[name] = Kind(name, family, what, facts, judge)
        return judge

    return register
