"""Staff: how long a dealer deals at a table, and rests; and which games they are sent to."""

from __future__ import annotations

from shuffleup.law.points.point import Group, Point, point


class StaffLaw(Group):
    down_minutes: Point[int] = point(
        "dealer-down-minutes",
        30,
        "How long does a dealer deal at one table before the push?",
        unit="minutes",
        least=1,
        most=480,
    )
    downs_before_break: Point[int] = point(
        "dealer-downs-before-break",
        3,
        "After how many downs in a row does a dealer have a break?",
        unit="downs",
        least=1,
        most=99,
    )
    break_minutes: Point[int] = point(
        "dealer-break-minutes",
        20,
        "How long is a dealer's break?",
        unit="minutes",
        least=1,
        most=480,
    )
    only_known_games: Point[bool] = point(
        "dealer-only-known-games",
        True,
        "Is a dealer sent only to a game they can deal?",
    )
