"""``SqliteLog``: a log in an SQLite database, the usual one of a house.

Write-ahead log, full synchronisation: what ``append`` has returned is on the disk. One connection
writes and one reads, each with a lock, so that reading goes on while a write waits for the disk.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Lock
from time import monotonic, sleep
from typing import Final

from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.log_rows import TABLES
from shuffleup.log.databases.store import LogDatabaseError, Row, Rows
from shuffleup.log.databases.writers_turn import TURN_TABLES
from shuffleup.log.file import sync_folder
from shuffleup.log.sealing import Seal

PATIENCE: Final = 20  # seconds for which another's write is waited for
AGAIN: Final = 0.02  # seconds until it is asked again where SQLite itself does not wait
WORDS: Final = {"number": "INTEGER", "bytes": "BLOB", "text": "TEXT", "packed": " WITHOUT ROWID"}
HAS_OURS: Final = "SELECT count(*) FROM sqlite_master WHERE name = 'log_head'"
HAS_ANY: Final = "SELECT count(*) FROM sqlite_master WHERE name NOT LIKE 'sqlite%'"
REASONS: Final = {
    sqlite3.SQLITE_NOTADB: "it is not a database of a house",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_PERM: "it may not be opened",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_FULL: "the disk is full, and nothing was kept",
    sqlite3.SQLITE_IOERR: "the disk does not read or write as it should",
    sqlite3.SQLITE_BUSY: "somebody else has been writing for too long",
}


class SqliteLog(DatabaseLog):
    """A log in an SQLite file, which is made where there is none. ``read_only``: nothing is made
    or changed."""

    def __init__(
        self,
        path: str | Path,
        main: str = "",
        *,
        key: bytes = b"",
        seal: Seal | None = None,
        read_only: bool = False,
    ) -> None:
        super().__init__(SqliteStore(Path(path), read_only=read_only), main, key=key, seal=seal)


class SqliteRows:
    """A transaction of a connection."""

    def __init__(self, connection: sqlite3.Connection, name: str) -> None:
        self._connection, self.name = connection, name

    def ask(self, sql: str, *values: object) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def put(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        self._connection.executemany(sql, rows)


class SqliteStore:
    """An SQLite file with the tables of a log."""

    settings: tuple[str, ...] = ("PRAGMA synchronous = FULL", "PRAGMA cell_size_check = ON")

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self.path, self.read_only, self.name = path, read_only, path.name
        self._writes, self._reads = Lock(), Lock()
        with in_words(self.name):
            self._writer = self._connect()
            try:
                self._prepare()
                self._reader = self._connect()
                self._opened = os.stat(path)
            except BaseException:
                self._writer.close()
                raise

    def close(self) -> None:
        with self._writes, self._reads, suppress(sqlite3.Error):
            self._reader.close()
            self._writer.close()

    # ---- opening -----------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        mode = "ro" if self.read_only else "rwc"
        connection = self.driver(f"{self.path.absolute().as_uri()}?mode={mode}")
        for setting in self.settings:
            connection.execute(setting)
        return connection

    def driver(self, uri: str) -> sqlite3.Connection:
        return sqlite3.connect(
            uri, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )

    def _prepare(self) -> None:
        """Make the tables where there are none; refuse a database that is something else."""
        if self.read_only:
            return self._check_ours()
        self._keep_ahead()
        with self._transaction(self._writer, "BEGIN IMMEDIATE"):
            if self._count(HAS_ANY) == 0:
                for table in TABLES:
                    self._writer.execute(table.format(**WORDS))
            self._check_ours()
            for statement in TURN_TABLES:
                self._writer.execute(statement)
        return sync_folder(self.path.parent)

    def _keep_ahead(self) -> None:
        """By a log of SQLite's own. It waits for nobody while it begins one, so it is asked again
        where another connection is about to do the same."""
        until = monotonic() + PATIENCE
        while True:
            try:
                self._writer.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                    raise
                sleep(AGAIN)

    def _check_ours(self) -> None:
        if self._count(HAS_OURS) == 0:
            raise LogDatabaseError(f"{self.name}: it is a database of something else, not a log")

    def _count(self, sql: str) -> int:
        return int(self._writer.execute(sql).fetchone()[0])

    # ---- what can be asked -------------------------------------------------------------------

    def is_in_place(self) -> bool:
        try:
            return os.path.samestat(os.stat(self.path), self._opened)
        except FileNotFoundError:
            return False

    def damage(self, rows: Rows) -> str:
        found = [str(row[0]) for row in rows.ask("PRAGMA integrity_check(1)")]
        return "" if found == ["ok"] else found[0]

    def size(self, rows: Rows) -> int:
        ((pages,),), ((bytes,),) = rows.ask("PRAGMA page_count"), rows.ask("PRAGMA page_size")
        return int(pages * bytes)

    # ---- transactions ------------------------------------------------------------------------

    @contextmanager
    def writing(self) -> Iterator[SqliteRows]:
        with self._writes, in_words(self.name), self._transaction(self._writer, "BEGIN IMMEDIATE"):
            yield SqliteRows(self._writer, self.name)

    @contextmanager
    def reading(self) -> Iterator[SqliteRows]:
        with self._reads, in_words(self.name), self._transaction(self._reader, "BEGIN"):
            yield SqliteRows(self._reader, self.name)

    @contextmanager
    def _transaction(self, connection: sqlite3.Connection, begin: str) -> Iterator[None]:
        connection.execute(begin)
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # some errors have undone it already
                connection.execute("ROLLBACK")
            raise


def copy_database(path: Path, to: Path) -> None:
    """A whole database as it is at one moment, whoever writes meanwhile, in a new file with the
    mode of the old."""
    half = to.with_name(f"{to.name}.part")
    os.close(os.open(half, os.O_CREAT | os.O_EXCL, path.stat().st_mode & 0o777))
    try:
        whole = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)
        with in_words(path.name), closing(whole), closing(sqlite3.connect(half)) as copy:
            whole.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, until a house opens it
        with half.open("rb") as file:
            os.fsync(file.fileno())
        os.link(half, to)  # FileExistsError rather than over another
    finally:
        half.unlink(missing_ok=True)
    sync_folder(to.parent)


@contextmanager
def in_words(name: str) -> Iterator[None]:
    """What the driver complains of, as one sentence."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        says = REASONS.get(code, "it cannot be used")
        raise LogDatabaseError(f"{name}: {says} ({error})") from error
    except UnicodeDecodeError as error:  # the driver met names that are none
        raise LogDatabaseError(f"{name}: it is damaged") from error
