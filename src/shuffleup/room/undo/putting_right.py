"""Writing that something was undone: every record it names is put in its place."""

from __future__ import annotations

from typing import Final

from shuffleup.room.rulings import RoomApplies
from shuffleup.room.state import Room
from shuffleup.room.undo.undo_events import Acted, Undone

WHOLE: Final = ("closed", "line", "prizes")  # not by a key: they change as one
KEYED: Final = tuple(
    name for name in Undone.__struct_fields__ if name not in ("act", "what", "why", *WHOLE)
)


def acted(room: Room, event: Acted) -> None:
    """For the record alone: what was done stands before it."""


def undone(room: Room, event: Undone) -> None:
    for name in KEYED:
        held = getattr(room, name)
        for key, record in getattr(event, name):
            if record is None:
                held.pop(key, None)
            else:
                held[key] = record
    for name in WHOLE:
        whole = getattr(event, name)
        if whole is not None:
            setattr(room, name, whole)


APPLY: RoomApplies = {Acted: acted, Undone: undone}
