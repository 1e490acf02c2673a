"""A database as a log needs it: ``Store`` gives rows to read and to write, in transactions.

SQL is written once, with ``?`` for a value; a store puts in what its driver wants. Whatever a
driver has to complain of comes out as ``LogDatabaseError``, one sentence that names the database.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

Row = tuple[Any, ...]


class LogDatabaseError(ValueError):
    """A log's database that cannot be used or trusted, and why."""


class LostConnectionError(LogDatabaseError):
    """The connection broke: what was being written may be there or not."""


class Rows(Protocol):
    """One transaction."""

    def ask(self, sql: str, *values: object) -> list[Row]:
        """The rows that answer."""

    def put(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        """The same statement for each of these."""


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

    def close(self) -> None:
        """Let go of it."""
