"""``Writer``: the one thread that writes a house's log, so that nobody waits for the disk in turn.

``submit`` gives a future; it resolves when the batch is safe. Batches are written in the order in
which they came, and whatever has gathered meanwhile is one transaction. When a write fails, that
batch and every one behind it fail with the same error and no more are taken, until ``reset``: they
were judged upon events that are in no log, and whoever judged them has to read it again first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from threading import Condition, Thread
from time import perf_counter
from typing import Protocol, runtime_checkable

from msgspec import Struct

from shuffleup.log.databases.database_log import Pair
from shuffleup.log.databases.store import LogDatabaseError
from shuffleup.log.protocol import NOTHING, Batch

MOST_WAITING = 20_000  # batches; at 500 tables half a minute of play
MOST_TOGETHER = 1_000  # batches in one transaction

Versions = dict[str, int]


class WriterError(RuntimeError):
    """The writer takes no batch: it has failed, is full or closed."""


class AppendsBatches(Protocol):
    """As much of a log as a writer needs."""

    def append_batch(self, batch: Batch, expected: Mapping[str, int] = NOTHING) -> Versions:
        """Keep a batch, whole or not at all; the new versions."""


@runtime_checkable
class GroupLog(Protocol):
    """A log that keeps several batches with one trip to the disk."""

    def append_together(self, pairs: Sequence[Pair]) -> list[Versions]:
        """All of them or none; for each the new versions of its own streams."""


class Counts(Struct):
    """What a writer has done since it began."""

    batches: int = 0
    transactions: int = 0
    seconds: float = 0.0  # in which it waited for the log
    failures: int = 0


class WaitingBatch(Struct, frozen=True):
    """A batch that is not yet safe."""

    batch: Batch
    expected: Mapping[str, int]
    done: Future[Versions]


class Writer:
    """A thread that appends to a log what it is given, in order."""

    def __init__(self, log: AppendsBatches, *, most_waiting: int = MOST_WAITING) -> None:
        self.log, self.counts, self.most_waiting = log, Counts(), most_waiting
        self.error: BaseException | None = None
        self._queue: deque[WaitingBatch] = deque()
        self._changed, self._closed = Condition(), False
        self._thread = Thread(target=self._work, name="log writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Batches that are not yet being written."""
        return len(self._queue)

    def submit(self, batch: Batch, expected: Mapping[str, int] = NOTHING) -> Future[Versions]:
        """Keep a batch after all before it. The future has the new versions of the batch's streams
        when it is safe. WriterError where none is taken."""
        with self._changed:
            if self.error is not None:
                raise WriterError(f"nothing is written since a write failed: {self.error}")
            if self._closed:
                raise WriterError("the log is closed")
            if len(self._queue) >= self.most_waiting:
                raise WriterError(f"{self.most_waiting} batches are waiting for the disk already")
            waiting = WaitingBatch(batch, dict(expected), Future())
            waiting.done.set_running_or_notify_cancel()  # it cannot be taken back
            self._queue.append(waiting)
            self._changed.notify_all()
        return waiting.done

    def reset(self) -> None:
        """Take batches again after a failure: their makers have read the log anew."""
        with self._changed:
            self.error = None

    def close(self) -> None:
        """Write what is waiting, and end."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._thread.join()

    # ---- the thread --------------------------------------------------------------------------

    def _work(self) -> None:
        while group := self._next():
            begun = perf_counter()
            kept, error = self._keep(group)
            self.counts.seconds += perf_counter() - begun
            self.counts.batches += len(kept)
            failed = self._fail(group[len(kept) :], error) if error is not None else []
            for one, versions in zip(group, kept, strict=False):
                one.done.set_result(versions)
            for one in failed:
                one.done.set_exception(error)

    def _next(self) -> list[WaitingBatch]:
        """Whatever has gathered; nothing when there will be no more."""
        with self._changed:
            self._changed.wait_for(lambda: self._queue or self._closed)
            return [self._queue.popleft() for _ in range(min(len(self._queue), MOST_TOGETHER))]

    def _keep(self, group: Sequence[WaitingBatch]) -> tuple[list[Versions], BaseException | None]:
        """Write a group: the versions of those that are safe, and what the next failed with. Where
        one of them cannot be kept, those before it are; where the disk is at fault, none is."""
        if isinstance(self.log, GroupLog):
            try:
                kept = self.log.append_together([(one.batch, one.expected) for one in group])
                self.counts.transactions += 1
                return kept, None
            except Exception as error:
                if len(group) == 1 or isinstance(error, LogDatabaseError | OSError):
                    return [], error
        kept = []
        for one in group:
            try:
                versions = self.log.append_batch(one.batch, one.expected)
            except Exception as error:
                return kept, error
            self.counts.transactions += 1
            kept.append({stream: versions[stream] for stream in one.batch.events})
        return kept, None

    def _fail(self, behind: Sequence[WaitingBatch], error: BaseException) -> list[WaitingBatch]:
        """Those behind, and all that came meanwhile."""
        with self._changed:
            self.error = error
            self.counts.failures += 1
            failed = [*behind, *self._queue]
            self._queue.clear()
        return failed
