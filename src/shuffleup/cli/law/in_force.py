"""The law that a transcript or a log is explained by: ``law_for`` chooses the book, ``clauses`` and
``why`` say what of it stands behind a line."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cases.law_questions.points_compared import show
from shuffleup.cli.books import open_book
from shuffleup.law.circumstances import CIRCUMSTANCES
from shuffleup.law.loading import BOOKS, COMMON, HOUSES
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, cite, digest, resolve
from shuffleup.law.rules import DEFAULT, POINTS, Rules


class LawInForce(Struct, frozen=True):
    """The book that explains a hand, a note on how it was chosen, and the rules to run it by."""

    book: Rulebook
    note: str
    rules: Rules


class UnderLaw(Struct, frozen=True):
    """What a line is told under: the book, its rules, the rules it was played by, the game and
    its betting."""

    book: Rulebook
    stated: Rules
    played: Rules
    game: str
    structure: str
    what: str = "hand"  # whose own rules they are, if it has any


def law_for(played_by: str, name: str, what: str = "hand") -> LawInForce:
    """The book asked for, the one of that digest, or what is common practice.

    What names its book holds the rules it was played by; anything else is run by the book's.
    """
    if name:
        book = open_book(name)
        other = f"; the {what} was played by {played_by}" if played_by != digest(book) else ""
        note = f"Explained by {book.layers[-1].title}{other if played_by else ''}."
        return LawInForce(book, note, DEFAULT if played_by else resolve(book))
    common = "explained by common practice; --book names another"
    if not played_by:
        return LawInForce(open_book(COMMON), f"The {what} names no book: {common}.", DEFAULT)
    for known in (*BOOKS, *HOUSES):
        book = open_book(known)
        if digest(book) == played_by:
            return LawInForce(book, f"Played by {book.layers[-1].title}, {played_by}.", DEFAULT)
    name = played_by.partition("@")[0]
    if name in (*BOOKS, *HOUSES):
        book = open_book(name)
        note = (
            f"Played by an older text of {book.layers[-1].title}, {played_by}. Explained by"
            f" today's; where the {what}'s own rules were different, it says so."
        )
        return LawInForce(book, note, DEFAULT)
    note = f"No book here is {played_by}, by which the {what} was played: {common}."
    return LawInForce(open_book(COMMON), note, DEFAULT)


# ---- clauses and reasons ---------------------------------------------------------------------


def is_by_the_book(name: str, under: UnderLaw) -> bool:
    """Whether it was played as the book has it; ``rules:`` lines may have changed a point."""
    point = POINTS.get(name)
    return point is None or under.played.decided(point) == under.stated.decided(point)


def clauses(grounds: tuple[str, ...], under: UnderLaw) -> tuple[Rule, ...]:
    """The clauses behind grounds; not those of a point on which the hand had rules of its own."""
    named = tuple(name for name in grounds if is_by_the_book(name, under))
    return cite(under.book, named, under.game, under.structure)


def why(name: str, under: UnderLaw) -> str:
    """A point's question with the value in force, or what a procedure does."""
    point = POINTS.get(name)
    if point is None:
        return f"{name}: {PROCEDURES.get(name) or CIRCUMSTANCES[name]}"
    said = f"{point}: {point.question} {show(under.played.decided(point))}"
    if is_by_the_book(name, under):
        return said
    ids = ", ".join(rule.id for rule in cite(under.book, (name,), under.game, under.structure))
    return f"{said} (so in this {under.what}; {ids} has {show(under.stated.decided(point))})"
