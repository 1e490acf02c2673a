"""``Absence``: what the room remembers of a player's comings and goings; ``Departure``: how and
with what somebody left a game. Whether a player is away now is the table's own knowledge."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

NEVER_YET: Final = -1  # no instant


class Absence(Struct, frozen=True, gc=False):
    """A player's absence from a table, or the last one; instants, or ``NEVER_YET``."""

    table: str
    since: int  # when they went, or came back
    times: int = 0  # how often they have left this table
    buttons: int = 0  # absent buttons, where time is paid
    lobby: int = NEVER_YET  # since when in the lobby
    until: int = NEVER_YET  # the end of an approved dinner break
    walking: int = NEVER_YET  # when the third man walking has to be back
    missing: int = NEVER_YET  # since when they miss blinds: of use while the table says so
    recalled: int = NEVER_YET  # when they were asked to return at once
    ran_out: bool = False  # the time is over: picked up as soon as they are in no hand
    along: int = 0  # money taken off the table, to be put back
    verified: int = 0  # what a supervisor counted off
    dined: int = NEVER_YET  # when the last dinner break was over
    rested: int = 0  # how long they have been away since then


class LeftHow(Enum):
    """How somebody left a game."""

    CASHED_OUT = "cashed out"
    PICKED_UP = "picked up by the house"
    VOLUNTARY = "picked up their own chips"
    DINNER = "on the dinner list"


class Departure(Struct, frozen=True, gc=False):
    """Somebody left a game: how, when, and with how much."""

    how: LeftHow
    at: int
    amount: int
    back: int = NEVER_YET  # when they said they would be back
