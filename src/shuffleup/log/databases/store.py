"""A database as a log needs it: ``Store`` gives rows to read and to write, in transactions.

SQL is written once, with ``?`` for a value; a store puts in what its driver wants. Whatever a
driver has to complain of comes out as ``LogDatabaseError``, one sentence that names the database.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from shuffleup.outside_text import sentence

LONGEST_REASON = 400
Row = tuple[Any, ...]


class LogDatabaseError(ValueError):
    """A log's database that cannot be used or trusted, and why: one sentence that any terminal can
    show."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why, LONGEST_REASON))


class LostConnectionError(LogDatabaseError):
    """The connection broke: what was being written may be there or not."""


class Rows(Protocol):
    """One transaction."""

    @property
    def name(self) -> str:
        """What people call the database."""

    def ask(self, sql: str, *values: object) -> list[Row]:
        """The rows that answer."""

    def put(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        """The same statement for each of these."""


def typed(rows: Rows, kinds: tuple[type, ...], sql: str, *values: object) -> list[Row]:
    """The rows that answer, each of values of these types; SQLite would give any, of a damaged
    row."""
    found = rows.ask(sql, *values)
    if any(tuple(map(type, row)) != kinds for row in found):
        table = sql.partition(" FROM ")[2].split()[0]
        raise LogDatabaseError(f"{rows.name}: a row of {table} is not as it was written")
    return found


class Store(Protocol):
    """A database with the tables of a log in it."""

    @property
    def name(self) -> str:
        """What people call it; no password in it."""

    def writing(self) -> AbstractContextManager[Rows]:
        """A transaction nobody else writes beside: kept at its end, undone by an error. What it
        kept is on the disk."""

    def reading(self) -> AbstractContextManager[Rows]:
        """A transaction that sees the database as it is at its beginning."""

    def is_in_place(self) -> bool:
        """Whether others who open it by its name still find this very one."""

    def damage(self, rows: Rows) -> str:
        """What the database itself finds damaged, if it can tell."""

    def size(self, rows: Rows) -> int:
        """The bytes it takes."""

    def close(self) -> None:
        """Let go of it."""
