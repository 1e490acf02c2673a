"""What is asked for when a game breaks."""

from __future__ import annotations

from msgspec import Struct


class BreakGame(Struct, frozen=True):
    """The game of a table breaks, or is combined with another: who drew which card, in the order
    of drawing, and what the floor knows of its players."""

    table: str
    draws: tuple[tuple[str, int], ...] = ()
    refusing: tuple[str, ...] = ()  # who would not play on
    cause: str = ""  # the player whose leaving broke it
    away: tuple[tuple[str, int], ...] = ()  # minutes, of absent players who left before it was told
    into: str = ""


class ChooseSeat(Struct, frozen=True):
    """A player of a broken game takes a seat elsewhere; 0: with as much as they may bring."""

    player: str
    table: str
    seat: int
    amount: int = 0


class TakeHeldSeat(Struct, frozen=True):
    """A player who was away when the game broke comes to the seat that was kept."""

    player: str
    amount: int = 0


BreakCommand = BreakGame | ChooseSeat | TakeHeldSeat
