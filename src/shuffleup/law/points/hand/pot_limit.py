"""Pot-limit: how the pot is counted for the largest bet."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from shuffleup.law.points.point import Group, Point, point


class PotRounding(Enum):
    """When the pot is rounded up to a round number of dollars."""

    SINGLE_DOLLAR_BLINDS = "single-dollar-blinds"
    ALWAYS = "always"
    NEVER = "never"


class PotRaise(Enum):
    """The pot that measures the largest raise: with the call in it, or before."""

    CALLING = "calling"
    BEFORE_CALLING = "before-calling"


class PotLimitLaw(Group):
    open_cap: Point[Fraction] = point(
        "pot-limit-open-cap",
        Fraction(0),
        "Largest pre-flop opening in pot-limit, in big blinds (0: the pot itself)?",
    )
    rounding: Point[int] = point(
        "pot-limit-rounding",
        5,
        "Pot-limit: the pot is rounded up to a multiple of how many dollars?",
        unit="dollars",
        least=1,
        most=1000,
    )
    rounding_when: Point[PotRounding] = point(
        "pot-limit-rounding-when", PotRounding.NEVER, "When is the pot rounded in pot-limit?"
    )
    maximum_raise: Point[PotRaise] = point(
        "pot-limit-maximum-raise",
        PotRaise.CALLING,
        "The maximum pot-limit raise is the size of the pot counted when?",
    )
