"""The last things that were done at the desk of a room, so that one of them can be undone by name.

A room that runs forgets what is in its log; ``RecentActs`` keeps the notes of the last acts beside
it, heard as they happen and while a log is read.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from shuffleup.room.undo.undo_events import Acted, Undone

KEPT: Final = 400  # acts that are remembered: a wrong entry is found in the evening


class RecentAct(Struct, frozen=True):
    """One act by its number, which is what an ``Undo`` names."""

    number: int
    note: Acted


class RecentActs:
    """The last acts of a room that stand, and that are no undoing themselves."""

    def __init__(self) -> None:
        self.acts: dict[int, Acted] = {}

    def hear(self, events: Iterable[tuple[int, object]]) -> None:
        """What has happened, each event with its number."""
        for number, event in events:
            if isinstance(event, Undone):
                self.acts.pop(event.act, None)
            elif isinstance(event, Acted) and event.what != "Undo":
                self.acts[number] = event
        for number in list(self.acts)[:-KEPT]:
            del self.acts[number]

    def last_first(self) -> list[RecentAct]:
        return [RecentAct(number, note) for number, note in reversed(self.acts.items())]
