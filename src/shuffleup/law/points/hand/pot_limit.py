"""Pot-limit: how the pot is counted for the largest bet."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from shuffleup.law.points.point import point


class PotRounding(Enum):
    """When the pot is rounded up to a round number of dollars."""

    SINGLE_DOLLAR_BLINDS = "single-dollar-blinds"
    ALWAYS = "always"
    NEVER = "never"


class PotRaise(Enum):
    """The pot that measures the largest raise: with the call in it, or before."""

    CALLING = "calling"
    BEFORE_CALLING = "before-calling"


@dataclass(frozen=True, slots=True)
class PotLimit:
    pot_limit_open_cap: Fraction = point(
        Fraction(0), "Largest pre-flop opening in pot-limit, in big blinds (0: the pot itself)?"
    )
    pot_limit_rounding: int = point(
        5,
        "Pot-limit: the pot is rounded up to a multiple of how many dollars?",
        unit="dollars",
        least=1,
        most=1000,
    )
    pot_limit_rounding_when: PotRounding = point(
        PotRounding.NEVER, "When is the pot rounded in pot-limit?"
    )
    pot_limit_maximum_raise: PotRaise = point(
        PotRaise.CALLING, "The maximum pot-limit raise is the size of the pot counted when?"
    )
