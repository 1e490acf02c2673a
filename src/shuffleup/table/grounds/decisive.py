"""Which points decided something: those without which it would have come out otherwise.

``decisive(table, read, …)`` reads the table once by its own rules and once for each other value of
every point of some groups. What is read must only read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from shuffleup.law.otherwise import instead
from shuffleup.law.points import PointValue
from shuffleup.law.points.point import Group
from shuffleup.table.state import Table, copy

R = TypeVar("R")
Grounds = tuple[str, ...]
Otherwise = dict[str, list[R]]  # by point: what would be read if it were decided otherwise


def decisive(table: Table, read: Callable[[Table], object], *groups: type[Group]) -> Grounds:
    """The points of these groups on which what is read depends."""
    so = read(table)
    found = otherwise(table, read, *groups)
    return tuple(point for point, others in found.items() if any(one != so for one in others))


def otherwise(table: Table, read: Callable[[Table], R], *groups: type[Group]) -> Otherwise[R]:
    """What would be read for each other value of each point."""
    trial = copy(table)
    found: Otherwise[R] = {}
    for group in groups:
        for point in group.points:
            own: PointValue = table.rules.decided(point)
            for value in instead(point, own):
                trial.rules = table.rules.but(**{point: value})
                found.setdefault(point, []).append(read(trial))
    return found
