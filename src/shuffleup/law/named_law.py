"""The law a table is played by, in one line, and whether rules are what that line says.

``name_of(book, rules)`` is the book's digest, and after it the points that a house decided
otherwise: ``mohegan@8167d1ad197fdcf5 but check-raise no``. So the line names all of the rules, and
``differences`` finds a point that somebody changed without saying so, wherever the book is at hand.
"""

from __future__ import annotations

from functools import cache

from shuffleup.law.loading import SHIPPED
from shuffleup.law.rulebook import Rulebook, digest, resolve, rulebook
from shuffleup.law.rules import POINTS, Rules, show_value

BUT = " but "


def name_of(book: Rulebook, rules: Rules) -> str:
    """The line that names these rules, made from a book."""
    usual = in_words(resolve(book))
    changed = [f"{point} {said}" for point, said in in_words(rules).items() if usual[point] != said]
    return f"{digest(book)}{BUT if changed else ''}{', '.join(changed)}"


def digest_in(name: str) -> str:
    """The digest of the book alone."""
    return name.partition(BUT)[0]


def book_named(name: str) -> Rulebook | None:
    """The book of that digest, if we have exactly that text."""
    book, _, _ = digest_in(name).partition("@")
    return shipped_by_digest().get(digest_in(name)) if book in SHIPPED else None


@cache
def shipped_by_digest() -> dict[str, Rulebook]:
    return {digest(book): book for book in map(rulebook, SHIPPED)}


def differences(name: str, rules: Rules, book: Rulebook) -> list[str]:
    """The points on which rules are not what the line of that book says, in words."""
    should, said = in_words(resolve(book)), in_words(rules)
    strange = []
    for part in filter(None, name.partition(BUT)[2].split(", ")):
        point, _, value = part.partition(" ")
        if should.get(point, value) == value:
            strange.append(f"{part!r} changes nothing")
        should[point] = value
    wrong = [point for point in said if said[point] != should[point]]
    return strange + [f"{point} is {said[point]}, not {should[point]}" for point in wrong]


def in_words(rules: Rules) -> dict[str, str]:
    """Every point as the law writes it."""
    return {str(point): show_value(rules.decided(point)) for point in POINTS.values()}
