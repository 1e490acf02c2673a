"""What has happened among the staff; each says why, so that a dealer can be told."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.senders import Role


class StaffHired(Struct, frozen=True):
    """Somebody is on the register, with this work."""

    who: str
    roles: tuple[Role, ...]
    games: tuple[str, ...] = ()
    why: str = ""


class StaffLeft(Struct, frozen=True, gc=False):
    """Somebody is off the register."""

    who: str
    why: str = ""


class ShiftStarted(Struct, frozen=True, gc=False):
    who: str


class ShiftEnded(Struct, frozen=True, gc=False):
    who: str


class CameIntoBox(Struct, frozen=True, gc=False):
    """A dealer deals at a table from now on."""

    table: str
    dealer: str
    why: str


class LeftBox(Struct, frozen=True, gc=False):
    """A dealer does not deal at a table any more."""

    table: str
    dealer: str
    why: str


class StayedInBox(Struct, frozen=True, gc=False):
    """A push went by a table: nobody could relieve its dealer."""

    table: str
    dealer: str
    why: str


class JoinedLine(Struct, frozen=True, gc=False):
    """A dealer stands at the end of the line."""

    dealer: str
    why: str


class WentOnBreak(Struct, frozen=True, gc=False):
    dealer: str
    why: str


class BreakEnded(Struct, frozen=True, gc=False):
    """A break is over, and its dealer at the end of the line."""

    dealer: str
    why: str


class PushDue(Struct, frozen=True, gc=False):
    """A dealer has been in the box for a whole down: the floor is told."""

    table: str
    dealer: str


StaffEvent = (
    StaffHired | StaffLeft | ShiftStarted | ShiftEnded | CameIntoBox | LeftBox | StayedInBox
    | JoinedLine | WentOnBreak | BreakEnded | PushDue
)  # fmt: skip
