"""``RoomReport``: rows and columns of whole numbers and words, fit for a screen, a file, a chart.

``followed`` folds the happenings of a room and lets each report look on: before an event is
applied, and after it. So a report counts nothing that the room itself does not know.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from msgspec import Struct

from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.keeping.room_log import RoomLogError, written
from shuffleup.room.reports.happenings import Happening
from shuffleup.room.state import Room

Cell = str | int
# What a spreadsheet would work out, not show.
NUMBER: Final = re.compile(r"-?[0-9]+(\.[0-9]+)?")  # it works out to itself
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r", "\n")


class RoomReport(Struct, frozen=True):
    """One report. ``bars`` are the columns a chart shows: what is measured, and how much."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    bars: tuple[str, str]


class OnLooker(Protocol):
    """Somebody who watches the events of a room go by."""

    def before(self, room: Room, event: AnyRoomEvent) -> None:
        """The room as it is when an event is about to happen."""

    def after(self, room: Room, event: AnyRoomEvent) -> None:
        """The room as it is when it has happened."""

    def report(self, room: Room) -> RoomReport:
        """What came of it, with the room at the end."""


def followed(happenings: Iterable[Happening], lookers: Sequence[OnLooker]) -> Room:
    """The room at the end."""
    room: Room | None = None
    for happening in happenings:
        for event in happening.events:
            if room is not None:
                for one in lookers:
                    one.before(room, event)
            room = written(room, event)
            for one in lookers:
                one.after(room, event)
    if room is None:
        raise RoomLogError("the log is empty")
    return room


def in_csv(report: RoomReport) -> str:
    """Comma-separated, with a heading; text that a spreadsheet would work out is marked as text."""
    text = io.StringIO()
    write = csv.writer(text, lineterminator="\n")
    write.writerow(report.columns)
    write.writerows([plain(cell) for cell in row] for row in report.rows)
    return text.getvalue()


def plain(cell: Cell) -> Cell:
    if isinstance(cell, int) or not cell.startswith(FORMULAS) or NUMBER.fullmatch(cell):
        return cell
    return f"'{cell}"
