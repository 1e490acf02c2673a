"""Must-move games: who moves to the main game, when, and what becomes of those who will not."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class MustMoveList(Enum):
    WAITING_LIST_ORDER = "waiting-list-order"
    ARRIVAL_ORDER = "arrival-order"


class MustMoveRefusal(Enum):
    NEXT_BLIND = "plays-to-next-blind-then-out"
    AT_ONCE = "out-at-once"


class MustMoveLaw(Group):
    main_minimum: Point[int] = point(
        "main-game-minimum",
        8,
        "Smallest main game while a feeder runs?",
        unit="players",
        least=0,
        most=10,
    )
    feeder_hands: Point[int] = point(
        "feeder-minimum-hands",
        1,
        "Hands a newcomer must play in the feeder?",
        unit="hands",
        least=0,
        most=99,
    )
    returners_first: Point[bool] = point(
        "must-move-returners-first",
        False,
        "Does a player who comes back from the main game in time move first?",
    )
    volunteers_first: Point[bool] = point(
        "must-move-volunteers-first",
        False,
        "Do those who want to move go before those who have to?",
    )
    list_order: Point[MustMoveList] = point(
        "must-move-list-order",
        MustMoveList.WAITING_LIST_ORDER,
        "The must-move list follows?",
    )
    return_window: Point[int] = point(
        "main-player-return-window",
        60,
        "Within how long does a main-game player who left come first to move?",
        unit="minutes",
        least=0,
        most=1440,
    )
    return_seated: Point[bool] = point(
        "main-player-return-seated",
        False,
        "Is a main-game player who is back in time seated in the feeder before the list?",
    )
    refusal: Point[MustMoveRefusal] = point(
        "must-move-refusal", MustMoveRefusal.NEXT_BLIND, "A player refuses a must-move?"
    )
    refusal_lockout: Point[int] = point(
        "must-move-refusal-lockout",
        60,
        "How long is a player who refused a must-move barred?",
        unit="minutes",
        least=0,
        most=1440,
    )
    finish_blinds: Point[bool] = point(
        "must-move-finish-blinds",
        True,
        "May a mover finish the blinds and button once one blind is paid?",
    )
    stud_hands: Point[int] = point(
        "must-move-stud-hands",
        1,
        "Hands a stud player may still play when told to move?",
        unit="hands",
        least=0,
        most=99,
    )
