"""What has happened to the clock."""

from __future__ import annotations

from msgspec import Struct


class LevelBegan(Struct, frozen=True, gc=False):
    """A level or a break begins, and ends at an instant; 0 where it goes on to the end."""

    level: int
    ends: int


class ClockStopped(Struct, frozen=True, gc=False):
    """The clock stands, with so many milliseconds left."""

    left: int


class ClockSet(Struct, frozen=True, gc=False):
    """The level ends at this instant."""

    ends: int


ClockEvent = LevelBegan | ClockStopped | ClockSet
