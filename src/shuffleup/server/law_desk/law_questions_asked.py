"""What can be asked of the law: one struct for each job, told apart by its name."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

BookName = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9-]*$")]
ClauseId = Annotated[str, Meta(max_length=120)]
Words = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=80)]
FactName = Annotated[str, Meta(max_length=40)]
FactText = Annotated[str, Meta(max_length=300)]


class LawAsked(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something asked of the law."""


class ShelfAsked(LawAsked, frozen=True):
    """Which books there are, and what can be asked for."""


class ContentsAsked(LawAsked, frozen=True):
    book: str


class SearchAsked(LawAsked, frozen=True):
    words: str
    book: str = ""
    area: str = ""


class WholeClauseAsked(LawAsked, frozen=True):
    id: str


class CaseAsked(LawAsked, frozen=True):
    """A case of a clause, by its number; ``off``: without what the clause says, in the way of that
    number, or with -1 in the first that shows."""

    rule: str
    case: int = 0
    off: bool = False
    way: int = -1


class PointsAsked(LawAsked, frozen=True):
    """Points of a group (all with ""), as these books decide them; ``differs``: only where they
    part ways."""

    group: str = ""
    books: tuple[str, ...] = ()
    differs: bool = False


class CoverageAsked(LawAsked, frozen=True):
    """How a book's clauses are accounted for; ``proved``: each is tried as well."""

    book: str = ""
    area: str = ""
    proved: bool = False


class KindsAsked(LawAsked, frozen=True):
    """Everything that can go wrong, or what some words mean."""

    words: str = ""


class FloorAsked(LawAsked, frozen=True):
    """This happened. ``books``: all of them if none; ``game`` with its stakes; ``scene`` or
    ``play`` say where in the hand; what was told so far; what nobody knows."""

    kind: FactName
    books: Annotated[tuple[BookName, ...], Meta(max_length=6)] = ()
    game: Words = ""
    seats: Words = ""
    scene: Words = ""
    play: FactText = ""
    facts: Annotated[dict[FactName, FactText], Meta(max_length=40)] = {}
    left_out: Annotated[tuple[FactName, ...], Meta(max_length=40)] = ()


class PaperAsked(LawAsked, frozen=True):
    """An examination in a book; the same seed asks the same."""

    book: str
    count: int = 10
    seed: str = ""


class DraftPoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A point as a house decides it, the value as people write it, and its rule in words."""

    point: Name
    value: Name
    says: Annotated[str, Meta(max_length=400)] = ""


class HouseDraft(LawAsked, frozen=True):
    """A house in the making: points on top of a book; or ``text``, its file as it stands."""

    name: Name = "my-house"
    title: Name = "My house"
    about: Words = ""
    extends: BookName = "mohegan"
    points: Annotated[tuple[DraftPoint, ...], Meta(max_length=400)] = ()
    not_inherited: Annotated[tuple[Name, ...], Meta(max_length=400)] = ()
    text: Annotated[str, Meta(max_length=50_000)] = ""


class HouseTried(LawAsked, frozen=True):
    """The same house, with all cases of the book below and its own run."""

    draft: HouseDraft


AnyLawAsked = (
    ShelfAsked | ContentsAsked | SearchAsked | WholeClauseAsked | CaseAsked | PointsAsked
    | CoverageAsked | KindsAsked | FloorAsked | PaperAsked | HouseDraft | HouseTried
)  # fmt: skip
