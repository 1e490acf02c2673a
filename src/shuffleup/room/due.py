"""What happens by itself when its time has come: ``due(room, until)`` is the next such thing.

Each family says what is due (``DUE``): an instant and the events it brings, read off the room's
records. Telling the time lets everything due until then happen first, in order of its time, each at
its own instant: so one step of an hour is sixty of a minute.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.state import Room


class Due(Struct, frozen=True):
    """Something that happens at an instant, and by which points."""

    at: int
    events: tuple[AnyRoomEvent, ...]
    grounds: tuple[str, ...] = ()


Deadlines = Callable[[Room], Iterator[Due]]
DUE: Final[list[Deadlines]] = []  # filled by ``room.proceed``


def next_due(room: Room, until: int) -> Due | None:
    """The earliest thing due until an instant; of two at once the one whose family comes first."""
    found = (one for family in DUE for one in family(room) if one.at <= until)
    return min(found, key=lambda one: one.at, default=None)
