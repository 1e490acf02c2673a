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


SeatEvent = TableAdded | TableRemoved | SeatGiven
