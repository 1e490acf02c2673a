"""Every kind of record a log can hold, imported in one place: whoever reads a house's log imports
this, be it the house, a command, or a process beside it.

A module that declares records (``log.codec.known``) is listed here, and ``names`` says what that
makes. The list must load without what a server needs: commands read logs where none is installed.
"""

import shuffleup.floor.ruling_record
import shuffleup.league.events
import shuffleup.room.events
import shuffleup.room.keeping.deeds
import shuffleup.room.viewing.room_pictures
import shuffleup.server.fair.fair_records
import shuffleup.server.floor_calls.calling_floor
import shuffleup.server.floor_calls.waiting_records
import shuffleup.server.house_places.register
import shuffleup.server.law_desk.house_precedents
import shuffleup.server.wishes.wish_records
import shuffleup.table.events
import shuffleup.table.viewing.pictures
import shuffleup.tournament.events  # noqa: F401  # importing them is all
from shuffleup.log.codec import KINDS


def names() -> list[str]:
    """The full names of all of them."""
    return sorted(KINDS)
