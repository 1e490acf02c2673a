"""Dealing the rest more than once when the betting is over and someone is all-in."""

from __future__ import annotations

from shuffleup.law.points.point import Group, Point, point


class RunItLaw(Group):
    maximum: Point[int] = point(
        "run-it-maximum",
        1,
        "How many times may the remaining cards be dealt when all-in?",
        least=1,
        most=3,
    )
    in_limit: Point[bool] = point(
        "run-it-limit", False, "May the remaining cards be dealt twice in limit?"
    )
