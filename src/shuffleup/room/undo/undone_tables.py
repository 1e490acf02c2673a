"""A table without what an act changed there: seats and records, never a hand."""

from __future__ import annotations

from typing import Final

from shuffleup.room.undo.merging import OvertakenError, merged
from shuffleup.table.seats.put_back_event import SeatRecord
from shuffleup.table.seats.putting_back import CARRIED, TOLD, of_record, record_of
from shuffleup.table.state import COMPARED, Table, copy

PUT_BACK: Final = (*CARRIED, *TOLD)
SELDOM: Final = tuple(name for name in COMPARED if name not in (*PUT_BACK, "version"))


class UntouchableError(Exception):
    """The act did something that a correction cannot put back."""


def merged_table(before: Table, after: Table, now: Table) -> Table:
    """The table now, without what led from before to after."""
    for name in SELDOM:
        if getattr(before, name) != getattr(after, name):
            raise UntouchableError("a hand is put right by the floor's repairs")
    goal = copy(now)
    for name in PUT_BACK:
        if name != "seats":
            setattr(goal, name, merged(*(getattr(one, name) for one in (before, after, now))))
    for at in range(now.n):
        seats = (record_of(one.seats[at]) for one in (before, after, now))
        record = merged(*seats)
        goal.seats[at] = of_record(record) if isinstance(record, SeatRecord) else None
    names = [seat.player for seat in goal.seats if seat is not None]
    if len(names) != len(set(names)):
        raise OvertakenError
    return goal
