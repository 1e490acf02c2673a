"""Absence: when the chips of a player who is away are picked up, and where the player returns."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class PickedUpBy(Enum):
    MISSED_BLINDS = "missed-blinds"
    MINUTES = "minutes"


class ReturnPlace(Enum):
    FIRST = "first"
    SECOND = "second"
    BOTTOM = "bottom"


class ThirdManCounts(Enum):
    AWAY = "away"
    MISSING_BLINDS = "missing-blinds"


class AbsenceLaw(Group):
    picked_up_by: Point[PickedUpBy] = point(
        "absent-pickup-by",
        PickedUpBy.MISSED_BLINDS,
        "What triggers picking up an absent player?",
    )
    missed_blinds_holdem: Point[int] = point(
        "absent-pickup-missed-blinds-holdem",
        3,
        "How many blinds missed in a row lead to a pick-up in hold'em?",
        unit="blinds",
        least=1,
        most=99,
    )
    missed_blinds_omaha: Point[int] = point(
        "absent-pickup-missed-blinds-omaha",
        3,
        "How many blinds missed in a row lead to a pick-up in Omaha?",
        unit="blinds",
        least=1,
        most=99,
    )
    after: Point[int] = point(
        "absent-pickup-after",
        45,
        "How long may a player be away before a pick-up, where the house takes a rake?",
        unit="minutes",
        least=1,
        most=1440,
    )
    time_game_buttons: Point[int] = point(
        "absent-pickup-time-game-buttons",
        2,
        "Which absent button puts a player into the lobby, where time is paid?",
        unit="buttons",
        least=1,
        most=99,
    )
    time_game_after: Point[int] = point(
        "absent-pickup-time-game-after",
        20,
        "How long after the last absent button is a player picked up, where time is paid?",
        unit="minutes",
        least=1,
        most=1440,
    )
    frequent: Point[bool] = point(
        "frequent-absence-pickup", True, "May frequent absence alone lead to a pick-up?"
    )
    return_place: Point[ReturnPlace] = point(
        "pickup-return-position",
        ReturnPlace.BOTTOM,
        "Where does a picked-up player return on the list?",
    )
    return_window: Point[int] = point(
        "pickup-return-window",
        0,
        "Within how long after a pick-up does a returning player get that place?",
        unit="minutes",
        least=0,
        most=1440,
    )
    voluntary_place: Point[ReturnPlace] = point(
        "voluntary-pickup-return-position",
        ReturnPlace.FIRST,
        "Where does a player return who picked up their own chips?",
    )
    voluntary_window: Point[int] = point(
        "voluntary-pickup-window",
        60,
        "Within how long must a player who picked up their own chips be back for that place?",
        unit="minutes",
        least=0,
        most=1440,
    )
    third_man_counts: Point[ThirdManCounts] = point(
        "third-man-counts",
        ThirdManCounts.AWAY,
        "Which players does third man walking count?",
    )
    third_man_number: Point[int] = point(
        "third-man-number",
        3,
        "Third man walking: which absentee may lose the seat?",
        unit="players",
        least=1,
        most=10,
    )
    third_man_grace: Point[int] = point(
        "third-man-grace",
        10,
        "How long has the third man walking to return?",
        unit="minutes",
        least=0,
        most=1440,
    )
    third_man_only_with_list: Point[bool] = point(
        "third-man-only-with-list",
        False,
        "Does third man walking need a waiting list?",
    )
    recalled_from: Point[int] = point(
        "absentees-recalled-from",
        2,
        "From how many absentees with a missed blind may all be recalled when another leaves?",
        unit="players",
        least=0,
        most=10,
    )
