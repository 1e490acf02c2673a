"""A call that is void: a seat that was locked up for it is open again, its chips in the cage."""

from __future__ import annotations

from shuffleup.room.cage.ledger import cashed
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.lists.list_events import CallEnded, LeftList
from shuffleup.room.state import Room
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.events import Left
from shuffleup.table.state import seated


def off_every_list(room: Room, player: str) -> list[AnyRoomEvent]:
    """A name goes off all lists, and what it was called to is open again."""
    names = [
        name
        for name, listing in room.listings.items()
        if any(one.player == player for one in listing.waiting)
    ]
    return [
        event for name in names for event in (*voided(room, name, player), LeftList(name, player))
    ]


def voided(room: Room, name: str, player: str) -> tuple[AnyRoomEvent, ...]:
    """What ends the call of a player to a game; nothing if there is none."""
    calls = room.listings[name].calls
    call = next((one for one in calls if one.player == player), None)
    if call is None:
        return ()
    ended = CallEnded(name, player)
    table = room.tables[call.table]
    at = seat_of(table, player)  # they may have had to change seats
    if at is None or seated(table, at).account.standing is not Standing.LOCKED:
        return (ended,)
    stack = seated(table, at).stack
    chips = (cashed(player, call.table, stack),) if stack else ()
    return (AtTable(call.table, Left(at, stack)), *chips, ended)
