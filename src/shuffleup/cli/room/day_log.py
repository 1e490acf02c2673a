"""The log of a simulated day: its events in batches, some at a time, as the desk keeps its own."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Final

from shuffleup.cli.room.room_files import new_log, room_faults
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.keeping.room_log import batch_of
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold

EVENTS: Final = 2_000  # in a batch, about


class DayLog:
    """Where the events of a day go; nowhere without a file."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.log = new_log(path) if path is not None else None
        self.versions = self.log.versions if self.log is not None else {}
        self.waiting: list[AnyRoomEvent] = []
        self.now = 0

    def __enter__(self) -> DayLog:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if error is None:
            self.write()

    def keep(self, events: list[AnyRoomEvent]) -> None:
        """Take what one command has done; it is written with others, and never in part."""
        if self.log is None:
            return
        self.waiting += events
        for event in events:
            if isinstance(event, RoomOpened | TimeTold):
                self.now = event.now
        if len(self.waiting) >= EVENTS:
            self.write()

    def write(self) -> None:
        if self.log is None or self.path is None or not self.waiting:
            return
        with room_faults(self.path):
            self.versions = self.log.append_batch(batch_of(self.waiting, self.now), self.versions)
        self.waiting = []
