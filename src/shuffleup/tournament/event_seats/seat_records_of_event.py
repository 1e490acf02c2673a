"""``SeatCard``: which seat of an event is whose; ``EventSeating``: how its seating stands."""

from __future__ import annotations

from msgspec import Struct


class SeatCard(Struct, frozen=True, gc=False):
    """The seat that was drawn or assigned for a player, and the stack that belongs to it."""

    table: str
    seat: int
    chips: int
    began: int = -1  # what they really began with, where they sat down at another seat

    @property
    def misread(self) -> bool:
        """Whether its player sits somewhere else."""
        return self.began >= 0


class EventSeating(Struct, frozen=True):
    """What is to be remembered about tables and seats, changed as a whole."""

    started: int = 0  # tables that were in play at once, at most
    redraws: int = 0
    halted: tuple[str, ...] = ()  # tables the director has stopped
    played_on: tuple[str, ...] = ()  # short tables the director lets play on
