"""High-low: what a low must be, and what happens when there is none."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class LowQualifier(Enum):
    """What a low must be to win its half."""

    EIGHT = "eight-or-better"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class HiLo:
    low_qualifier: LowQualifier = point(
        LowQualifier.EIGHT, "Low qualifier in eight-or-better games?"
    )
    low_qualifier_plain_stud_high_low: LowQualifier = point(
        LowQualifier.NONE, "Low qualifier in plain stud high-low?"
    )
    no_low_high_scoops: bool = point(
        True, "Without a qualifying low does the high take all (or is half left for the next pot)?"
    )
