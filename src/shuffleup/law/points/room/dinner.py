"""Dinner breaks: how long, how many at once, how often; and the dinner list."""

from __future__ import annotations

from shuffleup.law.points.point import Group, Point, point
from shuffleup.law.points.room.absence import ReturnPlace


class DinnerLaw(Group):
    weekday: Point[int] = point(
        "dinner-break",
        30,
        "How long is a dinner break from Sunday to Thursday?",
        unit="minutes",
        least=0,
        most=1440,
    )
    weekend: Point[int] = point(
        "dinner-break-weekend",
        30,
        "How long is a dinner break on Friday and Saturday?",
        unit="minutes",
        least=0,
        most=1440,
    )
    keeps_seat: Point[bool] = point(
        "dinner-break-keeps-seat", True, "Is the seat kept during dinner?"
    )
    return_place: Point[ReturnPlace] = point(
        "dinner-return-position",
        ReturnPlace.FIRST,
        "Where does a player back from dinner in time go on the list, where no seat is kept?",
    )
    at_once: Point[int] = point(
        "dinner-breaks-at-once",
        1,
        "How many players of a table may be at dinner at once?",
        unit="players",
        least=0,
        most=10,
    )
    per_play: Point[int] = point(
        "dinner-break-per-play",
        360,
        "How long must one play for another dinner break?",
        unit="minutes",
        least=0,
        most=10000,
    )
    spacing: Point[int] = point(
        "dinner-return-spacing",
        1,
        "At every how many places of the list are several players back from dinner put?",
        unit="places",
        least=1,
        most=99,
    )
