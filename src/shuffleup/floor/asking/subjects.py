"""What a kind is asked of: how to stage one, read one from a text, tell its story, rule on it.

A ``Subject`` stands for each ``Need``, registered by the layer that owns the thing: the hand's by
the floor, the table's by the table. ``position(kind, text, rules)`` runs a transcript and finds
what a kind needs in it: a table's transcript also has a hand to ask about.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic

from msgspec import Struct

from shuffleup.floor.asking.own_table import USUAL, OwnTable
from shuffleup.floor.facts import Answers, Fact, FactAnswer
from shuffleup.floor.kinds import AnyKind, E, Kind, Need, S
from shuffleup.floor.substantial import Act
from shuffleup.games import Sheet
from shuffleup.law.notation import NotationError, Statement, parse
from shuffleup.law.rules import DEFAULT, Rules
from shuffleup.law.ruling import Ruling


class Position(Struct, Generic[S]):
    """Where things stand when the question is asked: the hand or the table, who sits where, and
    the facts of a report that are known from it."""

    of: S
    names: list[str]
    known: Answers = {}


# Any, because only the kind's ``need`` says what a transcript was asked for.
AnyPosition = Position[Any]


class Subject(ABC, Generic[S, E]):
    """One sort of thing that can be asked about."""

    need: ClassVar[Need]
    where: ClassVar[str]  # how the interview asks for a scene
    text: ClassVar[str]  # what a transcript of one looks like

    @abstractmethod
    def is_told_by(self, statements: list[Statement]) -> bool:
        """Whether a transcript tells of one of these."""

    @abstractmethod
    def read(self, text: str, rules: Rules) -> Position[S]:
        """What a transcript comes to under a house's rules; NotationError if it cannot be run."""

    def inside(self, at: Position[S], kind: AnyKind) -> AnyPosition | None:
        """A smaller thing that is part of this one, a table's hand, for a kind that is asked of
        it; None if it has none."""
        return None

    @abstractmethod
    def scenes(self, sheet: Sheet) -> tuple[str, ...]:
        """The scenes of a game to start from, by name."""

    @abstractmethod
    def scene(self, name: str, sheet: Sheet, own: OwnTable = USUAL) -> str:
        """The transcript of a scene, at a table of one's own if need be."""

    @abstractmethod
    def told(self, at: Position[S], *, cards: bool = False) -> list[str]:
        """Its story in a few lines; no card that does not lie open for all."""

    @abstractmethod
    def likely(self, of: S, fact: Fact) -> tuple[FactAnswer, ...]:
        """Answers worth trying; none where one would have to guess."""

    def acts(self, of: S) -> tuple[tuple[Act, ...], ...]:
        """What players may have done one after the other, as far as worth trying."""
        return ()

    @abstractmethod
    def game(self, of: S) -> str:
        """The game being played, by its key: clauses may speak of some games alone."""

    @abstractmethod
    def structure(self, of: S) -> str:
        """Its betting structure, by name: clauses may speak of some alone."""

    @abstractmethod
    def ruled(self, of: S, kind: Kind[S, E], facts: Answers) -> Ruling[E]:
        """The ruling on a kind with these facts; nothing changes."""


# Any, as for ``AnyKind``: things of different layers, each found by what a kind needs.
AnySubject = Subject[Any, Any]
SUBJECTS: dict[Need, AnySubject] = {}


def register(subject: AnySubject) -> None:
    """Let kinds be asked of this."""
    assert subject.need not in SUBJECTS, subject.need
    SUBJECTS[subject.need] = subject


def subject_of(kind: AnyKind) -> AnySubject:
    return SUBJECTS[kind.need]


def position(kind: AnyKind, text: str, rules: Rules = DEFAULT) -> AnyPosition:
    """Where a transcript leaves what a kind is asked of; NotationError if there is none in it."""
    wanted, statements = subject_of(kind), parse(text)
    teller = next(one for one in largest_first() if one.is_told_by(statements))
    if teller is wanted:
        return wanted.read(text, rules)
    if list(Need).index(teller.need) < list(Need).index(kind.need):
        return read_as(wanted, kind, text, rules)
    found = teller.inside(teller.read(text, rules), kind)
    if found is None:
        raise NotationError(statements[-1].line, f"there is no {kind.need.value} in it yet")
    return found


def read_as(wanted: AnySubject, kind: AnyKind, text: str, rules: Rules) -> AnyPosition:
    """A text that seems to tell of something smaller, such as the opening lines of a table."""
    try:
        return wanted.read(text, rules)
    except NotationError as error:
        why = f"{kind.name} is asked of a {kind.need.value}, and this is none: {wanted.text}"
        raise NotationError(error.line, why) from error


def largest_first() -> list[AnySubject]:
    """Every table tells of hands too, so the table's words are looked for first."""
    return [SUBJECTS[need] for need in reversed(Need) if need in SUBJECTS]
