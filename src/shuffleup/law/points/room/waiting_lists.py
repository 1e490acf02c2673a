"""Waiting lists: who may be on one, for how long, and what a call does."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class JoinByPhone(Enum):
    NOBODY = "nobody"
    DESIGNATED_GAMES = "designated-games"
    ANY_GAME = "any-game"


class WaitingListLaw(Group):
    by_phone: Point[JoinByPhone] = point(
        "join-list-by-phone",
        JoinByPhone.DESIGNATED_GAMES,
        "For which games may one join the list by phone?",
    )
    rolls: Point[int] = point(
        "list-rolls",
        0,
        "How often may a called name be rolled to the end?",
        unit="times",
        least=0,
        most=9,
    )
    with_open_seats: Point[bool] = point(
        "list-with-open-seats",
        False,
        "May one be listed for a game that has open seats?",
    )
