"""Substantial action: when so much has happened that an error can no longer be put right."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class ChipsFrom(Enum):
    """Who must have put chips in, of the players whose actions make it so by chips."""

    EACH = "each"
    AT_LEAST_ONE = "at-least-one"
    NONE_IF_UNLIKE = "none-if-unlike"  # any but checks alone or folds alone: a check and a fold


class CountedActions(Enum):
    """Which actions make it by their number alone."""

    ANY_ACTION = "any-action"
    CHECKS_ONLY = "checks-only"


class SubstantialActionLaw(Group):
    chip_players: Point[int] = point(
        "substantial-action-chip-players",
        2,
        "How many actions make substantial action when chips go in?",
        least=1,
        most=10,
    )
    chips_from: Point[ChipsFrom] = point(
        "substantial-action-chips-from",
        ChipsFrom.AT_LEAST_ONE,
        "Must each of those actions put chips in, or at least one?",
    )
    any_count: Point[int] = point(
        "substantial-action-any-count",
        3,
        "How many actions make substantial action, chips or not?",
        least=1,
        most=10,
    )
    any_kinds: Point[CountedActions] = point(
        "substantial-action-any-kinds",
        CountedActions.ANY_ACTION,
        "Which actions count by number alone?",
    )
    dealer_burn_counts: Point[bool] = point(
        "substantial-action-dealer-burn-counts",
        False,
        "Does a dealer who has burned count as one who acted?",
    )
    dealer_error_counts: Point[bool] = point(
        "substantial-action-dealer-error-counts",
        False,
        "Does a dealer who helped to cause the error count as one who acted?",
    )
