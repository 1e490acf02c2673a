"""Instants and the calendar of a room: whole milliseconds, told as times of day in its zone.

The one place that knows a calendar. It reads no clock: every instant comes from outside.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from shuffleup.outside_text import quoted

DAY: Final = re.compile(r"[12]\d{3}-\d{2}-\d{2}", re.ASCII)
SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
A_DAY: Final = 24 * HOUR
LATEST: Final = 32_503_507_200_000  # the last days that can be named: nothing is later
SUNDAY: Final = 6  # weekday() of the days, Monday being 0


def start_of(day: str, zone: str) -> int:
    """The instant at which a day begins: ``2026-11-13``; ValueError if there is no such day, or
    no such zone."""
    if not DAY.fullmatch(day):
        raise ValueError(f"{quoted(day)} is no day, like 2026-11-13")
    try:
        return instant(datetime.fromisoformat(day).replace(tzinfo=ZoneInfo(zone)))
    except (ValueError, LookupError, OSError) as error:
        says = f"there is no day {day} in a time zone {quoted(zone)}, like Europe/Vienna"
        raise ValueError(says) from error


def later(start: int, zone: str, days: int, hours: int, minutes: int) -> int:
    """A time of day, so many days after the day that begins at ``start``."""
    day = moment(start, zone) + timedelta(days=days)
    return instant(day.replace(hour=0, minute=0) + timedelta(hours=hours, minutes=minutes))


def next_time_of_day(after: int, zone: str, minute: int) -> int:
    """The next instant after one at which it is this minute of the day."""
    day = start_of(f"{moment(after, zone):%Y-%m-%d}", zone)
    today = later(day, zone, 0, 0, minute)
    return today if today > after else later(day, zone, 1, 0, minute)


def days_later(at: int, zone: str, days: int) -> int:
    """The end of the day that is so many days after this one."""
    day = start_of(f"{moment(at, zone):%Y-%m-%d}", zone)
    return later(day, zone, days + 1, 0, 0)


def instant(at: datetime) -> int:
    return int(at.timestamp()) * SECOND


def moment(at: int, zone: str) -> datetime:
    """A time of the calendar; what lies beyond it is its first or its last."""
    return datetime.fromtimestamp(min(max(at, A_DAY), LATEST) // SECOND, ZoneInfo(zone))


def weekday(at: int, zone: str) -> int:
    """The day of the week, Monday being 0."""
    return moment(at, zone).weekday()


def clock(at: int, zone: str) -> str:
    """``19:05``, as people read it."""
    return f"{moment(at, zone):%H:%M}"


def day_of(at: int, zone: str) -> str:
    """``2026-11-16``, the day of an instant."""
    return f"{moment(at, zone):%Y-%m-%d}"


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def shift_of(at: int, zone: str, starts: tuple[int, ...]) -> str:
    """The shift an instant falls in, by its day and the hour at which it began; ``starts`` are
    minutes of the day in their order."""
    now = moment(at, zone)
    minute = 60 * now.hour + now.minute
    begun = [start for start in starts if start <= minute]
    day = now if begun else now - timedelta(days=1)
    hours, minutes = divmod(begun[-1] if begun else starts[-1], 60)
    return f"{day:%Y-%m-%d} {hours:02}:{minutes:02}"
