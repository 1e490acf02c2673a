"""What is asked for between a feeder and its main games."""

from __future__ import annotations

from msgspec import Struct


class InvokeMustMove(Struct, frozen=True):
    """The players of one table must move to another as seats open there."""

    table: str  # the feeder
    main: str


class EndMustMove(Struct, frozen=True):
    """A table feeds no other any more."""

    table: str


class Volunteer(Struct, frozen=True):
    """A player of the feeder wants to move."""

    player: str


class TellToMove(Struct, frozen=True):
    """Tell whoever's turn it is to move to an open seat of the main game."""

    table: str
    seat: int


class MoveUp(Struct, frozen=True):
    """A player who was told to move goes, with so many chips; 0: with what they should have."""

    player: str
    amount: int = 0


class RefuseToMove(Struct, frozen=True):
    """A player who was told to move will not."""

    player: str


class ReturnToFeeder(Struct, frozen=True):
    """A player of the main game who was gone is back, and wants a seat in the feeder."""

    player: str
    listing: str
    amount: int


class GoToTable(Struct, frozen=True):
    """A player wants to go on at another table of the same game; 0: with what they should have."""

    player: str
    table: str
    seat: int
    amount: int = 0


FeedCommand = (
    InvokeMustMove
    | EndMustMove
    | Volunteer
    | TellToMove
    | MoveUp
    | RefuseToMove
    | ReturnToFeeder
    | GoToTable
)
