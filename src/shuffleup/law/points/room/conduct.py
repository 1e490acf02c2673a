"""Conduct: what the house may do about it besides the penalties of the floor."""

from __future__ import annotations

from shuffleup.law.points.point import Group, Point, point


class ConductLaw(Group):
    abuse_may_suspend: Point[bool] = point(
        "abuse-may-suspend",
        False,
        "Where offenders are not suspended, may they be for abuse and thrown cards?",
    )
    promotion_ban: Point[bool] = point(
        "promotion-ban",
        True,
        "May somebody be kept out of the promotions?",
    )
