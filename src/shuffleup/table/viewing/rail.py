"""The rail: those who watch a table later than it is played.

``as_it_was`` is the table after those events that are old enough for a spectator. A ``Rail``
follows a session of any length: it is told every event and keeps only those not due.
"""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.table import events as e
from shuffleup.table.apply import apply, drain, opened, replay
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table
from shuffleup.table.viewing.seating import Seating
from shuffleup.table.viewing.viewers import Spectator, ViewError


def all_events(table: Table) -> list[AnyTableEvent]:
    """Every event the table still has, those of the hand going on included."""
    hand = table.hand
    return [*table.log, *(hand.log[table.taken :] if hand is not None else ())]


def version_of(table: Table) -> int:
    """How many events there have been, those of the hand going on included."""
    hand = table.hand
    return table.version + (len(hand.log) - table.taken if hand is not None else 0)


def events_after(table: Table, version: int) -> list[AnyTableEvent]:
    """The events since a version; ViewError if they were taken away. How many there are is not told
    by that: the rail would know it too early."""
    events = all_events(table)
    first = version_of(table) - len(events)
    if not first <= version <= first + len(events):
        raise ViewError("the table does not have those events: ask whoever keeps its log")
    return events[version - first :]


# ---- delay -----------------------------------------------------------------------------------


def as_it_was(table: Table, delay: Spectator) -> Table:
    """The table a spectator sees."""
    if not (delay.hands or delay.events):
        return table
    events, seating = events_after(table, 0), Seating()
    seating.hear(events)
    return replay(events[: max(1, seating.due(delay))])


class Rail:
    """A table as its rail sees it: ``table`` lags behind, ``waiting`` is what is not yet due."""

    __slots__ = ("delay", "seating", "table", "waiting")

    def __init__(self, opening: e.TableOpened, delay: Spectator) -> None:
        self.delay = delay
        self.table = opened(opening)
        self.seating = Seating()
        self.seating.hear((opening,))
        self.waiting: list[AnyTableEvent] = []

    def hear(self, events: Sequence[AnyTableEvent], after: int) -> list[AnyTableEvent]:
        """Told what has happened after a version, say what the rail may see now; the table has gone
        on by that. ViewError if it is not what comes next."""
        if after != self.seating.version:
            raise ViewError(f"the rail has heard {self.seating.version} events, not {after}")
        self.waiting += events
        self.seating.hear(events)
        ready = max(0, self.seating.due(self.delay) - version_of(self.table))
        told, self.waiting = self.waiting[:ready], self.waiting[ready:]
        for event in told:
            apply(self.table, event)
        drain(self.table)
        return told
