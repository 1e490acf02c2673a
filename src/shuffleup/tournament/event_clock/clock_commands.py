"""What the director does with the clock."""

from __future__ import annotations

from msgspec import Struct


class StartPlay(Struct, frozen=True):
    """The first level begins."""


class PauseClock(Struct, frozen=True):
    """The clock stands."""


class ResumeClock(Struct, frozen=True):
    """The clock goes on."""


class GoToLevel(Struct, frozen=True):
    """Back or forward to the beginning of a level, counted from 1, breaks included."""

    level: int


class ChangeMinutes(Struct, frozen=True):
    """Minutes more in this level, or less."""

    minutes: int
    less: bool = False


class PassTime(Struct, frozen=True):
    """It is now this instant, in milliseconds."""

    instant: int


ClockCommand = StartPlay | PauseClock | ResumeClock | GoToLevel | ChangeMinutes | PassTime
