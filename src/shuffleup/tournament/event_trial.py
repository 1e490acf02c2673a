"""``EventTrial``: several things done as one, tried on copies of the tables it concerns.

What comes of them is one ruling; where one is refused, the refusal is the ruling.
"""

from __future__ import annotations

from shuffleup.floor.senders import Sender
from shuffleup.law.ruling import Refusal, Ruling
from shuffleup.room.cage.cage_events import Entered
from shuffleup.table.act import act
from shuffleup.table.apply import apply, drain
from shuffleup.table.commands import AnyTableCommand
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, copy
from shuffleup.tournament.events import AnyEventEvent, EventEvent, InRoom, OnTable
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament


class EventTrial:
    """What is going to happen in an event."""

    def __init__(self, event: Tournament) -> None:
        self.event = event
        self.tables: dict[str, Table] = {}
        self.events: list[AnyEventEvent] = []
        self.refusal: Refusal | None = None
        self.grounds: list[str] = []

    def table(self, number: str) -> Table:
        """A table as it is after what was put to it so far."""
        if number not in self.tables:
            self.tables[number] = copy(self.event.tables[number])
            drain(self.tables[number])
        return self.tables[number]

    def known(self, number: str) -> Table:
        """The same to look at only."""
        return self.tables.get(number) or self.event.tables[number]

    def put(self, number: str, command: AnyTableCommand, by: Sender) -> None:
        """A command for a table; after a refusal nothing more is tried."""
        if self.refusal is not None:
            return
        table = self.table(number)
        ruling = act(table, command, by)
        self.refusal = ruling.refusal
        self.grounds += ruling.grounds
        self.events += [OnTable(number, told) for told in drain(table)]

    def tell(self, number: str, *events: AnyTableEvent) -> None:
        """What happens to a table by the law of the event, not by the table's own."""
        if self.refusal is not None:
            return
        table = self.table(number)
        for told in events:
            apply(table, told)
        self.events += [OnTable(number, told) for told in drain(table)]

    def stand(self, number: str, table: Table) -> None:
        """A new table of the event."""
        self.tables[number] = table
        self.events += [OnTable(number, told) for told in drain(table)]

    def note(self, *events: EventEvent) -> None:
        """Events of the tournament's own."""
        self.events += events

    def pay(self, *entries: Entered | None) -> None:
        """Entries of the room's ledger."""
        self.events += [InRoom(entry) for entry in entries if entry is not None]

    def ruling(self, *grounds: str, says: str = "") -> EventRuling:
        """All of it, or the refusal that ended it."""
        if self.refusal is not None:
            return self.refused(self.refusal)
        behind = tuple(dict.fromkeys((*grounds, *self.grounds)))
        return Ruling(tuple(self.events), grounds=behind, says=says)

    @staticmethod
    def refused(refusal: Refusal) -> EventRuling:
        return Ruling(refusal=refusal)
