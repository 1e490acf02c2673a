"""An event's log on the disk: made, opened, folded; its faults in a sentence."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from shuffleup.cli.room.room_files import log_faults, new_log, old_log
from shuffleup.log import FileLog
from shuffleup.tournament.event_log.kept_event import EVENT, EventKeeper

FAMILY: Final = "tournament"


def event_faults(path: Path) -> AbstractContextManager[None]:
    return log_faults(path, FAMILY)


def new_event_log(path: Path) -> FileLog:
    return new_log(path, EVENT, FAMILY)


def old_event_log(path: Path) -> FileLog:
    return old_log(path, EVENT, FAMILY)


def kept_event(path: Path, *, whole: bool = False) -> EventKeeper:
    """An event as its log tells of it; ``whole``: it remembers all of it, to undo something."""
    log = old_event_log(path)
    with event_faults(path):
        return EventKeeper.of(log, whole=whole)
