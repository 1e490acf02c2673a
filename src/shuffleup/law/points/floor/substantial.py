"""Substantial action: when so much has happened that an error can no longer be put right."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class ChipsFrom(Enum):
    """Of the actions that make it with chips: who must have put some in."""

    EACH = "each"
    AT_LEAST_ONE = "at-least-one"
    NONE_IF_UNLIKE = "none-if-unlike"  # any but checks alone or folds alone: a check and a fold


class CountedActions(Enum):
    """Which actions make it by their number alone."""

    ANY_ACTION = "any-action"
    CHECKS_ONLY = "checks-only"


@dataclass(frozen=True, slots=True)
class Substantial:
    substantial_action_chip_players: int = point(
        2, "How many actions make substantial action when chips go in?", least=1, most=10
    )
    substantial_action_chips_from: ChipsFrom = point(
        ChipsFrom.AT_LEAST_ONE, "Must each of those actions put chips in, or at least one?"
    )
    substantial_action_any_count: int = point(
        3, "How many actions make substantial action, chips or not?", least=1, most=10
    )
    substantial_action_any_kinds: CountedActions = point(
        CountedActions.ANY_ACTION, "Which actions count by number alone?"
    )
    substantial_action_dealer_burn_counts: bool = point(
        False, "Does a dealer who has burned count as one who acted?"
    )
    substantial_action_dealer_error_counts: bool = point(
        False, "Does a dealer who helped to cause the error count as one who acted?"
    )
