"""Putting back what was undone: ``way_back(table, goal)`` are the events that lead to how it was.

The room decides what is undone and to what it goes back; the table only writes it. Nothing of a
hand is ever put back here: the floor has its own repairs for that.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.table import events as e
from shuffleup.table.blinds.account import IN_TURN
from shuffleup.table.chips.chip_records import PLAIN_CHIPS
from shuffleup.table.rulings import Applies
from shuffleup.table.seats.put_back_event import PutBack, SeatRecord
from shuffleup.table.seats.seat_records import HERE
from shuffleup.table.state import SEAT_FIELDS, Seat, Table, all_chips, kept

CARRIED: Final = tuple(name for name in PutBack.__struct_fields__ if name != "seats")
USUAL: Final = {"account": IN_TURN, "chips": PLAIN_CHIPS, "presence": HERE}  # of a seat
TOLD: Final = ("game", "house", "seats", "stakes")  # by events of their own


def record_of(seat: Seat | None) -> SeatRecord | None:
    """A seat as a fact. What is as usual is left out of a log only where it is the usual record
    itself; so that the words do not go by how the table came to be, it always is."""
    if seat is None:
        return None
    held = {name: getattr(seat, name) for name in SEAT_FIELDS}
    usual = {name: kept(held[name], record) for name, record in USUAL.items()}
    return SeatRecord(**held | usual)


def of_record(record: SeatRecord | None) -> Seat | None:
    """A seat as it stands in the state."""
    if record is None:
        return None
    seat = Seat(record.player, record.stack)
    for name in SEAT_FIELDS:
        setattr(seat, name, getattr(record, name))
    return seat


# ---- what leads back -------------------------------------------------------------------------


def moves_back(table: Table, goal: Table) -> list[e.TableEvent]:
    """Who gets up and who sits down again, and the game that is played again."""
    changed = [at for at in range(table.n) if name_at(table, at) != name_at(goal, at)]
    events: list[e.TableEvent] = []
    for at in changed:
        seat = table.seats[at]
        if seat is not None:
            events.append(e.Left(at, all_chips(seat)))
    for at in changed:
        seat = goal.seats[at]
        if seat is not None:
            events.append(e.Seated(at, seat.player, seat.stack, seat.account, seat.paid))
    if (table.game, table.stakes) != (goal.game, goal.stakes):
        events.append(e.GameChanged(goal.game, goal.stakes))
    if table.house != goal.house:
        events.append(e.Designated(goal.house))
    return events


def name_at(table: Table, at: int) -> str:
    seat = table.seats[at]
    return seat.player if seat is not None else ""


def records_back(table: Table, goal: Table) -> PutBack | None:
    """Whatever else is not yet as it was; None if all is."""
    pairs = [(at, record_of(goal.seats[at])) for at in range(table.n)]
    seats = tuple(
        (at, record) for at, record in pairs if record and record != record_of(table.seats[at])
    )
    back: dict[str, object] = {
        name: tuple(was.items()) if isinstance(was, dict) else was
        for name in CARRIED
        if (was := getattr(goal, name)) != getattr(table, name)
    }
    return replace(PutBack(seats), **back) if seats or back else None


# ---- apply -----------------------------------------------------------------------------------


def put_back(table: Table, event: PutBack) -> None:
    for at, record in event.seats:
        table.seats[at] = of_record(record)
    for name in CARRIED:
        was = getattr(event, name)
        if was is not None:
            setattr(table, name, dict(was) if name == "collected" else was)


APPLY: Applies = {PutBack: put_back}
