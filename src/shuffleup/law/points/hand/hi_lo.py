"""High-low: what a low must be, and what happens when there is none."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class LowQualifier(Enum):
    """What a low must be to win its half."""

    EIGHT = "eight-or-better"
    NONE = "none"


class HighLowLaw(Group):
    low_qualifier: Point[LowQualifier] = point(
        "low-qualifier", LowQualifier.EIGHT, "Low qualifier in eight-or-better games?"
    )
    low_qualifier_plain_stud_high_low: Point[LowQualifier] = point(
        "low-qualifier-plain-stud-high-low",
        LowQualifier.NONE,
        "Low qualifier in plain stud high-low?",
    )
    no_low_high_scoops: Point[bool] = point(
        "no-low-high-scoops",
        True,
        "Without a qualifying low does the high take all (or is half left for the next pot)?",
    )
