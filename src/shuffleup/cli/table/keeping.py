"""The log of a session on the disk: opened, written in batches, and its faults in a sentence.

A line is a hand with what happened before the next one, so a log does not depend on when the
session was interrupted; so many lines are made safe at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from shuffleup.cli.output import UsageError
from shuffleup.log import FileLog, LogFileError

HANDS_AT_A_TIME = 100


class Keeper:
    """Keeps the events of a session; without a log they are only counted."""

    def __init__(self, log: FileLog | None, at_a_time: int = HANDS_AT_A_TIME) -> None:
        self.log, self.at_a_time = log, at_a_time
        self.lines: list[list[Any]] = []
        self.version = log.version if log else 0

    def keep(self, events: list[Any]) -> None:
        """One line; it is on the disk when enough of them have come together."""
        self.version += len(events)
        if self.log is not None and events:
            self.lines.append(events)
            if len(self.lines) >= self.at_a_time:
                self.flush()

    def flush(self) -> None:
        if self.log is None or not self.lines:
            return
        with disk_faults(self.log.path):
            self.log.append_lines(self.lines, checked=False)
        self.lines = []


def new_log(path: Path) -> FileLog:
    """An empty log; one that holds something is not written over."""
    with disk_faults(path):
        log = FileLog(path)
    if log.version:
        raise UsageError(f"{path} holds a session already: go on with --resume {path}")
    return log


def old_log(path: Path) -> FileLog:
    """A log there is; UsageError if there is none, or it is none of a table."""
    if not path.is_file():
        raise UsageError(f"{path}: there is no such log")
    with disk_faults(path):
        return FileLog(path)


def lines_of(log: FileLog) -> Iterator[list[Any]]:
    """The log line by line, its faults in a sentence."""
    with disk_faults(log.path):
        yield from log.stream()


@contextmanager
def disk_faults(path: Path) -> Iterator[None]:
    try:
        yield
    except LogFileError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from error
