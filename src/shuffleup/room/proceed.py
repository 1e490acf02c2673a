"""``proceed(room)``: what happens without anyone's choice; ``tell_time`` makes time pass,
``time_stood`` has it not have passed."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.apply import apply
from shuffleup.room.due import next_due
from shuffleup.room.openings.opening_events import TimeStood, TimeTold
from shuffleup.room.standing_waits import anybody_waits
from shuffleup.room.state import Room


class Followed(Struct, frozen=True):
    """What happened by itself: by which points, and what is told of it."""

    grounds: tuple[str, ...] = ()
    says: str = ""


def proceed(room: Room) -> Followed:
    """Let everything happen that is due by now."""
    return happened_until(room, room.now)


def time_stood(room: Room, since: int, until: int) -> bool:
    """Nobody's time ran meanwhile; whether anybody waited for anything."""
    waits = anybody_waits(room)
    if waits:
        apply(room, TimeStood(since, until))
    return waits


def tell_time(room: Room, now: int) -> tuple[str, ...]:
    """Everything due until an instant happens, each at its own time; then it is that time. By
    which points."""
    return happened_until(room, now).grounds


def happened_until(room: Room, now: int) -> Followed:
    grounds: list[str] = []
    says: list[str] = []
    while (due := next_due(room, now)) is not None:
        at = max(due.at, room.now)
        if at > room.now:
            apply(room, TimeTold(at))
        for event in due.events:
            apply(room, event)
        grounds += due.grounds
        says += [due.says] if due.says else []
    if now > room.now:
        apply(room, TimeTold(now))
    return Followed(tuple(dict.fromkeys(grounds)), "; ".join(says))
