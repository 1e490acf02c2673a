"""What has happened to the clock."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.tournament.event_terms.level_record import Level


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


class BreakPutIn(Struct, frozen=True, gc=False):
    """The level waits for the end of a break, with so many milliseconds left; 0: to the end."""

    until: int
    left: int


class LevelsChanged(Struct, frozen=True, gc=False):
    """These are the levels now; what was played is as it was."""

    levels: tuple[Level, ...]
    ends: int  # of the level that is on; 0 where it goes on to the end or the clock stands


class RoundBegan(Struct, frozen=True, gc=False):
    """Every table plays one hand; ``number`` is that of all busts in it. 0: the hands that are on
    are played out first."""

    number: int


class HandForHandEnded(Struct, frozen=True, gc=False):
    """The tables no longer wait for each other."""


ClockEvent = (
    LevelBegan | ClockStopped | ClockSet | BreakPutIn | LevelsChanged | RoundBegan
    | HandForHandEnded
)  # fmt: skip
