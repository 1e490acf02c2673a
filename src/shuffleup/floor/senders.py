"""Who sends a command, from the table upward: a person, and the role in which they speak.

A table, a room, a tournament, a league and a server all judge by this one closed list. It stands in
``floor`` because a ruling names the role of whoever gave it (``floor.ruling_record``), and all of
them import ``floor``. A hand knows seats alone.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class Role(Enum):
    """What somebody is, here and now; one person may be several things on one evening."""

    PLAYER = "player"
    DEALER = "dealer"
    FLOOR = "floor"
    SUPERVISOR = "supervisor"
    CAGE = "cage"
    BOARD = "board"
    DIRECTOR = "director"
    MANAGER = "manager"
    SURVEILLANCE = "surveillance"


class Sender(Struct, frozen=True, gc=False):
    """Whoever sends a command. The id is a person's and never shown as such: a seat is theirs if it
    is the id of the seat. Neither has a default: nobody acts as somebody without saying so."""

    id: str
    role: Role


def player(id_: str) -> Sender:
    """A person at the table, for themselves."""
    return Sender(id_, Role.PLAYER)


def staff(role: Role) -> Sender:
    """Somebody of whom no more is known than the work they do, as in a transcript or a session."""
    return Sender(role.value, role)


DEALER = staff(Role.DEALER)
FLOOR = staff(Role.FLOOR)
