"""The log of a session on the disk: opened, written in batches, and its faults in a sentence.

A line is a hand with what happened before the next one, so a log does not depend on when the
session was interrupted; so many lines are made safe at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shuffleup.cli.log_file import file_log
from shuffleup.cli.output import UsageError
from shuffleup.log import FileLog, LogFileError, StaleError
from shuffleup.log.file import is_cut_short
from shuffleup.table.apply import table_events
from shuffleup.table.audit import BROKEN
from shuffleup.table.event_limits import OutOfBoundsError
from shuffleup.table.rulings import AnyTableEvent

TABLE = "table/1"  # the stream of a log that is one table's
HANDS_AT_A_TIME = 100


class LogKeeper:
    """Keeps the events of a session; without a log they are only counted."""

    def __init__(self, log: FileLog | None, at_a_time: int = HANDS_AT_A_TIME) -> None:
        self.log, self.at_a_time = log, at_a_time
        self.lines: list[list[AnyTableEvent]] = []
        self.version = log.version if log else 0
        self.kept = self.version  # events in the file, unless somebody else writes to it

    def keep(self, events: list[AnyTableEvent]) -> None:
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
            try:
                self.write(self.log, len(self.lines))
            except OSError:  # a full disk may still have room for some of them
                while self.lines:
                    self.write(self.log, 1)

    def write(self, log: FileLog, count: int) -> None:
        """So many lines, after those that we know of: two sessions never share a log."""
        self.kept = log.append_lines(self.lines[:count], expected=self.kept, checked=False)
        del self.lines[:count]


def new_log(path: Path) -> FileLog:
    """An empty log, or one whose first line was broken off; nothing else is written over."""
    if path.exists() and not path.is_file():
        raise UsageError(f"{path} is not a file")
    with disk_faults(path):
        log = file_log(path, TABLE)
    if log.versions:
        raise UsageError(f"{path} holds a session already: go on with --resume {path}")
    if path.stat().st_size and not is_cut_short(path):
        raise UsageError(f"{path} holds something that is not the log of a table")
    return log


def old_log(path: Path) -> FileLog:
    """A log that exists; UsageError if there is none, or if it is not a log."""
    if not path.is_file():
        raise UsageError(f"{path}: there is no such log")
    with disk_faults(path):
        log = file_log(path)
        if len(log.versions) < 2:
            return log
        tables = [name for name in log.versions if name.startswith("table/")]
        if len(tables) != 1:
            raise UsageError(f"{path} is no log of one table: it holds {', '.join(log.versions)}")
        return file_log(path, tables[0])


def lines_of(log: FileLog) -> Iterator[list[AnyTableEvent]]:
    """The log line by line, its faults in a sentence."""
    with disk_faults(log.path):
        for events in log.stream():
            try:
                told = table_events(events)
            except TypeError as error:  # a record of another layer
                raise UsageError(f"{log.path}: {error}") from error
            yield told


@contextmanager
def events_at_odds(path: Path) -> Iterator[None]:
    """Say in a sentence that a log cannot be right though it can be read; ``check`` says more."""
    try:
        yield
    except OutOfBoundsError as error:
        says = "its events are at odds with each other or with its table"
        raise UsageError(f"{path}: {says}: {error}") from error
    except BROKEN as error:
        says = "its events are at odds with each other; `shuffleup table check` says more"
        raise UsageError(f"{path}: {says}") from error


@contextmanager
def disk_faults(path: Path) -> Iterator[None]:
    try:
        yield
    except LogFileError as error:
        raise UsageError(str(error)) from error
    except StaleError as error:
        says = "somebody else has played on in this log; what was played here since is not in it"
        raise UsageError(f"{path}: {says}") from error
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from error
