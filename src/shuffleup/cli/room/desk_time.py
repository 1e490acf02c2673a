"""The time at the desk: what ``--at`` means, or the clock on the wall.

A time of day is the nearest one: 00:30 said at 23:50 is tomorrow's, 14:05 said at 14:10 has passed
and is refused. A date says it exactly.
"""

from __future__ import annotations

import re
from time import time_ns
from typing import Final

from shuffleup.cli.output import UsageError
from shuffleup.room.instants import HOUR, SECOND, clock, day_of, later, start_of

TIME_OF_DAY: Final = re.compile(r"(?:(\d{4}-\d\d-\d\d)[ T])?(\d{1,2}):(\d\d)")
HALF_A_DAY: Final = 12 * HOUR
LIKE: Final = "like 19:05, or 2026-11-16 19:05"


def wall_clock() -> int:
    """The instant of now, in whole seconds of milliseconds."""
    return time_ns() // 1_000_000_000 * SECOND


def read_time(text: str, zone: str, now: int) -> int:
    """The instant that is meant; ``now`` is the time as told last."""
    found = TIME_OF_DAY.fullmatch(text.strip())
    if found is None or int(found[2]) > 23 or int(found[3]) > 59:
        raise UsageError(f"--at: {text!r} is no time, {LIKE}")
    hours, minutes = int(found[2]), int(found[3])
    if found[1]:
        return later(first_instant(found[1], zone), zone, 0, hours, minutes)
    today = start_of(day_of(now, zone), zone)
    days = [later(today, zone, day, hours, minutes) for day in (0, 1)]
    return days[1] if now - days[0] > HALF_A_DAY else days[0]


def first_instant(day: str, zone: str) -> int:
    try:
        return start_of(day, zone)
    except ValueError as error:
        raise UsageError(f"--at: there is no day {day}") from error


def time_for(at: str | None, zone: str, now: int) -> int:
    """The instant to tell: what was said, or the clock's; UsageError if it lies before ``now``."""
    instant = wall_clock() if at is None else read_time(at, zone, now)
    if instant >= now:
        return instant
    if at is None and now - instant < 60 * SECOND:
        return now  # it was told to the minute, and the minute is not over
    it_is = f"it is {day_of(now, zone)} {clock(now, zone)} in this log"
    if at is None:
        says = f"{it_is}, and the clock on the wall says {clock(instant, zone)}"
        raise UsageError(f"{says}: say the time, like --at {clock(now, zone)}")
    raise UsageError(f"--at: {it_is}, and time does not go back to {clock(instant, zone)}")
