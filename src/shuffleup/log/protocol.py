"""The event log: what happened, appended and never changed.

``Log`` is all the layers above may ask of one; ``MemoryLog`` and ``log.file.FileLog`` are two. An
append names the version it builds on: whoever comes second is refused and nothing is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class StaleError(ValueError):
    """Someone appended first: the version named is not the log's."""

    def __init__(self, expected: int, version: int) -> None:
        super().__init__(f"the log is at {version}, not at {expected}")
        self.version = version


class Log(Protocol):
    """Append-only; reading gives the events in the order they were written."""

    @property
    def version(self) -> int:
        """How many events it holds."""

    def append(self, events: Sequence[Any], expected: int | None = None) -> int:
        """Keep these, all or none; the new version. ``expected`` is the version they build on."""

    def read(self, after: int = 0) -> list[Any]:
        """The events after that version."""


class MemoryLog:
    """A log that is gone with the process: for tests and simulations."""

    def __init__(self) -> None:
        self.events: list[Any] = []

    @property
    def version(self) -> int:
        return len(self.events)

    def append(self, events: Sequence[Any], expected: int | None = None) -> int:
        check_version(self.version, expected)
        self.events += events
        return self.version

    def read(self, after: int = 0) -> list[Any]:
        return self.events[after:]


def check_version(version: int, expected: int | None) -> None:
    if expected is not None and expected != version:
        raise StaleError(expected, version)
