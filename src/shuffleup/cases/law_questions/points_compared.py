"""What houses say on each point: ``compared`` lists every point with each book's value and clauses,
``differing`` those on which the books part ways."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TypedDict

from shuffleup.law.loading import COMMON
from shuffleup.law.points import AnyPoint
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook
from shuffleup.law.rules import PLACES, show_value


class BookValue(TypedDict):
    """What a book resolves a point to; where it is silent, what then applies."""

    value: str
    stated: bool
    not_inherited: bool
    clauses: list[str]


class ComparedPoint(TypedDict):
    """A point, and what each of some books says to it."""

    point: str
    group: str
    question: str
    books: dict[str, BookValue]


def show(value: object) -> str:
    """A point's value as people write it: 4 and 1/2 where the law has 4/1 and 1/2."""
    return str(value) if isinstance(value, Fraction) else show_value(value)


def flat(text: str) -> str:
    """A text of several lines as one."""
    return " ".join(text.split())


def text_of(rule: Rule) -> str:
    return f"{rule.id} {rule.title} {rule.says}".lower()


def compared(shelf: Mapping[str, Rulebook]) -> list[ComparedPoint]:
    """Every declared point with what each book resolves it to, and by which clauses."""
    rows: list[ComparedPoint] = []
    for group, place in PLACES.items():
        for point in group.points:
            rows.append(
                {
                    "point": point,
                    "group": place.replace("_", "-"),
                    "question": point.question,
                    "books": {name: resolved(book, point) for name, book in shelf.items()},
                }
            )
    return rows


def resolved(book: Rulebook, point: AnyPoint) -> BookValue:
    rules = book.deciding(point)
    value = rules[0].decides[point] if rules else point.default
    ids = [rule.id for rule in rules]
    stated = bool(ids) and not ids[0].startswith(f"{COMMON}/")
    dropped = not stated and any(point in layer.not_inherited for layer in book.layers)
    return {"value": show(value), "stated": stated, "not_inherited": dropped, "clauses": ids}


def differing(rows: list[ComparedPoint]) -> list[ComparedPoint]:
    return [row for row in rows if len({v["value"] for v in row["books"].values()}) > 1]
