"""Whoever management refuses while they sit at a table: up as soon as they are in no hand, and
their chips wait for them at the cage."""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.floor.senders import FLOOR
from shuffleup.room.absence.absence_records import LeftHow
from shuffleup.room.absence.held_chips import taken_off
from shuffleup.room.absence.same_stack import left_with
from shuffleup.room.deadlines import Due
from shuffleup.room.lists.taking_seats import sits_elsewhere, taken_along
from shuffleup.room.openings.opening_events import SeatRemoved
from shuffleup.room.people.who_may_play import bar_grounds, is_barred, the_bar
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import Leave


def told_to_leave(room: Room) -> Iterator[Due]:
    """The seats of those who are refused the room."""
    for name in dict.fromkeys((*room.bars, *(player for player, _ in room.banned))):
        number = sits_elsewhere(room, name)
        if number is None or not is_barred(room, name, room.stands[number].listing):
            continue
        bar = the_bar(room, name, room.stands[number].listing)
        trial = put_up(room, name, number)
        if bar is not None and trial.refusal is None:  # else a hand is on, or chips not counted
            yield Due(room.now, tuple(trial.events), bar_grounds(room, bar, ""))


def put_up(room: Room, name: str, number: str) -> Trial:
    trial, at = Trial(room), seat_of(room.tables[number], name)
    assert at is not None, name
    trial.put(number, Leave(at), FLOOR)
    amount = taken_along(trial)
    trial.note(
        taken_off(name, number, amount, "barred"),
        left_with(room, name, number, LeftHow.CASHED_OUT, amount),
    )
    if room.spreads[number].over:
        trial.note(SeatRemoved(number, at))
    return trial


DUE = (told_to_leave,)
