"""What has happened to seats; who sits where, the tables know."""

from __future__ import annotations

from msgspec import Struct


class TableAdded(Struct, frozen=True, gc=False):
    """A table is in play in this event."""

    table: str


class TableRemoved(Struct, frozen=True, gc=False):
    """A table is no longer in play: nobody sits there."""

    table: str


class SeatGiven(Struct, frozen=True, gc=False):
    """An entrant has a seat, and chips that were not in play before."""

    player: str
    table: str
    seat: int
    chips: int
    why: str = ""


class SeatMoved(Struct, frozen=True):
    """A player goes from one seat to another with all their chips: from a table of so many players
    to one of so many, from so many hands before the big blind to so many; why, and by which points
    of the law."""

    player: str
    table: str
    seat: int
    to: str
    to_seat: int
    chips: int
    why: str
    players: tuple[int, int]  # at the old table and the new one, before the move
    blind_in: tuple[int, int]  # hands until the big blind, in the old seat and the new one
    grounds: tuple[str, ...] = ()


class SeatOpened(Struct, frozen=True, gc=False):
    """A seat is empty whose player is out."""

    player: str
    table: str
    seat: int


class SeatPassed(Struct, frozen=True, gc=False):
    """A seat, and the entry, is somebody else's now."""

    player: str
    other: str


class SatWrongly(Struct, frozen=True, gc=False):
    """A player began at a seat that is not theirs, with so many chips."""

    player: str
    table: str
    seat: int
    chips: int


class SeatsRedrawn(Struct, frozen=True, gc=False):
    """All have drawn for their seats anew, at so many tables."""

    tables: int


class TableHalted(Struct, frozen=True, gc=False):
    """The director has stopped a table."""

    table: str


class TablePlaysOn(Struct, frozen=True, gc=False):
    """The director lets a table play, halted or short as it is."""

    table: str


SeatEvent = (
    TableAdded
    | TableRemoved
    | SeatGiven
    | SeatMoved
    | SeatOpened
    | SeatPassed
    | SatWrongly
    | SeatsRedrawn
    | TableHalted
    | TablePlaysOn
)
