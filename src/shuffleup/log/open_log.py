"""``open_log``: the log of a path (SQLite) or of a URL (PostgreSQL)."""

from __future__ import annotations

from pathlib import Path

from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.store import LogDatabaseError
from shuffleup.log.postgres_log import SCHEMES, PostgresLog
from shuffleup.log.sealing import Seal
from shuffleup.log.sqlite_log import SqliteLog


def open_log(
    where: str | Path,
    main: str = "",
    *,
    key: bytes = b"",
    seal: Seal | None = None,
    read_only: bool = False,
) -> DatabaseLog:
    """The log of a house, made where there is none; LogDatabaseError if it cannot be had."""
    if is_url(where):
        return PostgresLog(str(where), main, key=key, seal=seal, read_only=read_only)
    if "://" in str(where):
        kind = str(where).partition("://")[0]
        raise LogDatabaseError(f"{kind[:20]}:// is no database we know: a path, or {SCHEMES[0]}…")
    return SqliteLog(where, main, key=key, seal=seal, read_only=read_only)


def is_url(where: str | Path) -> bool:
    """Whether it is the URL of a PostgreSQL database."""
    return str(where).startswith(SCHEMES)
