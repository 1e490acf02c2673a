"""The cage: who has to be there when much money moves."""

from __future__ import annotations

from shuffleup.law.points.point import Group, Point, point


class CageLaw(Group):
    two_people_from: Point[int] = point(
        "cage-two-people-from",
        5000,
        "From which amount do two people sign an entry of the cage?",
        unit="chips",
        least=1,
        most=1_000_000_000,
    )
