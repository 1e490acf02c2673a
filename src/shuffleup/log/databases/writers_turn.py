"""Whose turn it is to write a log: the server that began last, and none that began before it.

A server takes the turn, a number that only grows, in a row beside the log. Each of its appends
sees in its own transaction that the number is still the one it took. So a server that has lost its
lock, because the database restarted or a file was removed, keeps nothing once another has begun.
"""

from __future__ import annotations

from typing import Final

from shuffleup.log.databases.store import LogDatabaseError, Rows, typed

# Made whenever a log is opened to be written: older databases have none.
TURN_TABLES: Final = (
    "CREATE TABLE IF NOT EXISTS log_turn (one INTEGER PRIMARY KEY, turn BIGINT NOT NULL)",
    "INSERT INTO log_turn (one, turn) VALUES (1, 0) ON CONFLICT (one) DO NOTHING",
)


class LostTurnError(LogDatabaseError):
    """Another server has begun to write this log."""


def turn_now(rows: Rows) -> int:
    """The number of whoever took it last; 0 where nobody has."""
    found = typed(rows, (int,), "SELECT turn FROM log_turn WHERE one = 1")
    return int(found[0][0]) if found else 0


def next_turn(rows: Rows) -> int:
    """Take it, in a transaction that writes."""
    rows.put("UPDATE log_turn SET turn = turn + 1 WHERE one = 1", [()])
    return turn_now(rows)


def check_turn(rows: Rows, mine: int) -> None:
    """LostTurnError where it is somebody else's. 0: whoever took none is not asked."""
    if mine and turn_now(rows) != mine:
        says = "another server has taken the house: this one keeps nothing any more"
        raise LostTurnError(f"{rows.name}: {says}")
