"""A log in a file: one append to a line, on the disk before ``append`` returns, all of it or none.

A line cut short by a crash is the end of the log: it was never acknowledged, so the next append
takes its place. Anything else that cannot be read is an error that names the line; nothing is
skipped. Events stay in the file: a log of any length takes no more memory than a short one, and
``stream`` reads it line by line.
"""

from __future__ import annotations

import fcntl
import os
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import RLock
from typing import Any, BinaryIO, NamedTuple

from shuffleup.log.codec import CodecError, decode_all, encode_all
from shuffleup.log.protocol import check_version

MARK_EVERY = 1_000  # lines between two places from which reading can begin


class LogFileError(ValueError):
    """A log file that cannot be trusted, and where."""


class Mark(NamedTuple):
    """A place in the file: events, lines and bytes before it."""

    version: int = 0
    lines: int = 0
    size: int = 0


class FileLog:
    """Events in an append-only file; several processes and threads may hold it."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        if not self.path.exists():
            self.path.touch()
        self._lock = RLock()
        self._end = Mark()
        self._marks = [self._end]
        with self.path.open("rb") as file:
            self._catch_up(file)

    @property
    def version(self) -> int:
        return self._end.version

    def append(self, events: Sequence[Any], expected: int | None = None) -> int:
        return self.append_lines([events], expected)

    def append_lines(
        self, lines: Sequence[Sequence[Any]], expected: int | None = None, *, checked: bool = True
    ) -> int:
        """Several appends, each a line of its own, made safe together: whole lines may be all that
        a crash leaves of them. ``checked`` reads them back first; who made the events may vouch."""
        texts = [encode_all(events) + b"\n" for events in lines]
        if checked:
            for text in texts:
                decode_all(text)  # what cannot be read back is not written
        with self._lock, self.path.open("r+b") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            self._catch_up(file)
            check_version(self.version, expected)
            self._write(file, b"".join(texts))
            for events, text in zip(lines, texts, strict=True):
                self._count(len(events), len(text))
            return self.version

    def read(self, after: int = 0) -> list[Any]:
        return [event for events in self.stream(after) for event in events]

    def stream(self, after: int = 0) -> Iterator[list[Any]]:
        """The events after that version, line by line, as far as the log goes now."""
        with self._lock, self.path.open("rb") as file:
            self._catch_up(file)
            end = self.version
            at = self._marks[bisect_right(self._marks, after, key=lambda mark: mark.version) - 1]
        version, number = at.version, at.lines
        with self.path.open("rb") as file:
            file.seek(at.size)
            while version < end:
                number += 1
                events = self._decoded(file.readline(), number)
                known = max(0, after - version)
                version += len(events)
                if version > after:
                    yield events[known:]

    def _write(self, file: BinaryIO, text: bytes) -> None:
        """The text after all that is whole; if it cannot be made safe, it is as if not tried."""
        file.seek(self._end.size)
        file.truncate()  # a line cut short by a crash
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            file.truncate(self._end.size)
            raise

    def _catch_up(self, file: BinaryIO) -> None:
        """Read what others have written since."""
        if file.seek(0, os.SEEK_END) < self._end.size:
            raise LogFileError(f"{self.path.name} has become shorter than it was")
        file.seek(self._end.size)
        for line in file:
            if not line.endswith(b"\n"):
                return
            self._count(len(self._decoded(line, self._end.lines + 1)), len(line))

    def _decoded(self, line: bytes, number: int) -> list[Any]:
        try:
            return decode_all(line)
        except CodecError as error:
            raise LogFileError(f"{self.path.name}, line {number}: {error}") from error

    def _count(self, events: int, size: int) -> None:
        """One more line is known to be whole."""
        version, lines, before = self._end
        self._end = Mark(version + events, lines + 1, before + size)
        if self._end.lines % MARK_EVERY == 0:
            self._marks.append(self._end)
