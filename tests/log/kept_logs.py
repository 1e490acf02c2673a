"""Every kind of log behind one door: ``KeptLog.open`` opens the same log again and again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.postgres_server import PostgresServer

from shuffleup.log import FileLog, Log, MemoryLog, Seal, SqliteLog
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.postgres_log import PostgresLog

KINDS = ("memory", "file", "sqlite", "postgres")
DATABASES = ("sqlite", "postgres")


class KeptLog:
    """A log of one kind, in a place of its own."""

    def __init__(self, kind: str, folder: Path, server: Callable[[], PostgresServer]) -> None:
        self.kind, self.path = kind, folder / "house.db"
        self.url = server().new_place() if kind == "postgres" else ""
        self.opened: list[DatabaseLog] = []

    def open(self, main: str = "", key: bytes = b"") -> Log:
        if self.kind == "memory":
            return MemoryLog(main) if main else MemoryLog()
        if self.kind == "file":
            return FileLog(self.path, main, key=key)
        return self.database(main, key)

    def database(self, main: str = "", key: bytes = b"", seal: Seal | None = None) -> DatabaseLog:
        made: DatabaseLog
        if self.kind == "postgres":
            made = PostgresLog(self.url, main, key=key, seal=seal)
        else:
            made = SqliteLog(self.path, main, key=key, seal=seal)
        self.opened.append(made)
        return made

    def close(self) -> None:
        for log in self.opened:
            with suppress(ValueError):
                log.close()
