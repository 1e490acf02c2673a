"""Call-ins: how long a name that was called in keeps its place, and what it is then."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from shuffleup.law.points.room.waiting_lists import CallInEnds, CallInFrom, WaitingListLaw
from shuffleup.room.deadlines import Due
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists import list_events as e
from shuffleup.room.lists.list_records import Signed, Waiting
from shuffleup.room.lists.waiting_lists import call_of, is_here, tables_of
from shuffleup.room.lists.waiting_names import names_of
from shuffleup.room.state import Room

GROUNDS = (
    WaitingListLaw.call_in_hold,
    WaitingListLaw.call_in_hold_from,
    WaitingListLaw.call_in_hold_ends,
)


def call_in_holds(room: Room) -> Iterator[Due]:
    """Call-ins whose players have not come, and when their time is over."""
    for name, listing in room.listings.items():
        for waiting in names_of(listing).called_in:
            if is_here(room, waiting.player):
                continue
            if call_of(listing, waiting.player) is not None:
                continue
            until = held_until(room, name, waiting)
            if until is not None:
                yield Due(until, (what_then(room, name, waiting),), GROUNDS)


def held_until(room: Room, name: str, waiting: Waiting) -> int | None:
    """When the time of a call-in is over; None while it does not run yet."""
    law = room.rules.waiting_lists
    since = waiting.since
    if law.call_in_hold_from is CallInFrom.GAME_START:
        starts = [room.stands[number].since for number in tables_of(room, name)]
        if not starts:
            return None
        since = max(since, min(starts))
    return since + law.call_in_hold * MINUTE


def what_then(room: Room, name: str, waiting: Waiting) -> e.ListEvent:
    if room.rules.waiting_lists.call_in_hold_ends is CallInEnds.REMOVED:
        return e.LeftList(name, waiting.player)
    return e.NameMarked(name, replace(waiting, how=Signed.IN_PERSON))


DUE = (call_in_holds,)
