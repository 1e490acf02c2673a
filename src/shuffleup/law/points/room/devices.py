"""Phones and other devices at the tables: when management may keep them away."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class DeviceRestriction(Enum):
    NEVER = "never"
    FOR_CAUSE = "hindered-play-or-collusion"
    ANY_TIME = "at-any-time"


class DeviceLaw(Group):
    restriction: Point[DeviceRestriction] = point(
        "device-restriction",
        DeviceRestriction.FOR_CAUSE,
        "When may management restrict the use of phones and other devices?",
    )
