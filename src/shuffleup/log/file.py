"""A log in a file: one append to a line, on the disk before ``append`` returns, all of it or none.

A line cut short by a crash is the end of the log: it was never acknowledged, so the next append
takes its place. Anything else that cannot be read is an error that names the line; nothing is
skipped.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Sequence
from pathlib import Path
from threading import RLock
from typing import Any, BinaryIO

from shuffleup.log.codec import CodecError, decode_all, encode_all
from shuffleup.log.protocol import check_version


class LogFileError(ValueError):
    """A log file that cannot be trusted, and where."""


class FileLog:
    """Events in an append-only file; several processes and threads may hold it."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        if not self.path.exists():
            self.path.touch()
        self._lock = RLock()
        self._events: list[Any] = []
        self._size = self._lines = 0
        self.read()

    @property
    def version(self) -> int:
        return len(self._events)

    def append(self, events: Sequence[Any], expected: int | None = None) -> int:
        line = encode_all(events) + b"\n"
        kept = decode_all(line)  # what cannot be read back is not written
        with self._lock, self.path.open("r+b") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            self._catch_up(file)
            check_version(self.version, expected)
            self._write(file, line)
            self._events += kept
            self._size += len(line)
            self._lines += 1
            return self.version

    def read(self, after: int = 0) -> list[Any]:
        with self._lock, self.path.open("rb") as file:
            self._catch_up(file)
            return self._events[after:]

    def _write(self, file: BinaryIO, line: bytes) -> None:
        """The line after all that is whole; if it cannot be made safe, it is as if not tried."""
        file.seek(self._size)
        file.truncate()  # a line cut short by a crash
        try:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            file.truncate(self._size)
            raise

    def _catch_up(self, file: BinaryIO) -> None:
        """Read what others have written since."""
        if file.seek(0, os.SEEK_END) < self._size:
            raise LogFileError(f"{self.path.name} has become shorter than it was")
        file.seek(self._size)
        new = file.read()
        for line in new[: new.rfind(b"\n") + 1].splitlines(keepends=True):
            try:
                events = decode_all(line)
            except CodecError as error:
                where = f"{self.path.name}, line {self._lines + 1}"
                raise LogFileError(f"{where}: {error}") from error
            self._events += events
            self._size += len(line)
            self._lines += 1
