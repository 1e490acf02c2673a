"""One place's part of a house's log: ``Under(log, "event/spring")``.

A house keeps all its places in one log, and the streams of a place have its name before theirs:
``event/spring/table/1``. ``Under`` is a log of that place alone, in which the stream is called
``table/1``; what it is given goes to the house's log, what it reads comes from there. A batch that
touches several places is read in each as that place's part of it; batches keep their order. Of a
log that has an index (``Shelved``) only the batches of the place are read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, runtime_checkable

from shuffleup.log.head import LogPoint
from shuffleup.log.protocol import MAIN, NOTHING, STREAM, Batch, Log


@runtime_checkable
class Shelved(Protocol):
    """A log that finds the batches of a place without reading the others."""

    def versions_below(self, prefix: str) -> dict[str, int]:
        """The versions of the streams whose names begin with ``prefix/``."""

    def batches_below(self, prefix: str, since: LogPoint = ...) -> Iterator[Batch]:
        """The batches that touch any of them, in their order; those after a point alone."""


class Under:
    """The log of a place in a house's log."""

    def __init__(self, log: Log, prefix: str, main: str = MAIN) -> None:
        if not STREAM.fullmatch(prefix):
            raise ValueError(f"{prefix[:80]!r} is no name of a place")
        self.log, self.prefix, self.main = log, prefix, main
        self._before = f"{prefix}/"

    # ---- names -------------------------------------------------------------------------------

    def outward(
        self, batch: Batch, expected: Mapping[str, int] = NOTHING
    ) -> tuple[Batch, dict[str, int]]:
        """A batch of this place, and the versions expected, as the house's log is to have them."""
        before = self._before
        events = {before + stream: events for stream, events in batch.events.items()}
        return Batch(events, batch.at), {before + name: one for name, one in expected.items()}

    def inward(self, versions: Mapping[str, int]) -> dict[str, int]:
        """Those versions of the house's log that are of this place, by its own names."""
        before = self._before
        return {
            stream.removeprefix(before): version
            for stream, version in versions.items()
            if stream.startswith(before)
        }

    # ---- the protocol ------------------------------------------------------------------------

    @property
    def versions(self) -> dict[str, int]:
        if isinstance(self.log, Shelved):
            return self.inward(self.log.versions_below(self.prefix))
        return self.inward(self.log.versions)

    @property
    def version(self) -> int:
        return self.versions.get(self.main, 0)

    def append(
        self, events: Sequence[object], expected: int | None = None, *, at: int | None = None
    ) -> int:
        known = NOTHING if expected is None else {self.main: expected}
        return self.append_batch(Batch({self.main: events}, at), known)[self.main]

    def append_batch(self, batch: Batch, expected: Mapping[str, int] = NOTHING) -> dict[str, int]:
        self.log.append_batch(*self.outward(batch, expected))
        return self.versions

    def read(self, after: int = 0, of: str = "") -> list[object]:
        return [event for events in self.stream(after, of) for event in events]

    def stream(self, after: int = 0, of: str = "") -> Iterator[Sequence[object]]:
        return self.log.stream(after, self._before + (of or self.main))

    def batches(self) -> Iterator[Batch]:
        return self._here(self._touching())

    def batches_since(self, point: LogPoint) -> Iterator[Batch]:
        """What has been kept since the log stood there."""
        if not isinstance(self.log, Shelved):
            raise TypeError("of a log without an index all batches are read")
        return self._here(self.log.batches_below(self.prefix, point))

    def _here(self, batches: Iterator[Batch]) -> Iterator[Batch]:
        for batch in batches:
            events = {
                stream.removeprefix(self._before): events
                for stream, events in batch.events.items()
                if stream.startswith(self._before)
            }
            if events:
                yield Batch(events, batch.at)

    def _touching(self) -> Iterator[Batch]:
        """The house's batches among which all of this place's are."""
        if isinstance(self.log, Shelved):
            return self.log.batches_below(self.prefix)
        return self.log.batches()
