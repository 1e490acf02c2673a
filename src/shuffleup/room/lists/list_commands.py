"""What people and the board want of a list."""

from __future__ import annotations

from msgspec import Struct


class Join(Struct, frozen=True):
    """Put a name on a list, in person or by telephone; ``caller`` is who telephones for somebody
    else. ``stays`` asks to remain on it when called to a higher game; ``seat`` of ``table`` asks
    for a certain seat."""

    player: str
    listing: str
    by_phone: bool = False
    caller: str = ""
    stays: bool = False
    table: str = ""
    seat: int = 0


class LeaveList(Struct, frozen=True):
    """Take a name off a list."""

    player: str
    listing: str


class Refresh(Struct, frozen=True):
    """Somebody who called in calls again to say that they are coming."""

    player: str
    listing: str


class SwapPlaces(Struct, frozen=True):
    """Two players want to trade their places on a list."""

    player: str
    other: str
    listing: str


class CallNext(Struct, frozen=True):
    """Call the next name of a list to an open seat: of a certain table, or where it belongs."""

    listing: str
    table: str = ""
    seat: int | None = None


class NoAnswer(Struct, frozen=True):
    """Whoever was called does not answer."""

    player: str
    listing: str


class ReportIn(Struct, frozen=True):
    """Whoever was passed over says that they are there."""

    player: str
    listing: str


class ClaimCall(Struct, frozen=True):
    """A player did not hear the call and wants it made good."""

    player: str
    listing: str


class Page(Struct, frozen=True):
    """Page whoever was called: the seat is kept meanwhile."""

    player: str
    listing: str


class TakeSeat(Struct, frozen=True):
    """A player who was called sits down with a buy-in; in a new game perhaps at another seat."""

    player: str
    listing: str
    amount: int
    seat: int | None = None


class Decline(Struct, frozen=True):
    """A player who was called does not want this seat, and wants to keep the place."""

    player: str
    listing: str


class Roll(Struct, frozen=True):
    """A player who was called asks for a move to the end of the list instead."""

    player: str
    listing: str


class SeatPlayer(Struct, frozen=True):
    """Sit down at a seat for which nobody waits, without having been on a list; without a seat at
    the next that is open."""

    player: str
    table: str
    seat: int | None
    amount: int


class LeaveTable(Struct, frozen=True):
    """A player leaves a table, and the chips go to the cage."""

    player: str
    table: str


ListCommand = (
    Join | LeaveList | Refresh | SwapPlaces | CallNext | NoAnswer | ReportIn | ClaimCall | Page
    | TakeSeat | Decline | Roll | SeatPlayer | LeaveTable
)  # fmt: skip
