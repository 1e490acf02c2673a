"""Where the books differ, a case shows each value; ``values_without_case()`` lists those without.

A value is shown when those cases of a clause under whose book the point has it turn red, between
them, with every other value. The clause may be of a book, or of common practice.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cases.clauses import Clause, whole_law
from shuffleup.cases.prove import all_rules, proof, value_of
from shuffleup.cases.runner import home
from shuffleup.law.points import PointValue
from shuffleup.law.rulebook import resolve
from shuffleup.law.rules import POINTS, show_value


class Unshown(Struct, frozen=True):
    """A value of a point that no case shows, and the books that resolve to it."""

    point: str
    value: str
    books: tuple[str, ...]


def values_without_case() -> list[Unshown]:
    """The values of points on which the books differ that no case tells from the others."""
    found = []
    for point in POINTS:
        values = books_by_value(point)
        if len(values) > 1:
            shown = shown_values(point)
            found += [
                Unshown(str(point), show_value(value), books)
                for value, books in values.items()
                if value not in shown
            ]
    return found


def books_by_value(point: str) -> dict[PointValue, tuple[str, ...]]:
    found: dict[PointValue, tuple[str, ...]] = {}
    for name, rules in all_rules().items():
        value = value_of(rules, point)
        found[value] = (*found.get(value, ()), name)
    return found


def shown_values(point: str) -> set[PointValue]:
    deciding = [clause for clause in whole_law().values() if point in clause.rule.decides]
    return {value for clause in deciding for value in shown_by(clause, point)}


def shown_by(clause: Clause, point: str) -> set[PointValue]:
    """The values of a point that the cases of one clause tell from every other."""
    tried = proof(clause)
    if tried.failing:
        return set()
    here = {c.name: value_of(resolve(home(c, clause.under)), point) for c in clause.cases}
    entries = [entry for entry in tried.entries if entry.name == point]
    return {
        value
        for value in here.values()
        if all(any(here[case] == value for case in entry.red) for entry in entries)
    }
