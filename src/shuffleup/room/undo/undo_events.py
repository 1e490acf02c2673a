"""What was done at the desk and by whom (``Acted``), and that it was undone (``Undone``).

``Acted`` stands after the events it tells of: so many of them came of one command, what followed
from it by itself included. Its number is the room's version with it. ``Undone`` carries every
record as it is put back; chips and money go back by an entry of the ledger beside it, and what
concerns a table by events of the table.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.senders import Role
from shuffleup.room.absence.absence_records import Absence, Departure
from shuffleup.room.breaking.break_records import BrokenGame
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.openings.opening_records import Spread
from shuffleup.room.people.person_record import BarRecord, Person, WarningRecord
from shuffleup.room.promotions.promotion_records import Prize, Promotion, Session, Ticket
from shuffleup.room.seat_claims.claim_records import SeatClaims, Transfer
from shuffleup.room.staff.staff_records import Down, StaffMember
from shuffleup.room.state import Stand


class Acted(Struct, frozen=True, gc=False):
    """Somebody did something, in which role, about whom and why; ``events`` came of it."""

    by: str
    role: Role
    what: str  # the command's name
    events: int
    player: str = ""
    why: str = ""


class Undone(Struct, frozen=True, omit_defaults=True):
    """The act of this number is undone: each record as it is now, None where there is none."""

    act: int
    what: str
    why: str
    absences: tuple[tuple[str, Absence | None], ...] = ()
    apart: tuple[tuple[tuple[str, str], str | None], ...] = ()
    bad_decks: tuple[tuple[str, int | None], ...] = ()
    banned: tuple[tuple[tuple[str, str], BarRecord | None], ...] = ()
    bars: tuple[tuple[str, BarRecord | None], ...] = ()
    breaks: tuple[tuple[str, BrokenGame | None], ...] = ()
    counted: tuple[tuple[tuple[str, str], int | None], ...] = ()
    dealt: tuple[tuple[tuple[str, str], int | None], ...] = ()
    departures: tuple[tuple[tuple[str, str], Departure | None], ...] = ()
    downs: tuple[tuple[str, Down | None], ...] = ()
    feeds: tuple[tuple[str, Feed | None], ...] = ()
    listings: tuple[tuple[str, Listing | None], ...] = ()
    no_devices: tuple[tuple[tuple[str, str], str | None], ...] = ()
    people: tuple[tuple[str, Person | None], ...] = ()
    promotions: tuple[tuple[str, Promotion | None], ...] = ()
    seat_claims: tuple[tuple[str, SeatClaims | None], ...] = ()
    sessions: tuple[tuple[str, Session | None], ...] = ()
    spreads: tuple[tuple[str, Spread | None], ...] = ()
    staff: tuple[tuple[str, StaffMember | None], ...] = ()
    stands: tuple[tuple[str, Stand | None], ...] = ()
    tickets: tuple[tuple[str, Ticket | None], ...] = ()
    transfers: tuple[tuple[str, tuple[Transfer, ...] | None], ...] = ()
    warnings: tuple[tuple[str, tuple[WarningRecord, ...] | None], ...] = ()
    closed: tuple[tuple[int, int, int], ...] | None = None
    line: tuple[str, ...] | None = None
    prizes: tuple[Prize, ...] | None = None


UndoEvent = Acted | Undone
