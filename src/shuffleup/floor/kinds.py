"""The closed list of things that can go wrong, what each is asked of, and who judges it.

One registry for every layer. A kind names what its judge needs (a hand, a table, a room, an event),
and the layer that owns the thing registers the kind: ``@kind(...)`` here for a hand, the table's
own ``@kind`` for a table, ``@asked`` for a room, ``@asked_of_event`` for a tournament. A judge is a
function of that thing, the facts and the chance, and answers with a Ruling; it reads the law as
``.rules`` and changes nothing. A kind is also a procedure of that name, so a clause can claim it.
``shuffleup.irregularities`` has imported every layer's.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from shuffleup.cards import shuffled
from shuffleup.floor.evidence import HowKnown
from shuffleup.floor.facts import Fact, Facts
from shuffleup.floor.stud.opener_gone import opened_anew
from shuffleup.hand import Hand
from shuffleup.hand.rulings import HandEvent
from shuffleup.law.rules import Rules
from shuffleup.law.ruling import Ruling


class Need(Enum):
    """What a kind is asked of, and so what its judge is given."""

    HAND = "hand"
    TABLE = "table"
    ROOM = "room"
    EVENT = "tournament"
    SEASON = "league"


STAGED = (Need.ROOM, Need.EVENT, Need.SEASON)  # put up for the question: they turn on no hand


class UnderRules(Protocol):
    """Whatever a judge is given is played by some house's rules."""

    @property
    def rules(self) -> Rules: ...


class Chance:
    """Where reshuffles take their chance from: a seed given from outside, never our own."""

    def __init__(self, seed: str) -> None:
        self.seed, self.drawn = seed, 0

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        self.drawn += 1
        return shuffled(cards, f"{self.seed}/{self.drawn}")


S = TypeVar("S", bound=UnderRules)  # what a kind is asked of
E = TypeVar("E")  # the events of the layer that judges it
Judge = Callable[[S, Facts, Chance], Ruling[E]]
Afterwards = Callable[[str, S, Ruling[E]], Ruling[E]]  # what follows from a ruling of any kind


class Kind(Struct, Generic[S, E], frozen=True):
    """One kind of irregularity: what a floor person would call it, the facts that matter, and who
    can know that it happened where the house deals."""

    name: str
    family: str
    what: str
    facts: tuple[Fact, ...]
    judge: Judge[S, E]
    need: Need
    known: HowKnown


# Any, because judges of different needs stand side by side here: ``need`` says what each has to be
# given, which no type can tell of a kind that was looked up by its name.
AnyKind = Kind[Any, Any]
KINDS: dict[str, AnyKind] = {}
FAMILIES: dict[Need, tuple[str, ...]] = {}


class Registrar(Generic[S, E]):
    """How a layer registers its kinds: what their judges need, and the families they fall in."""

    def __init__(
        self, need: Need, *families: str, afterwards: Afterwards[S, E] | None = None
    ) -> None:
        assert need not in FAMILIES, need
        self.need = need
        self.afterwards = afterwards
        FAMILIES[need] = families

    def __call__(
        self, name: str, family: str, what: str, *facts: Fact, known: HowKnown
    ) -> Callable[[Judge[S, E]], Judge[S, E]]:
        """Register a judge for a kind of irregularity."""
        assert family in FAMILIES[self.need], family
        assert name not in KINDS, name

        def register(judge: Judge[S, E]) -> Judge[S, E]:
            whole = self.to_the_end(name, judge)
            KINDS[name] = Kind(name, family, what, facts, whole, self.need, known)
            return judge

        return register

    def to_the_end(self, name: str, judge: Judge[S, E]) -> Judge[S, E]:
        """The judge, and what follows in this layer from whatever it rules."""
        afterwards = self.afterwards
        if afterwards is None:
            return judge
        return lambda of, facts, chance: afterwards(name, of, judge(of, facts, chance))


kind: Registrar[Hand, HandEvent] = Registrar(
    Need.HAND,
    "chips and words", "out of turn", "the clock", "misdeals", "bad cards", "the board", "stud",
    "dead hands", "showdown", "disputes", "penalties", afterwards=opened_anew,
)  # fmt: skip


def families() -> tuple[str, ...]:
    """The families of every layer that has been imported, the hand's first."""
    return tuple(family for of_layer in FAMILIES.values() for family in of_layer)


def kinds_of(need: Need) -> dict[str, AnyKind]:
    """The kinds that are asked of one thing, by name."""
    return {name: one for name, one in KINDS.items() if one.need is need}
