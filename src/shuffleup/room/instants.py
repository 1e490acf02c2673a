"""Instants and the calendar of a room: whole milliseconds, told as times of day in its zone.

The one place that knows a calendar. It reads no clock: every instant comes from outside.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
SUNDAY: Final = 6  # weekday() of the days, Monday being 0


def start_of(day: str, zone: str) -> int:
    """The instant at which a day begins: ``2026-11-13``."""
    return instant(datetime.fromisoformat(day).replace(tzinfo=ZoneInfo(zone)))


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
    return datetime.fromtimestamp(at // SECOND, ZoneInfo(zone))


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
