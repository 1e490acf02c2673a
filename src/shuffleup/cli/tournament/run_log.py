"""The log of an event that bots play: its events in batches, some at a time, as the director's desk
keeps its own."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Final

from shuffleup.cli.tournament.directing.event_files import event_faults, new_event_log
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.tournament.event_log.kept_event import EVENT_STREAMS
from shuffleup.tournament.events import AnyEventEvent, InRoom

EVENTS: Final = 2_000  # in a batch, about


class RunLog:
    """Where what happened in an event goes; each batch is written whole, or not at all."""

    def __init__(self, path: Path) -> None:
        self.path, self.log = path, new_event_log(path)
        self.versions = self.log.versions
        self.waiting: list[AnyEventEvent] = []
        self.now = 0

    def __enter__(self) -> RunLog:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if error is None:
            self.write()

    def keep(self, events: list[object]) -> None:
        """Take what one command, or one hand, has done."""
        self.waiting += events  # type: ignore[arg-type]  # an event's log has nothing else
        for event in events:
            if isinstance(event, InRoom) and isinstance(event.event, RoomOpened | TimeTold):
                self.now = event.event.now
        if len(self.waiting) >= EVENTS:
            self.write()

    def write(self) -> None:
        if not self.waiting:
            return
        with event_faults(self.path):
            batch = EVENT_STREAMS.batch_of(self.waiting, self.now)
            self.versions = self.log.append_batch(batch, self.versions)
        self.waiting = []


def kept_in(path: Path | None) -> AbstractContextManager[RunLog | None]:
    """The log of a run; None where nobody wants one."""
    return RunLog(path) if path is not None else nullcontext()
