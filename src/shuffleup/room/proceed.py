"""``proceed(room)``: what happens without anyone's choice; ``tell_time`` makes time pass."""

from __future__ import annotations

from shuffleup.room.apply import apply
from shuffleup.room.due import DUE, next_due
from shuffleup.room.lists import call_ins
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.room.seat_claims import locking_up
from shuffleup.room.state import Room

DUE.extend((*call_ins.DUE, *locking_up.DUE))


def proceed(room: Room) -> tuple[str, ...]:
    """Let everything happen that is due by now; the grounds of it."""
    return tell_time(room, room.now)


def tell_time(room: Room, now: int) -> tuple[str, ...]:
    """Everything due until an instant happens, each at its own time; then it is that time."""
    grounds: list[str] = []
    while (due := next_due(room, now)) is not None:
        at = max(due.at, room.now)
        if at > room.now:
            apply(room, TimeTold(at))
        for event in due.events:
            apply(room, event)
        grounds += due.grounds
    if now > room.now:
        apply(room, TimeTold(now))
    return tuple(dict.fromkeys(grounds))
