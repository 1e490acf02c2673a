"""Stacks that go from one table to another: how much of them, by why their player moves."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class MovedStack(Enum):
    ALL_CHIPS = "all-chips"
    WITHIN_LIMITS = "within-table-limits"


class BrokenStack(Enum):
    ALL_CHIPS = "all-chips"
    UP_TO_LEADER = "up-to-chip-leader"
    WITHIN_LIMITS = "within-table-limits"


class ChosenStack(Enum):
    WITHIN_LIMITS = "within-table-limits"
    SAME_STACK = "same-stack"


class MainToMainStack(Enum):
    ALL_PLUS_MINIMUM = "all-plus-minimum"
    WITHIN_LIMITS = "within-table-limits"


class TravellingStackLaw(Group):
    must_move: Point[MovedStack] = point(
        "must-move-stack", MovedStack.ALL_CHIPS, "Stack on a must-move?"
    )
    main_to_main: Point[MainToMainStack] = point(
        "main-to-main-stack",
        MainToMainStack.ALL_PLUS_MINIMUM,
        "Stack when changing between two protected main games?",
    )
    by_choice: Point[ChosenStack] = point(
        "voluntary-transfer-stack",
        ChosenStack.WITHIN_LIMITS,
        "Stack on a voluntary table change?",
    )
    broken_limit: Point[MovedStack] = point(
        "broken-game-stack-limit-games",
        MovedStack.ALL_CHIPS,
        "Stack from a broken game, limit?",
    )
    broken_no_limit: Point[BrokenStack] = point(
        "broken-game-stack-no-limit",
        BrokenStack.ALL_CHIPS,
        "Stack from a broken game, no-limit?",
    )
