"""Blinds that take back what they posted, and pots split by agreement."""

from __future__ import annotations

from shuffleup.law.points.point import Group, Point, point


class ChopLaw(Group):
    blinds: Point[bool] = point(
        "chop-blinds", False, "May the blinds chop when all others have folded?"
    )
    blinds_in_omaha: Point[bool] = point(
        "chop-blinds-in-omaha", True, "May blinds be chopped in Omaha?"
    )
    blinds_in_kill_pot: Point[bool] = point(
        "chop-blinds-in-kill-pot",
        True,
        "May the blinds be chopped in a kill pot whose killer is one of them?",
    )
    agreed_pot_split: Point[bool] = point(
        "agreed-pot-split", False, "May players split a pot by agreement?"
    )
