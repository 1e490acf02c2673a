"""What the desk of the law answers, as the page gets it. Values are words, clauses are ids."""

from __future__ import annotations

from msgspec import Struct

# ---- reading ---------------------------------------------------------------------------------


class BookListed(Struct, frozen=True):
    name: str
    title: str
    about: str
    clauses: int


class GroupListed(Struct, frozen=True):
    """Points that belong together; ``layer`` is who runs them."""

    group: str
    layer: str
    points: int


class LawShelf(Struct, frozen=True):
    books: list[BookListed]
    areas: list[str]
    groups: list[GroupListed]
    clauses: int


class ClauseLine(Struct, frozen=True):
    """A clause in a list. ``state``: running, posted, open, repeat, or what it is instead of law:
    conduct, definition, heading."""

    id: str
    title: str
    state: str
    cases: int
    says: str = ""


class ChapterLine(Struct, frozen=True):
    title: str
    clauses: list[ClauseLine]


class BookContents(Struct, frozen=True):
    book: str
    title: str
    about: str
    chapters: list[ChapterLine]


class LawFound(Struct, frozen=True):
    """``found`` are the first of ``total``; ``nearest``: none has all the words, these most."""

    total: int
    found: list[ClauseLine]
    nearest: bool = False


class HouseValue(Struct, frozen=True):
    """What one book says on a point; ``stated``: itself, and not by its silence."""

    book: str
    value: str
    stated: bool
    clauses: list[str]


class PointShown(Struct, frozen=True):
    """A point as a question; ``kind``: yes, choice, number or fraction."""

    point: str
    group: str
    question: str
    kind: str
    values: list[str]
    least: int | None
    most: int | None
    unit: str
    allowed: str
    books: list[HouseValue]


class ProcedureLine(Struct, frozen=True):
    name: str
    says: str


class CaseLine(Struct, frozen=True):
    """A case of a clause: the book it runs under, and its lines."""

    name: str
    book: str
    lines: list[str]


class WholeClause(Struct, frozen=True):
    """A clause with all there is to it. ``decided`` is its own value on each of its ``points``."""

    id: str
    book: str
    title: str
    says: str
    treatment: str
    area: str
    layer: str
    state: str
    same_as: str
    why_not_run: str
    note: str
    decided: dict[str, str]
    points: list[PointShown]
    by: list[ProcedureLine]
    cases: list[CaseLine]
    chapter: str
    before: str
    after: str


class CountLine(Struct, frozen=True):
    """How far some clauses are; ``proved`` is null where it was not tried."""

    name: str
    clauses: int
    accounted: int
    running: int
    with_cases: int
    posted: int
    open: int
    proved: int | None


class CoverageShown(Struct, frozen=True):
    total: CountLine
    books: list[CountLine]
    layers: list[CountLine]
    areas: list[CountLine]
    unproved: list[str]


# ---- cases -----------------------------------------------------------------------------------


class SeatPicture(Struct, frozen=True):
    """A player in a step: chips in front and behind; ``state``: to-act, folded, all-in or ""."""

    name: str
    bet: int
    stack: int
    state: str


class CaseStep(Struct, frozen=True):
    """A statement that was run. ``kind``: done, refused, so (a fact that holds) or red (one that
    does not); ``says`` is what was ruled, ``clauses`` what stands behind it."""

    line: int
    words: str
    kind: str
    says: str
    clauses: list[str]
    seats: list[SeatPicture]
    board: str
    pot: int


class WayOff(Struct, frozen=True):
    """One way to do without a clause: a point as another house has it, or a procedure left undone;
    ``red``: this case then reads otherwise."""

    name: str
    question: str
    instead: str
    red: bool


class CaseRun(Struct, frozen=True):
    """A case that was run. ``result``: passed, red, …; ``line`` is the one that is false."""

    rule: str
    case: str
    book: str
    lines: list[str]
    result: str
    says: str
    line: int
    steps: list[CaseStep]
    ways: list[WayOff]
    way: int


