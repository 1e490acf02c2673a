"""Raises: how many, how large, and what an all-in for less does to those who have acted."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from shuffleup.law.points.point import Group, Point, point


class CapLifted(Enum):
    """When the limit on the number of raises falls away."""

    POT_HEADS_UP_BEFORE_CAP = "pot-heads-up-before-cap"
    EVENT_HEADS_UP = "event-heads-up"
    NEVER = "never"


class RaiseReference(Enum):
    """Which earlier wager of the round a raise must match."""

    LAST = "last-bet-or-raise"
    LARGEST = "largest-bet-or-raise"


class RaiseOver(Enum):
    """From where a raise over an all-in that counted as a full bet is measured."""

    ACTUAL_AMOUNT = "actual-amount"
    FULL_BET = "full-bet"


class RaiseLaw(Group):
    limit_raise_cap: Point[int] = point(
        "limit-raise-cap",
        3,
        "Raises per round in limit with three or more players (after the bet)?",
        least=1,
        most=99,
    )
    limit_cap_min_players: Point[int] = point(
        "limit-cap-min-players",
        3,
        "From how many active players does the limit cap apply?",
        least=2,
        most=10,
    )
    limit_cap_lifted_when: Point[CapLifted] = point(
        "limit-cap-lifted-when", CapLifted.POT_HEADS_UP_BEFORE_CAP, "When is the limit cap lifted?"
    )
    cap_undone_by_fold: Point[bool] = point(
        "cap-undone-by-fold", False, "Does a fold to heads-up undo a cap already reached?"
    )
    cap_counts_all_in_players: Point[bool] = point(
        "cap-counts-all-in-players",
        True,
        "Do all-in players still count so that the limit cap stays?",
    )
    no_limit_raises_capped: Point[bool] = point(
        "no-limit-raises-capped", False, "Is the number of raises capped in no-limit and pot-limit?"
    )
    minimum_raise_reference: Point[RaiseReference] = point(
        "minimum-raise-reference",
        RaiseReference.LARGEST,
        "A minimum raise equals which earlier wager of the round?",
    )
    short_all_in_reopens_limit: Point[Fraction] = point(
        "short-all-in-reopens-limit",
        Fraction(1, 2),
        "What part of a full bet must an all-in reach to reopen limit betting?",
        least=0,
        most=1,
    )
    limit_short_all_in_may_be_completed: Point[bool] = point(
        "limit-short-all-in-may-be-completed",
        True,
        "May a limit all-in too small to reopen the betting be completed to a full bet?",
    )
    limit_raise_over_counted_all_in: Point[RaiseOver] = point(
        "limit-raise-over-counted-all-in",
        RaiseOver.ACTUAL_AMOUNT,
        "A raise over an all-in counted as a full bet is measured from?",
    )
    short_all_in_reopens_big_bet: Point[Fraction] = point(
        "short-all-in-reopens-big-bet",
        Fraction(1),
        "What part of a full raise must an all-in reach to reopen no-limit/pot-limit betting?",
        least=0,
        most=1,
    )
    short_all_ins_add_up: Point[bool] = point(
        "short-all-ins-add-up", True, "Do several short all-ins add up to reopen the betting?"
    )
    short_all_in_bars_checker: Point[bool] = point(
        "short-all-in-bars-checker",
        True,
        "Is a player who has only checked also barred from raising a short all-in?",
    )
    big_bet_short_all_in_may_be_completed: Point[bool] = point(
        "big-bet-short-all-in-may-be-completed",
        False,
        "In no-limit, may a player still to act merely complete a short all-in to a full raise?",
    )
