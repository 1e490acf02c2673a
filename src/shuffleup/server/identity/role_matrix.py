"""Every command of table, room, event and season, and which role may send it: read from the code.

``matrix()`` is a row for each command; ``may_say(role, kind)`` asks one cell of it, and what stands
in no row may be sent by nobody. The judges are asked all the same: a cell says who may speak at
all, a player mostly for themselves alone, and in some the book decides further (``by_law``).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role
from shuffleup.league import who_keeps_league
from shuffleup.room import who_may_ask
from shuffleup.room.commands import AfterCount, AtTheTable
from shuffleup.table import who_may_send
from shuffleup.tournament import who_directs
from shuffleup.tournament.commands import OnTheTable

LEVELS: Final = ("table", "room", "tournament", "league")
# These carry another command to where it is judged, with the same sender: it counts, not they.
CARRIERS: Final[frozenset[type]] = frozenset({AtTheTable, AfterCount, OnTheTable})


class MatrixRow(Struct, frozen=True):
    """One command: who may send it; ``own``: a player for themselves alone."""

    level: str
    command: type
    roles: frozenset[Role]
    own: bool
    by_law: bool = False

    def cell(self, role: Role) -> str:
        """``yes``, ``own``, ``book`` (the book decides further), or nothing."""
        if role not in self.roles:
            return ""
        if self.by_law:
            return "book"
        return "own" if self.own and role is Role.PLAYER else "yes"


@cache
def matrix() -> tuple[MatrixRow, ...]:
    at_table = [
        MatrixRow("table", kind, row.roles, Role.PLAYER in row.roles)
        for kind, row in who_may_send.ROW_OF.items()
    ]
    above = (
        ("room", who_may_ask.MAY, frozenset(who_may_ask.BY_LAW)),
        ("tournament", who_directs.MAY, frozenset[type]()),
        ("league", who_keeps_league.MAY, frozenset[type]()),
    )
    return (
        *at_table,
        *(
            MatrixRow(level, kind, roles, names_a_player(kind), kind in by_law)
            for level, may, by_law in above
            for kind, roles in may.items()
        ),
    )


def names_a_player(kind: type) -> bool:
    fields: tuple[str, ...] = getattr(kind, "__struct_fields__", ())
    return "player" in fields


@cache
def row_of() -> dict[type, MatrixRow]:
    return {row.command: row for row in matrix()}


def may_say(role: Role, command: object) -> bool:
    """Whether a role may send a command at all; what nobody knows, nobody may send."""
    for _ in range(len(CARRIERS)):
        if type(command) in CARRIERS:
            command = getattr(command, "command", None)
    row = row_of().get(type(command))
    return row is not None and role in row.roles
