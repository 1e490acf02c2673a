"""What happens by itself when its time has come: ``due(room, until)`` is the next such thing.

Each family says what is due (``DUE``): an instant and the events it brings, read off the room's
records. Telling the time lets everything due until then happen first, in order of its time, each at
its own instant: so one step of an hour is sixty of a minute.
"""

from __future__ import annotations

from typing import Final

from shuffleup.room.absence import absence_rules
from shuffleup.room.adoption import adopting
from shuffleup.room.deadlines import Deadlines, Due
from shuffleup.room.lists import call_ins
from shuffleup.room.must_move import feeding
from shuffleup.room.people import barred_seats, warning_and_barring
from shuffleup.room.promotions import promotion_family
from shuffleup.room.seat_claims import locking_up
from shuffleup.room.staff import dealer_line
from shuffleup.room.state import Room

DUE: Final[list[Deadlines]] = [
    *adopting.DUE,
    *absence_rules.DUE,
    *feeding.DUE,
    *call_ins.DUE,
    *locking_up.DUE,
    *promotion_family.DUE,
    *warning_and_barring.DUE,
    *barred_seats.DUE,
    *dealer_line.DUE,
]


def next_due(room: Room, until: int) -> Due | None:
    """The earliest thing due until an instant; of two at once the one whose family comes first."""
    found = [one for family in DUE for one in family(room) if one.at <= until]
    while found:
        place = min(range(len(found)), key=lambda place: found[place].at)
        one = found[place]
        if isinstance(one, Due):
            return one
        due = one.due()
        found[place : place + 1] = [due] if due is not None and due.at <= until else []
    return None