# ---- asking ----------------------------------------------------------------------------------


class KindLine(Struct, frozen=True):
    name: str
    what: str
    family: str
    said: str = ""


class KindsFound(Struct, frozen=True):
    """The commonest, every kind by family, or what some words mean; clauses where no kind does."""

    commonest: list[KindLine]
    kinds: list[KindLine]
    clauses: list[ClauseLine]
    meant: str = ""


class AnswerChoice(Struct, frozen=True):
    value: str
    label: str


class FloorQuestion(Struct, frozen=True):
    """A question and answers worth offering. ``said`` is the answer so far, ``usual`` what holds if
    nothing is said; ``kind`` is that of the fact."""

    name: str
    question: str
    kind: str
    choices: list[AnswerChoice]
    said: str
    usual: str


class ClauseSaid(Struct, frozen=True):
    id: str
    title: str
    says: str


class RulingChoice(Struct, frozen=True):
    name: str
    says: str


class TurnLater(Struct, frozen=True):
    choice: str
    between: str
    may: str


class BookRuling(Struct, frozen=True):
    """What one book rules. ``silent``: the book says nothing, common practice answers."""

    book: str
    title: str
    sentence: str
    why: list[str]
    clauses: list[ClauseSaid]
    choices: list[RulingChoice]
    default: str
    silent: bool
    refused: bool
    open: bool
    notes: list[str]
    later: list[TurnLater]
    other_readings: list[str]


class BooksDiffer(Struct, frozen=True):
    """A point on which the books part ways."""

    point: str
    question: str
    values: dict[str, str]
    silent: list[str]


class FloorAnswer(Struct, frozen=True):
    """Where the question stands: ``needed`` is to be answered before anything is ruled, ``told``
    are answers that were given, ``usual`` what is taken so and would change a ruling; ``house`` is
    the book this house plays by, if it is one of them."""

    kind: str
    what: str
    game: str
    stakes: str
    scene: str
    scenes: list[str]
    story: list[str]
    play: str
    needed: FloorQuestion | None
    told: list[FloorQuestion]
    usual: list[FloorQuestion]
    rulings: list[BookRuling]
    differ: list[BooksDiffer]
    alike: bool
    wrong: str
    house: str = ""


class PaperQuestion(Struct, frozen=True):
    """An exercise: what is seen and told, rulings to choose from, and which is right."""

    kind: str
    story: list[str]
    what: str
    facts: list[str]
    choices: list[str]
    right: int
    sentence: str
    clauses: list[ClauseSaid]


class PaperShown(Struct, frozen=True):
    book: str
    title: str
    questions: list[PaperQuestion]


# ---- houses ----------------------------------------------------------------------------------


class HouseMistake(Struct, frozen=True):
    """What is wrong with a draft; ``point`` or ``rule`` say where, if it is in one place."""

    point: str
    rule: str
    says: str


class HouseChange(Struct, frozen=True):
    """A point the house decides otherwise; ``over`` are the clauses it overrides."""

    point: str
    question: str
    was: str
    now: str
    clause: str
    over: list[str]


class HouseRead(Struct, frozen=True):
    """A draft as it reads: its file, mistakes, changes. ``points`` are those the file decides;
    ``plain``: there is nothing in it but points, so it can be changed by its questions."""

    file: str
    text: str
    title: str
    extends: str
    mistakes: list[HouseMistake]
    changes: list[HouseChange]
    remarks: list[HouseMistake]
    points: dict[str, str]
    plain: bool


class CaseDiffers(Struct, frozen=True):
    """A case that reads otherwise in this house: the line, and what is so instead."""

    rule: str
    title: str
    case: str
    line: str
    says: str


class HouseTriedShown(Struct, frozen=True):
    """``tried`` cases of the book below; ``failing`` are the house's own."""

    tried: int
    differ: list[CaseDiffers]
    failing: list[CaseDiffers]
    never_red: list[CaseDiffers]
    mistakes: list[HouseMistake]
