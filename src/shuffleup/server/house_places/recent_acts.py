"""The last things that were done at the desk of a room, so that one of them can be undone by name.

A room that runs forgets what is in its log; ``RecentActs`` keeps the notes of the last acts beside
it, heard as they happen and while a log is read. What players do for themselves, and what the house
does by itself, is counted apart: a room full of players who buy chips would push out what somebody
at the desk has keyed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role
from shuffleup.room.undo.undo_events import Acted, Undone

KEPT: Final = 400  # acts that are remembered: a wrong entry is found in the evening


class RecentAct(Struct, frozen=True):
    """One act by its number, which is what an ``Undo`` names; ``table`` if it was at one; ``at``
    when it was."""

    number: int
    note: Acted
    table: str = ""
    at: int = 0


class RecentActs:
    """The last acts of a room that stand, and that are no undoing themselves."""

    def __init__(self) -> None:
        self.acts: dict[int, RecentAct] = {}

    def hear(self, events: Iterable[tuple[int, object]], at: int) -> None:
        """What has happened and when, each event with its number; a note stands after what it
        tells of."""
        told: list[object] = []
        for number, event in events:
            if isinstance(event, Undone):
                self.acts.pop(event.act, None)
            elif isinstance(event, Acted) and event.what != "Undo":
                self.keep(RecentAct(number, event, first_table(told[-event.events :]), at))
            told.append(event)

    def keep(self, act: RecentAct) -> None:
        self.acts[act.number] = act
        if len(self.acts) <= KEPT:
            return
        kind = of_staff(act.note)
        alike = [number for number, one in self.acts.items() if of_staff(one.note) == kind]
        for number in alike[:-KEPT]:
            del self.acts[number]

    def last_first(self) -> list[RecentAct]:
        return list(reversed(self.acts.values()))


def first_table(events: Iterable[object]) -> str:
    """The first table that is named in what came of an act."""
    named = (getattr(event, "table", "") for event in events)
    return next((one for one in named if isinstance(one, str) and one), "")


def of_staff(note: Acted) -> bool:
    """Whether somebody who works here did it, and neither a player nor the house by itself."""
    return note.role is not Role.PLAYER and note.by != note.role.value
