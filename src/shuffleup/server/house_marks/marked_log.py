"""``MarkedLog``: a log for the writer, whose mark is written before anybody hears that a batch is
safe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from shuffleup.log.databases.database_log import DatabaseLog, Pair
from shuffleup.log.protocol import NOTHING, Batch
from shuffleup.server.house_marks.mark_file import MarkFile


class MarkedLog:
    """As much of a log as a ``Writer`` asks for."""

    def __init__(self, log: DatabaseLog) -> None:
        self.log = log
        self.mark: MarkFile | None = None  # before a house knows its own, nobody is told anything

    def append_batch(self, batch: Batch, expected: Mapping[str, int] = NOTHING) -> dict[str, int]:
        versions = self.log.append_batch(batch, expected)
        self.note()
        return versions

    def append_together(self, pairs: Sequence[Pair]) -> list[dict[str, int]]:
        versions = self.log.append_together(pairs)
        self.note()
        return versions

    def note(self) -> None:
        if self.mark is not None:
            self.mark.write(self.log.head)

    def sync(self) -> None:
        """The mark is on the disk; where that fails, the next batch says so."""
        if self.mark is not None:
            with suppress(OSError):
                self.mark.sync()

    def close(self) -> None:
        self.sync()
        if self.mark is not None:
            self.mark.close()
