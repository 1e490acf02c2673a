"""What was acknowledged is there after a kill, a power cut, a server that dies; and after a write
that failed nothing of it is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from threading import Event, Thread
from typing import Any

import psycopg
import pytest
from tests.log.kept_logs import KeptLog
from tests.log.power_cuts import Acknowledged, cuts, record
from tests.postgres_server import PostgresServer

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import Batch, LogDatabaseError, Writer, WriterError, postgres_log
from shuffleup.log.databases.verifying import verify
from shuffleup.log.postgres_log import PostgresLog, PostgresStore

ROOT = Path(__file__).resolve().parents[2]
WAIT = 120.0


@pytest.mark.slow
def test_a_writer_killed_at_any_moment_has_lost_nothing_it_told_of(kept_database: KeptLog) -> None:
    place = kept_database.url or str(kept_database.path)
    words = [sys.executable, "-m", "tests.log.kills", place, "--times", "12"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("12 kills")


def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    trace = record(tmp_path, 6)
    assert sum(isinstance(step, Acknowledged) for step in trace) == 6
    found = list(cuts(trace, range(0, len(trace) + 1, 5), seed=3))
    assert [cut for cut in found if cut.lost] == []
    assert max(cut.told for cut in found) > 0


def test_without_sync_a_power_cut_loses_and_this_test_would_see_it(tmp_path: Path) -> None:
    trace = record(tmp_path, 6, "PRAGMA synchronous = OFF")
    found = list(cuts(trace, range(len(trace) // 2, len(trace), 9), seed=3))
    assert any(cut.told > max(cut.kept, 0) for cut in found)


# ---- PostgreSQL ------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that went away is not waited for."""
    monkeypatch.setattr(postgres_log, "PATIENCE", 0.3)


def test_a_server_that_died_is_an_error_and_its_return_is_enough(
    postgres: PostgresServer, hasty: None
) -> None:
    log = PostgresLog(postgres.new_place(), "main")
    log.append([r.Killed(1)])
    postgres.kill()
    try:
        with pytest.raises(LogDatabaseError, match="there is no connection to it"):
            log.append([r.Killed(2)], expected=1)
        with pytest.raises(LogDatabaseError, match="there is no connection to it"):
            log.read()
    finally:
        postgres.start()
    assert log.append([r.Killed(3)], expected=1) == 2
    assert log.read() == [r.Killed(1), r.Killed(3)]
    log.close()


def test_a_server_killed_while_a_house_writes_has_all_that_was_acknowledged(
    postgres: PostgresServer, hasty: None
) -> None:
    place = postgres.new_place()
    for _ in range(2):
        log = PostgresLog(place, "main")
        told = [log.version]
        writer, enough = Writer(log), Event()

        def write(writer: Writer = writer, told: list[int] = told, enough: Event = enough) -> None:
            version = told[0]
            waiting: list[Future[dict[str, int]]] = []
            try:
                while True:
                    batch = Batch({"main": [r.Killed(version)]})
                    waiting.append(writer.submit(batch, {"main": version}))
                    version += 1
                    if len(waiting) == 4:
                        told[0] = waiting.pop(0).result(WAIT)["main"]
                    if version % 20 == 0:
                        enough.set()
            except (WriterError, LogDatabaseError):
                enough.set()

        thread = Thread(target=write)
        thread.start()
        assert enough.wait(WAIT)
        postgres.kill()
        thread.join(WAIT)
        writer.close()
        postgres.start()
        log.close()
        again = PostgresLog(place, "main")
        seats = [event.seat for event in again.read()]  # type: ignore[attr-defined]
        assert len(seats) >= told[0] > 0
        assert seats == list(range(len(seats)))
        assert verify(again).head == again.head
        again.close()


def breaking(log: PostgresLog, *, after: bool) -> Callable[..., None]:
    """The next commit of a log breaks the connection, after the server has done it or before."""
    store = log.store
    assert isinstance(store, PostgresStore)
    real = store.writer.commit

    def commit(connection: psycopg.Connection[Any]) -> None:
        store.writer.commit = real  # type: ignore[method-assign]
        if after:
            real(connection)
        connection.close()
        raise psycopg.OperationalError("the wire was cut")

    store.writer.commit = commit  # type: ignore[method-assign]
    return commit


def test_a_commit_whose_answer_was_lost_is_found(postgres: PostgresServer) -> None:
    log = PostgresLog(postgres.new_place(), "main")
    log.append([r.Killed(1)])
    breaking(log, after=True)
    assert log.append([r.Killed(2)]) == 2  # kept once, and the log knows
    assert log.append([r.Killed(3)], expected=2) == 3
    assert log.read() == [r.Killed(1), r.Killed(2), r.Killed(3)]
    assert verify(log).events == 3
    log.close()


def test_a_commit_that_never_arrived_is_an_error_and_keeps_nothing(
    postgres: PostgresServer,
) -> None:
    log = PostgresLog(postgres.new_place(), "main")
    log.append([r.Killed(1)])
    breaking(log, after=False)
    with pytest.raises(LogDatabaseError, match="nothing of it was kept"):
        log.append([r.Killed(2)])
    assert log.append([r.Killed(3)], expected=1) == 2
    assert log.read() == [r.Killed(1), r.Killed(3)]
    log.close()


def test_a_server_that_does_not_sync_is_refused(postgres: PostgresServer) -> None:
    place = postgres.new_place()
    postgres.stop()
    postgres.start(fsync="off")
    try:
        with pytest.raises(LogDatabaseError, match="its fsync is off, so it keeps nothing safely"):
            PostgresLog(place)
    finally:
        postgres.stop()
        postgres.start()


def test_no_password_is_told() -> None:
    with pytest.raises(LogDatabaseError, match="PostgreSQL house on 127") as error:
        PostgresLog("postgresql://owner:secret@127.0.0.1:1/house")
    assert "secret" not in str(error.value)
