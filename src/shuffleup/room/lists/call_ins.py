"""Call-ins: how long a name that was called in keeps its place, and what it is then."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from shuffleup.law.points.room.waiting_lists import CallInEnds, CallInFrom, WaitingListLaw
from shuffleup.room.deadlines import Due, Upcoming
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


def call_in_holds(room: Room) -> Iterator[Upcoming]:
    """Call-ins, and when their time may be over."""
    hold = room.rules.waiting_lists.call_in_hold * MINUTE
    for name, listing in room.listings.items():
        for waiting in names_of(listing).called_in:
            yield Upcoming(waiting.since + hold, partial(hold_over, room, name, waiting))


def hold_over(room: Room, name: str, waiting: Waiting) -> Due | None:
    """The end of a call-in whose player has not come and was not called."""
    if is_here(room, waiting.player):
        return None
    if call_of(room.listings[name], waiting.player) is not None:
        return None
    until = held_until(room, name, waiting)
    return None if until is None else Due(until, (what_then(room, name, waiting),), GROUNDS)


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
