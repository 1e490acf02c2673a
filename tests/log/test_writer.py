"""The one writer: in order, together, and nothing more after a failure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from threading import Event

import pytest
from tests.log.kept_logs import KeptLog

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import (
    Batch,
    LogDatabaseError,
    MemoryLog,
    SqliteLog,
    StaleError,
    Writer,
    WriterError,
)
from shuffleup.log.databases.database_log import Pair
from shuffleup.log.protocol import NOTHING

WAIT = 60.0  # seconds; a write takes none of them


class GatedLog(MemoryLog):
    """A log that waits until it is let, counts its transactions and fails when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.gate, self.groups = Event(), Event(), list[int]()
        self.error: Exception | None = None

    def append_together(self, pairs: Sequence[Pair]) -> list[dict[str, int]]:
        self.begun.set()
        assert self.gate.wait(WAIT)
        if self.error is not None:
            raise self.error
        for _, expected in pairs:  # all or none, as far as these tests go
            if any(self.versions.get(one, 0) != version for one, version in expected.items()):
                raise StaleError(0, 0, "main")
        self.groups.append(len(pairs))
        kept = [self.append_batch(*pair) for pair in pairs]
        return [
            {one: all[one] for one in pair[0].events} for all, pair in zip(kept, pairs, strict=True)
        ]


@pytest.fixture
def gated() -> Iterator[tuple[GatedLog, Writer]]:
    log = GatedLog()
    writer = Writer(log, most_waiting=5)
    yield log, writer
    log.gate.set()
    writer.close()


def one(seat: int) -> Batch:
    return Batch({"main": [r.Killed(seat)]})


def first(log: GatedLog, writer: Writer) -> Future[dict[str, int]]:
    """A batch that is being written while others gather."""
    done = writer.submit(one(0))
    assert log.begun.wait(WAIT)
    return done


def test_batches_are_kept_in_order_in_every_log(kept: KeptLog) -> None:
    log = kept.open("main")
    writer = Writer(log)
    done = [writer.submit(one(n), {"main": n}) for n in range(40)]
    assert [one.result(WAIT) for one in done] == [{"main": n + 1} for n in range(40)]
    writer.close()
    assert [event.seat for event in log.read()] == list(range(40))  # type: ignore[attr-defined]
    assert writer.counts.batches == 40
    assert 1 <= writer.counts.transactions <= 40


def test_whatever_has_gathered_is_one_transaction(gated: tuple[GatedLog, Writer]) -> None:
    log, writer = gated
    done = [first(log, writer), *(writer.submit(one(n)) for n in range(1, 5))]
    assert writer.waiting == 4
    assert not any(one.done() for one in done)  # nothing is told before it is safe
    log.gate.set()
    assert [one.result(WAIT) for one in done] == [{"main": n} for n in range(1, 6)]
    assert log.groups == [1, 4]
    assert (writer.counts.batches, writer.counts.transactions) == (5, 2)


def test_so_many_wait_and_no_more(gated: tuple[GatedLog, Writer]) -> None:
    log, writer = gated
    first(log, writer)
    for n in range(5):
        writer.submit(one(n))
    with pytest.raises(WriterError, match="5 batches are waiting for the disk already"):
        writer.submit(one(9))
    log.gate.set()


def test_after_a_failure_all_behind_fail_and_none_is_taken_until_reset(
    gated: tuple[GatedLog, Writer],
) -> None:
    log, writer = gated
    log.error = LogDatabaseError("house.db: the disk is full")
    done = [first(log, writer), *(writer.submit(one(n)) for n in range(1, 4))]
    log.gate.set()
    assert [one.exception(WAIT) for one in done] == [log.error] * 4
    with pytest.raises(WriterError, match=r"since a write failed: house\.db: the disk is full"):
        writer.submit(one(9))
    log.error = None
    with pytest.raises(WriterError):
        writer.submit(one(9))
    writer.reset()
    assert writer.submit(one(9)).result(WAIT) == {"main": 1}
    assert log.read() == [r.Killed(9)]
    assert writer.counts.failures == 1


def test_those_before_the_one_at_fault_are_kept(gated: tuple[GatedLog, Writer]) -> None:
    log, writer = gated
    done = [first(log, writer), writer.submit(one(1)), writer.submit(one(2), {"main": 9})]
    done.append(writer.submit(one(3)))
    log.gate.set()
    assert [one.exception(WAIT) is None for one in done] == [True, True, False, False]
    assert isinstance(done[2].exception(), StaleError)
    assert done[3].exception() is done[2].exception()
    assert log.read() == [r.Killed(0), r.Killed(1)]


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "house.db", "main")
    writer = Writer(log)
    done = [writer.submit(one(n)) for n in range(200)]
    writer.close()
    assert all(one.done() for one in done)
    assert log.version == 200
    with pytest.raises(WriterError, match="closed"):
        writer.submit(one(1))


def test_a_batch_that_is_no_batch_harms_nobody_before_it(kept_database: KeptLog) -> None:
    log = kept_database.database("main")
    writer = Writer(log)
    good = [writer.submit(one(n)) for n in range(3)]
    bad = writer.submit(Batch({"main": ["no event"]}))
    assert isinstance(bad.exception(WAIT), ValueError)
    assert [one.exception(WAIT) for one in good] == [None] * 3
    writer.close()
    assert log.version == 3


def test_what_is_expected_is_copied(gated: tuple[GatedLog, Writer]) -> None:
    log, writer = gated
    expected: dict[str, int] = {"main": 0}
    known: Mapping[str, int] = expected or NOTHING
    done = writer.submit(one(1), known)
    expected["main"] = 7
    log.gate.set()
    assert done.result(WAIT) == {"main": 1}
