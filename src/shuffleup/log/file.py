"""A log in a file: one event to a line, on the disk before ``append`` returns.

A line cut short by a crash is the end of the log: it was never acknowledged, so opening drops it.
Anything else that cannot be read is an error that names the line; nothing is skipped.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shuffleup.log.codec import CodecError, decode, encode
from shuffleup.log.protocol import check_version


class LogFileError(ValueError):
    """A log file that cannot be trusted, and where."""


class FileLog:
    """Events in an append-only file; several processes may hold it, one appends at a time."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.path.touch(exist_ok=True)
        self._events: list[Any] = []
        self._size = 0
        self._catch_up()

    @property
    def version(self) -> int:
        return len(self._events)

    def append(self, events: Sequence[Any], expected: int | None = None) -> int:
        lines = b"".join(encode(event) + b"\n" for event in events)
        with self.path.open("r+b") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            self._catch_up()
            check_version(self.version, expected)
            file.seek(self._size)
            file.truncate()  # a line cut short by a crash
            file.write(lines)
            file.flush()
            os.fsync(file.fileno())
        self._events += events
        self._size += len(lines)
        return self.version

    def read(self, after: int = 0) -> list[Any]:
        self._catch_up()
        return self._events[after:]

    def _catch_up(self) -> None:
        """Read what others have written since."""
        with self.path.open("rb") as file:
            file.seek(self._size)
            new = file.read()
        whole = new[: new.rfind(b"\n") + 1]
        for line in whole.splitlines():
            try:
                self._events.append(decode(line))
            except CodecError as error:
                where = f"{self.path.name}, line {self.version + 1}"
                raise LogFileError(f"{where}: {error}") from error
        self._size += len(whole)
