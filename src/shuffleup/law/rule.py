"""A clause of a rulebook as data: what it says, what it decides, what runs it, and its cases.

``Rule`` is one clause, ``Chapter`` one file of them, ``Book`` one layer of the law. They are
frozen; ``law.loading`` makes them from TOML and refuses what it cannot trust.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from shuffleup.law.points import PointValue
from shuffleup.outside_text import sentence


class LawError(ValueError):
    """A rulebook that cannot be trusted: the file, the rule and why."""

    def __init__(self, file: str, rule: str, why: str) -> None:
        self.file, self.rule, self.why = sentence(file, 120), sentence(rule, 80), sentence(why, 250)
        where = f"{self.file}: {self.rule}" if rule else self.file
        super().__init__(f"{where}: {self.why}")


class Treatment(Enum):
    """What software does with a clause."""

    AUTOMATIC = "automatic"
    PROCEDURE = "procedure"
    RULING = "ruling"
    OPERATION = "operation"
    CONDUCT = "conduct"
    DEFINITION = "definition"
    HEADING = "heading"


class Layer(Enum):
    """The package that runs a clause."""

    HAND = "hand"
    FLOOR = "floor"
    TABLE = "table"
    ROOM = "room"
    TOURNAMENT = "tournament"
    LEAGUE = "league"


# Clauses that software must run, or say why it cannot.
MUST_RUN = (Treatment.AUTOMATIC, Treatment.PROCEDURE, Treatment.RULING, Treatment.OPERATION)


class Case(Struct, frozen=True):
    """A transcript that shows a clause at work; ``example`` numbers a printed one, from 1."""

    name: str
    play: str
    book: str = ""
    also: tuple[str, ...] = ()
    example: int = 0


class Rule(Struct, frozen=True):
    """One clause. ``decides`` and ``otherwise`` hold typed values by point."""

    id: str
    title: str
    says: str
    treatment: Treatment
    area: str
    layer: Layer
    decides: dict[str, PointValue] = {}
    otherwise: dict[str, PointValue] = {}
    by: tuple[str, ...] = ()
    same_as: str = ""
    why_not_run: str = ""
    examples: tuple[str, ...] = ()
    note: str = ""
    cases: Sequence[Case] = ()
    file: str = ""
    games: tuple[str, ...] = ()  # its own or its chapter's: the games it speaks of, all if none
    structures: tuple[str, ...] = ()  # and the betting structures, in the same way
    when: tuple[str, ...] = ()  # the circumstances it speaks of alone, see ``law.circumstances``
    why_not_cited: str = ""  # why no event, refusal or ruling can cite it where it decides
    owes: dict[str, str] = {}  # by layer: a part of it that this layer has yet to run

    def speaks_of(self, game: str, structure: str = "") -> bool:
        """Whether the clause is about this game (omaha-5-eight is Omaha) in this betting structure;
        what is not given is not asked."""
        if structure and self.structures and structure not in self.structures:
            return False
        return not (self.games and game) or any(game.startswith(key) for key in self.games)

    @property
    def running(self) -> bool:
        return bool(self.decides or self.by)


class Chapter(Struct, frozen=True):
    title: str
    file: str
    rules: tuple[Rule, ...]


class Book(Struct, frozen=True):
    """One layer of the law: the common one, a book, or a house of its own."""

    name: str
    title: str
    about: str
    extends: str
    chapters: tuple[Chapter, ...]
    not_inherited: tuple[str, ...] = ()
    deciding: dict[str, tuple[Rule, ...]] = {}  # by point
    running: dict[str, tuple[Rule, ...]] = {}  # by procedure

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)
