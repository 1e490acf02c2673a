"""One small SQL layer over two databases: SQLite in the house's file, PostgreSQL by its URL.

``open_database(settings)`` gives one; ``with database.work() as work`` is one transaction, kept
whole or not at all (``reading``: it writes nothing), in which ``work.run(sql, …)`` gives rows.
Statements are written once, with ``?`` for values and never a value in the text. A connection is
used by one thread at a time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final, Protocol

from shuffleup.log.databases.store import Row as Row
from shuffleup.server.private_files import private_file, private_folder
from shuffleup.server.settings import ServerSettings

if TYPE_CHECKING:
    from psycopg import Connection

HOUSE_FILE: Final = "house.db"
BUSY_SECONDS: Final = 20.0  # the log's writer shares the file, and may be at work


class DatabaseDownError(Exception):
    """The database cannot be reached or written just now; nothing was done."""


class AlreadyThereError(Exception):
    """What must be there once is there already; the transaction is undone."""


class Work(Protocol):
    """One transaction."""

    def run(self, sql: str, *values: object) -> list[Row]: ...


class Database(Protocol):
    serial: str  # how a table spells a number that counts up by itself

    def work(self, *, reading: bool = False) -> AbstractContextManager[Work]: ...

    def close(self) -> None: ...


def open_database(settings: ServerSettings) -> Database:
    if settings.database:
        return PostgresDatabase(settings.database)
    private_folder(settings.folder)
    return SqliteDatabase(settings.folder / HOUSE_FILE)


class SqliteDatabase:
    serial = "INTEGER PRIMARY KEY AUTOINCREMENT"

    def __init__(self, path: Path) -> None:
        self.lock = RLock()
        self.connection = sqlite3.connect(
            private_file(path), timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            self.connection.execute(f"PRAGMA {pragma}")

    @contextmanager
    def work(self, *, reading: bool = False) -> Iterator[Work]:
        with self.lock:
            try:  # a reader waits for no writer; a writer says so at once, or it might be too late
                self.connection.execute("BEGIN" if reading else "BEGIN IMMEDIATE")
                try:
                    yield SqliteWork(self.connection)
                except BaseException:
                    self.connection.execute("ROLLBACK")
                    raise
                self.connection.execute("COMMIT")
            except sqlite3.Error as error:
                with suppress(sqlite3.Error):
                    self.connection.execute("ROLLBACK")
                raise DatabaseDownError(type(error).__name__) from error

    def close(self) -> None:
        with self.lock:
            self.connection.close()


class SqliteWork:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def run(self, sql: str, *values: object) -> list[Row]:
        try:
            return self.connection.execute(sql, values).fetchall()
        except sqlite3.IntegrityError as error:
            raise AlreadyThereError from error


class PostgresDatabase:
    serial = "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"

    def __init__(self, url: str) -> None:
        self.lock = RLock()
        self.url = url
        self.connection: Connection[Row] | None = None

    @contextmanager
    def work(self, *, reading: bool = False) -> Iterator[Work]:
        import psycopg

        with self.lock:
            try:
                connection = self.connected()
                with connection.transaction():
                    yield PostgresWork(connection)
            except psycopg.Error as error:  # gone: the next work connects anew
                self.close()
                raise DatabaseDownError(type(error).__name__) from None

    def connected(self) -> Connection[Row]:
        import psycopg

        if self.connection is None or self.connection.closed:
            self.connection = psycopg.connect(self.url, autocommit=True, connect_timeout=5)
        return self.connection

    def close(self) -> None:
        import psycopg

        with self.lock, suppress(psycopg.Error):
            if self.connection is not None:
                self.connection.close()
            self.connection = None


class PostgresWork:
    def __init__(self, connection: Connection[Row]) -> None:
        self.connection = connection

    def run(self, sql: str, *values: object) -> list[Row]:
        from psycopg.errors import UniqueViolation

        try:
            cursor = self.connection.execute(sql.replace("?", "%s"), values)
        except UniqueViolation as error:
            raise AlreadyThereError from error
        return cursor.fetchall() if cursor.description is not None else []


def marks(values: Sequence[object]) -> str:
    """``?, ?, ?``: a place for each of several values."""
    return ", ".join("?" for _ in values)
