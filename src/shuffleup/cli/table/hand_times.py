"""When the hands of a log were dealt: as told at the table, or at the pace of a live game.

A log says no day and often no time, for the same seed must give the same log. ``HandTimes`` dates
its hands from a day that is given, or else so that the last hand is as old as the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from shuffleup.cli.output import UsageError
from shuffleup.table.events import Began, TimeSaid
from shuffleup.table.rulings import AnyTableEvent

PACE = 2  # minutes a hand takes where nobody told the time: thirty an hour


class HandTimes:
    """The minute of each hand since the first, by its number, and the day they are counted from."""

    def __init__(self, lines: Iterable[list[AnyTableEvent]], began: datetime | None, file: Path):
        self.minutes: dict[int, int] = {}
        self.told = False
        first, now = 0, 0
        for event in (event for line in lines for event in line):
            if isinstance(event, TimeSaid):
                first, now, self.told = first if self.told else event.now, event.now, True
            elif isinstance(event, Began):
                at = len(self.minutes) * PACE if not self.told else now - first
                self.minutes[event.number] = max(0, at)
        self.span = max(self.minutes.values(), default=0)
        self.first = began or as_old_as(file) - timedelta(minutes=self.span)

    def when(self, number: int) -> datetime:
        return self.first + timedelta(minutes=self.minutes.get(number, self.span))

    def hour(self, number: int) -> int:
        """The hour of play a hand belongs to, from 0."""
        return self.minutes.get(number, self.span) // 60

    def length(self, number: int) -> int:
        """Minutes from this hand to the next."""
        after = self.minutes.get(number + 1)
        return PACE if after is None else after - self.minutes.get(number, after)


def as_old_as(file: Path) -> datetime:
    return datetime.fromtimestamp(int(file.stat().st_mtime), UTC)


def read_moment(option: str, text: str | None) -> datetime | None:
    """``2026-01-31``, ``2026-01-31 20:15`` or ``2026-01-31T20:15:00Z``; UTC unless it says."""
    if text is None:
        return None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        says = f"{text!r} is not a day or time like 2026-01-31 or 2026-01-31T20:15"
        raise UsageError(f"{option}: {says}") from None
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


def written(moment: datetime) -> str:
    """As the histories have it: ``2026-01-31T20:15:00Z``."""
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")
