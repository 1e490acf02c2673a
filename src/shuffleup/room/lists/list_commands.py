"""What people and the board want of a list."""

from __future__ import annotations

from msgspec import Struct


class Join(Struct, frozen=True):
    """Put a name on a list, in person or by telephone."""

    player: str
    listing: str
    by_phone: bool = False


class LeaveList(Struct, frozen=True):
    """Take a name off a list."""

    player: str
    listing: str


class CallNext(Struct, frozen=True):
    """Call the next name of a list to an open seat."""

    listing: str
    table: str
    seat: int


class TakeSeat(Struct, frozen=True):
    """A player who was called sits down with a buy-in."""

    player: str
    listing: str
    amount: int


class LeaveTable(Struct, frozen=True):
    """A player leaves a table, and the chips go to the cage."""

    player: str
    table: str


class Roll(Struct, frozen=True):
    """A player who was called asks for a move to the end of the list instead."""

    player: str
    listing: str


ListCommand = Join | LeaveList | CallNext | TakeSeat | LeaveTable | Roll
