"""What has happened when a game broke."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.breaking.break_records import BrokenGame, HeldSeat


class GameBroken(Struct, frozen=True):
    """A game is over; these of its players have seats coming."""

    table: str
    broken: BrokenGame


class BrokenSeatTaken(Struct, frozen=True, gc=False):
    """A player of a broken game sits elsewhere."""

    table: str
    player: str


class BrokenSeatKept(Struct, frozen=True):
    """A seat waits for a player who was away when the game broke."""

    table: str
    held: HeldSeat


class BrokenSeatLost(Struct, frozen=True, gc=False):
    """A player did not come to the seat in time."""

    table: str
    player: str


BreakEvent = GameBroken | BrokenSeatTaken | BrokenSeatKept | BrokenSeatLost
