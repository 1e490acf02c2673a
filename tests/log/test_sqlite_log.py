"""What can go wrong with an SQLite file: each is refused in a sentence, and nothing is silent."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.log.flipped_databases import flip_bits

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import LogDatabaseError, SqliteLog
from shuffleup.log.databases.verifying import verify

ORDINARY_USER = 65534


def in_child(work: Callable[[], str]) -> str:
    """What a piece of work says, done in a process of its own."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            said = work()
        except BaseException as error:
            said = f"{type(error).__name__}: {error}"
        os.write(write, said.encode()[:4000])
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        said = pipe.read().decode()
    os.waitpid(child, 0)
    return said


def test_synchronisation_is_full_and_the_log_is_written_ahead(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "house.db")
    with log.store.writing() as rows:
        assert rows.ask("PRAGMA synchronous") == [(2,)]
        assert rows.ask("PRAGMA journal_mode") == [("wal",)]


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    path.write_bytes(b"not a database at all, but long enough to look like one" * 40)
    with pytest.raises(LogDatabaseError, match=r"^house\.db: it is not a database of a house"):
        SqliteLog(path)


def test_a_database_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(LogDatabaseError, match="a database of something else, not a log"):
        SqliteLog(path)
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    other.close()


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LogDatabaseError, match=r"house\.db: it cannot be opened"):
        SqliteLog(tmp_path / "nowhere" / "house.db")


def test_looking_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(LogDatabaseError, match="cannot be opened"):
        SqliteLog(tmp_path / "house.db", read_only=True)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_by_who_only_looks(tmp_path: Path) -> None:
    SqliteLog(tmp_path / "house.db", "main").append([r.Killed(1)])
    log = SqliteLog(tmp_path / "house.db", "main", read_only=True)
    assert log.read() == [r.Killed(1)]
    with pytest.raises(LogDatabaseError, match="it is read-only"):
        log.append([r.Killed(2)])


def test_a_file_that_may_not_be_written_is_refused() -> None:
    with TemporaryDirectory() as folder:  # one that other users can reach
        path = Path(folder) / "house.db"
        log = SqliteLog(path, "main")
        log.append([r.Killed(1)])
        log.close()
        path.chmod(0o444)
        Path(folder).chmod(0o555)

        def work() -> str:
            if os.getuid() == 0:  # for whom nothing is read-only
                os.setresuid(ORDINARY_USER, ORDINARY_USER, ORDINARY_USER)
            SqliteLog(path)
            return "it was opened"

        assert in_child(work).startswith("LogDatabaseError: house.db: it is read-only")
        Path(folder).chmod(0o755)
        path.chmod(0o644)
        assert SqliteLog(path, "main").read() == [r.Killed(1)]


def test_a_full_disk_keeps_nothing_of_the_batch_and_all_before(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    SqliteLog(path, "main").close()

    def work() -> str:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
        log, kept = SqliteLog(path, "main"), 0
        try:
            while True:
                log.append([r.Moved(tuple(range(40)), 0, r.BURNS)] * 10)
                kept += 1
        except LogDatabaseError as error:
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            again = log.append([r.Killed(1)], expected=kept * 10)  # there is room again
            return f"{kept} {again} {error}"

    kept, again, said = in_child(work).split(" ", 2)
    assert said.startswith("house.db: the disk ")
    assert int(kept) > 5
    assert int(again) == int(kept) * 10 + 1
    assert verify(SqliteLog(path, "main")).events == int(again)


# ---- flipped bits ----------------------------------------------------------------------------


def test_a_flipped_bit_is_refused_or_changes_nothing(tmp_path: Path) -> None:
    refused, harmless = flip_bits(tmp_path, 120, seed=7)
    assert refused > 20  # the rest are bits that no row uses
    assert refused + harmless == 120
