"""The rail: those who watch a table later than it is played.

``due`` says how many events are old enough for a spectator; ``as_it_was`` is the table after them.
A ``Rail`` follows a session of any length: it is told every event and keeps only those not due.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shuffleup.table import events as e
from shuffleup.table.apply import apply, gather, opened, replay
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table
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
    """The events since a version, for whoever was away; ViewError if they were taken away."""
    events = all_events(table)
    first = version_of(table) - len(events)
    if not first <= version <= first + len(events):
        raise ViewError(f"the table has events {first + 1} to {first + len(events)} only")
    return events[version - first :]


# ---- delay -----------------------------------------------------------------------------------


def due(
    events: Sequence[AnyTableEvent], delay: Spectator, hand_on: bool, whole: bool = True
) -> int:
    """How many of a table's latest events are old enough; ``whole`` if they are all it ever had."""
    old = max(0, len(events) - delay.events)
    hidden = delay.hands - (not hand_on)
    if hidden <= 0:
        return old
    begun = [at for at, event in enumerate(events) if type(event) is e.Began]
    if hidden <= len(begun):
        return min(old, begun[-hidden])
    if not whole:
        return 0  # they may all be of hands that are hidden
    return min(old, begun[0]) if begun else old


def as_it_was(table: Table, delay: Spectator) -> Table:
    """The table a spectator sees."""
    if not (delay.hands or delay.events):
        return table
    events = events_after(table, 0)
    return replay(events[: max(1, due(events, delay, table.hand is not None))])


class Rail:
    """A table as its rail sees it: ``table`` lags behind, ``waiting`` is what is not yet due."""

    __slots__ = ("delay", "table", "waiting")

    def __init__(self, opening: e.TableOpened, delay: Spectator) -> None:
        self.delay = delay
        self.table = opened(opening)
        self.waiting: list[AnyTableEvent] = []

    def hear(self, events: Iterable[AnyTableEvent]) -> list[AnyTableEvent]:
        """Told what has happened, say what the rail may see now; the table has gone on by that."""
        self.waiting += events
        ready = due(self.waiting, self.delay, self.hand_on())
        told, self.waiting = self.waiting[:ready], self.waiting[ready:]
        for event in told:
            apply(self.table, event)
        gather(self.table)
        self.table.log.clear()
        return told

    def hand_on(self) -> bool:
        """Whether a hand that is not yet seen is still being played."""
        for event in reversed(self.waiting):
            if type(event) in (e.HandEnded, e.HandVoided):
                return False
            if type(event) is e.Began:
                return True
        return False
