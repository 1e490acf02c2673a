"""``EventClock``: which level it is, and when it ends or how much of it is left."""

from __future__ import annotations

from msgspec import Struct


class EventClock(Struct, frozen=True, gc=False):
    """The clock as it was last set. It neither drifts nor dies with a process: nothing ticks."""

    level: int = -1  # index of the level; -1: play has not begun
    ends: int = 0  # the instant at which the level ends, while the clock runs
    left: int = 0  # milliseconds of it that are left, while it stands
    runs: bool = False
    goes_on_at: int = 0  # when a break ends that was put into the level; 0 where none is on

    @property
    def begun(self) -> bool:
        return self.level >= 0
