"""``PostgresLog``: a log in a PostgreSQL database, for a house that outgrows one machine.

The same rows as in SQLite. A transaction that writes holds the row of the head, so that of two who
write at once the second sees what the first wrote. A connection that breaks is made again with the
next transaction; what was on its way then is looked for by its digest (``DatabaseLog``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from threading import Lock
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final

from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.log_rows import TABLES
from shuffleup.log.databases.store import LogDatabaseError, LostConnectionError, Row, Rows
from shuffleup.log.databases.writers_turn import TURN_TABLES
from shuffleup.log.sealing import Seal

if TYPE_CHECKING:
    from psycopg import Connection
    from psycopg.rows import TupleRow

SCHEMES: Final = ("postgresql://", "postgres://")
PATIENCE = 10.0  # seconds in which a server that went away may come back
PAUSE: Final = 0.1
ONE_AT_A_TIME: Final = 0x5AFF1E  # the lock under which tables are made
WORDS: Final = {"number": "BIGINT", "bytes": "BYTEA", "text": 'TEXT COLLATE "C"', "packed": ""}
SETTINGS: Final = (
    "SET synchronous_commit = on",
    "SET lock_timeout = '20s'",
    "SET idle_in_transaction_session_timeout = '60s'",
    "SET client_min_messages = warning",
)
WRITE: Final = ("BEGIN", "SELECT 1 FROM log_head WHERE one = 1 FOR UPDATE")
READ: Final = ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",)
NO_DRIVER: Final = "PostgreSQL needs psycopg: pip install '.[server]'"


class PostgresLog(DatabaseLog):
    """A log in the PostgreSQL database of a URL; its tables are made where there are none."""

    def __init__(
        self,
        url: str,
        main: str = "",
        *,
        key: bytes = b"",
        seal: Seal | None = None,
        read_only: bool = False,
    ) -> None:
        super().__init__(PostgresStore(url, read_only=read_only), main, key=key, seal=seal)


class PostgresRows:
    """A transaction of a connection."""

    def __init__(self, connection: Connection[TupleRow], name: str) -> None:
        self._connection, self.name = connection, name

    def ask(self, sql: str, *values: object) -> list[Row]:
        return self._connection.execute(for_driver(sql), values).fetchall()

    def put(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(for_driver(sql), rows)


class PostgresWire:
    """A connection that is made again when it has broken; one transaction at a time."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self._lock = Lock()
        self._connection: Connection[TupleRow] | None = None

    def close(self) -> None:
        with self._lock:
            self._drop()

    @contextmanager
    def transaction(self, *begin: str, patience: float = -1) -> Iterator[PostgresRows]:
        with self._lock, self._in_words():
            connection = self._begun(begin, PATIENCE if patience < 0 else patience)
            try:
                yield PostgresRows(connection, self.name)
                self.commit(connection)
            except BaseException:
                with suppress(Exception):  # the connection may be gone, and the error is told
                    connection.execute("ROLLBACK")
                raise

    def commit(self, connection: Connection[TupleRow]) -> None:
        connection.execute("COMMIT")

    def _begun(self, begin: Sequence[str], patience: float) -> Connection[TupleRow]:
        """A transaction that has begun; nothing is lost if that has to be tried again."""
        import psycopg

        last = monotonic() + patience
        while True:
            try:
                self._connection = self._connection or self._connect()
                for statement in begin:
                    self._connection.execute(statement.encode())
                return self._connection
            except psycopg.OperationalError:
                if not self._is_gone() or monotonic() > last:
                    raise
                self._drop()
                sleep(PAUSE)

    def _connect(self) -> Connection[TupleRow]:
        import psycopg

        connection = psycopg.connect(self.url, autocommit=True, connect_timeout=10)
        for setting in SETTINGS:
            connection.execute(setting.encode())
        return connection

    def _is_gone(self) -> bool:
        return self._connection is None or self._connection.closed

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        """What the driver complains of, as one sentence."""
        import psycopg

        try:
            yield
        except psycopg.Error as error:
            gone = self._is_gone()
            if gone:
                self._drop()
            kind = LostConnectionError if gone else LogDatabaseError
            says = "there is no connection to it" if gone else reason(error)
            raise kind(f"{self.name}: {says} ({' '.join(str(error).split())})") from error


class PostgresStore:
    """A PostgreSQL database with the tables of a log."""

    def __init__(self, url: str, *, read_only: bool = False) -> None:
        self.name, self.read_only = told_name(url), read_only
        self.writer, self._reader = PostgresWire(url, self.name), PostgresWire(url, self.name)
        try:
            self._prepare()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.writer.close()
        self._reader.close()

    @contextmanager
    def writing(self) -> Iterator[PostgresRows]:
        with self.writer.transaction(*WRITE) as rows:
            yield rows

    @contextmanager
    def reading(self) -> Iterator[PostgresRows]:
        with self._reader.transaction(*READ) as rows:
            yield rows

    def is_in_place(self) -> bool:
        return True  # a server at an address

    def damage(self, rows: Rows) -> str:
        return ""  # PostgreSQL says so when it reads a page it cannot trust

    def size(self, rows: Rows) -> int:
        tables = ("log_batch", "log_place", "log_stream", "log_head")
        asked = [rows.ask("SELECT pg_total_relation_size(to_regclass(?))", one) for one in tables]
        return sum(int(found[0][0]) for found in asked)

    def _prepare(self) -> None:
        """Make the tables where there are none. Where the server does not sync, nothing it has
        said to be kept is safe, and no log is kept there."""
        with self.writer.transaction("BEGIN", patience=0) as rows:
            if rows.ask("SHOW fsync") != [("on",)]:
                raise LogDatabaseError(f"{self.name}: its fsync is off, so it keeps nothing safely")
            rows.ask("SELECT pg_advisory_xact_lock(?)", ONE_AT_A_TIME)
            there = rows.ask("SELECT to_regclass('log_head')") != [(None,)]
            if self.read_only and not there:
                raise LogDatabaseError(f"{self.name}: there is no log in it")
            if self.read_only:
                return
            for statement in (*(() if there else TABLES), *TURN_TABLES):
                rows.put(statement.format(**WORDS), [()])


@cache
def for_driver(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


def reason(error: Exception) -> str:
    """Why a server that answers has refused."""
    from psycopg import errors

    reasons: dict[type[Exception], str] = {
        errors.DiskFull: "its disk is full, and nothing was kept",
        errors.ReadOnlySqlTransaction: "it is read-only",
        errors.InsufficientPrivilege: "it may not be written",
        errors.UndefinedColumn: "its table log_head is of something else, not a log",
        errors.DataCorrupted: "it is damaged",
        errors.IndexCorrupted: "it is damaged",
        errors.LockNotAvailable: "somebody else has been writing for too long",
    }
    return next((says for kind, says in reasons.items() if isinstance(error, kind)), "it refused")


def told_name(url: str) -> str:
    """What people are told of a URL: no password, no settings."""
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict
    except ImportError as error:
        raise LogDatabaseError(NO_DRIVER) from error
    try:
        parts = conninfo_to_dict(url)
    except ProgrammingError as error:
        raise LogDatabaseError("that is not the URL of a PostgreSQL database") from error
    host, name = parts.get("host") or "this machine", parts.get("dbname") or "its usual database"
    return f"PostgreSQL {name} on {host}"
