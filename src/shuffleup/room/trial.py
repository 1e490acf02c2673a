"""``Trial``: several things done as one. The room puts commands to copies of its tables, and what
comes of them is one ruling; where one is refused, the refusal is the ruling and nothing is done.
"""

from __future__ import annotations

from shuffleup.floor.senders import Sender
from shuffleup.law.ruling import Refusal, Ruling
from shuffleup.room.events import AnyRoomEvent, AtTable, RoomEvent
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.table.act import act
from shuffleup.table.apply import drain
from shuffleup.table.commands import AnyTableCommand
from shuffleup.table.state import Table, copy


class Trial:
    """What is going to happen, tried on copies of the tables it concerns."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.tables: dict[str, Table] = {}
        self.events: list[AnyRoomEvent] = []
        self.refusal: Refusal | None = None
        self.grounds: list[str] = []

    def table(self, number: str) -> Table:
        """A table as it is after what was put to it so far."""
        if number not in self.tables:
            self.tables[number] = copy(self.room.tables[number])
            drain(self.tables[number])
        return self.tables[number]

    def put(self, number: str, command: AnyTableCommand, by: Sender) -> None:
        """A command for a table; after a refusal nothing more is tried."""
        if self.refusal is not None:
            return
        table = self.table(number)
        ruling = act(table, command, by)
        self.refusal = ruling.refusal
        self.grounds += ruling.grounds
        self.events += [AtTable(number, event) for event in drain(table)]

    def note(self, *events: RoomEvent) -> None:
        """Events of the room's own."""
        self.events += events

    def ruling(self, *grounds: str, says: str = "") -> RoomRuling:
        """All of it, or the refusal that ended it."""
        if self.refusal is not None:
            return Ruling(refusal=self.refusal)
        return Ruling(tuple(self.events), grounds=(*grounds, *self.grounds), says=says)
