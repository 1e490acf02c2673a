"""The event log: what happened, appended and never changed.

A log holds streams, each the log of one thing (``table/1``, ``floor``). An append is a batch over
streams, kept whole or not at all; it may name the version of each stream it builds on, and whoever
comes second is refused and nothing is written. A log of one thing has one stream, its ``main``, and
need not name it. ``Log`` is all the layers above may ask of one; ``MemoryLog`` and
``log.file.FileLog`` are two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

MAIN = "main"  # the stream of a log that names none
STREAM = re.compile(r"[a-z][a-z0-9-]{0,31}(/[A-Za-z0-9._-]{1,64})*")
NOTHING: Mapping[str, int] = {}


class StaleError(ValueError):
    """Someone appended first: the version named is not the log's."""

    def __init__(self, expected: int, version: int, stream: str) -> None:
        super().__init__(f"the log of {stream} is at {version}, not at {expected}")
        self.version, self.stream = version, stream


class Batch(Struct, frozen=True):
    """What is kept together: events by stream, and the time of it in whole milliseconds, where it
    was given."""

    events: Mapping[str, Sequence[object]]
    at: int | None = None


class Log(Protocol):
    """Append-only; reading gives the events in the order they were written."""

    @property
    def main(self) -> str:
        """The stream that is meant where none is named."""

    @property
    def versions(self) -> dict[str, int]:
        """How many events each stream holds."""

    @property
    def version(self) -> int:
        """How many events the main stream holds."""

    def append(
        self, events: Sequence[object], expected: int | None = None, *, at: int | None = None
    ) -> int:
        """Keep these in the main stream, all or none; its new version. ``expected`` is the version
        they build on."""

    def append_batch(self, batch: Batch, expected: Mapping[str, int] = NOTHING) -> dict[str, int]:
        """Keep a batch over streams, all or none; the new versions. ``expected`` are the versions
        of those streams that must not have moved."""

    def read(self, after: int = 0, of: str = "") -> list[object]:
        """The events of a stream after that version."""

    def stream(self, after: int = 0, of: str = "") -> Iterator[Sequence[object]]:
        """The same, append by append."""

    def batches(self) -> Iterator[Batch]:
        """The whole log in its order."""


class MemoryLog:
    """A log that is gone with the process: for tests and simulations."""

    def __init__(self, main: str = MAIN) -> None:
        self.main = main
        self.kept: list[Batch] = []
        self.versions: dict[str, int] = {}

    @property
    def version(self) -> int:
        return self.versions.get(self.main, 0)

    def append(
        self, events: Sequence[object], expected: int | None = None, *, at: int | None = None
    ) -> int:
        known = NOTHING if expected is None else {self.main: expected}
        return self.append_batch(Batch({self.main: list(events)}, at), known)[self.main]

    def append_batch(self, batch: Batch, expected: Mapping[str, int] = NOTHING) -> dict[str, int]:
        check_batch(batch)
        check_versions(self.versions, expected)
        self.kept.append(batch)
        for stream, events in batch.events.items():
            self.versions[stream] = self.versions.get(stream, 0) + len(events)
        return self.versions.copy()

    def read(self, after: int = 0, of: str = "") -> list[object]:
        return [event for events in self.stream(after, of) for event in events]

    def stream(self, after: int = 0, of: str = "") -> Iterator[Sequence[object]]:
        return events_of(self.batches(), of or self.main, after)

    def batches(self) -> Iterator[Batch]:
        return iter(tuple(self.kept))


def events_of(batches: Iterator[Batch], stream: str, after: int) -> Iterator[Sequence[object]]:
    """One stream's events of some batches, append by append, without the first so many."""
    for batch in batches:
        events = batch.events.get(stream)
        if events is None:
            continue
        if after < len(events):
            yield list(events[after:]) if after or type(events) is not list else events
        after = max(0, after - len(events))


def check_versions(versions: Mapping[str, int], expected: Mapping[str, int]) -> None:
    for stream, wanted in expected.items():
        version = versions.get(stream, 0)
        if wanted != version:
            raise StaleError(wanted, version, stream)


def check_batch(batch: Batch) -> None:
    """Refuse what has no place in a log: a name that no stream can have, a time that is not whole
    milliseconds."""
    for stream in batch.events:
        if not STREAM.fullmatch(stream):
            raise ValueError(f"{stream[:80]!r} is no name of a stream")
    if batch.at is not None and (type(batch.at) is not int or batch.at < 0):
        raise ValueError(f"a time is whole milliseconds, not {batch.at!r}")
