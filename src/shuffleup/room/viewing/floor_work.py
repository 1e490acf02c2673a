"""What waits for the floor: open seats with who is next for each, and who is away and for how long.

Neither is worked out here: the room's own judges are asked what calling, telling to move or picking
up would come to now, and nothing is done.
"""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.room.absence.absence_commands import PickUp
from shuffleup.room.absence.attendance import absence_of, is_away
from shuffleup.room.absence.picking_up import judge_pick_up, running_out
from shuffleup.room.lists.calling_names import judge_call
from shuffleup.room.lists.list_commands import CallNext
from shuffleup.room.lists.list_events import NameCalled
from shuffleup.room.must_move.feed_commands import TellToMove
from shuffleup.room.must_move.feed_events import ToldToMove
from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.must_move.feeding import judge_tell, open_main_seats
from shuffleup.room.state import Room
from shuffleup.room.viewing.room_pictures import AwayFromTable, SeatToFill
from shuffleup.table.state import taken_seats

LAST = 1 << 62  # after every instant


def seats_to_fill(room: Room) -> Iterator[SeatToFill]:
    """For every game the name that would be called now, and for every main game who would move."""
    for name, feed in room.feeds.items():
        yield from moves_up(room, name, feed)
    for name, listing in room.listings.items():
        if not listing.waiting:
            continue
        ruling = judge_call(room, CallNext(name))
        called = next((one for one in ruling.events if isinstance(one, NameCalled)), None)
        if called is not None:
            yield SeatToFill(
                "call", name, called.table, called.seat, called.player, ruling.says, ruling.grounds
            )


def moves_up(room: Room, name: str, feed: Feed) -> Iterator[SeatToFill]:
    """Who has to move to the first open seat of each main game."""
    for main in feed.mains:
        seats = sorted(open_main_seats(room, feed, main))
        if not seats:
            continue
        ruling = judge_tell(room, TellToMove(main, seats[0]))
        told = next((one.told for one in ruling.events if isinstance(one, ToldToMove)), None)
        if told is not None:
            yield SeatToFill(
                "move", name, main, told.seat, told.player, ruling.says, ruling.grounds
            )


def away_from_tables(room: Room) -> tuple[AwayFromTable, ...]:
    """Everybody who is away from a seat, whose time is up first; then who went first."""
    found = [
        away(room, number, at, seat.player)
        for number, table in room.tables.items()
        for at, seat in taken_seats(table)
        if is_away(seat)
    ]
    return tuple(
        sorted(found, key=lambda one: (LAST if one.until is None else one.until, one.since or 0))
    )


def away(room: Room, number: str, at: int, player: str) -> AwayFromTable:
    """One of them; picking up is judged, and not done."""
    absence = absence_of(room, number, player)
    ruling = judge_pick_up(room, PickUp(player, number))
    refusal = ruling.refusal
    return AwayFromTable(
        number,
        at,
        player,
        absence.since if absence.since >= 0 else None,
        back_by(room, number, player),
        refusal is None,
        refusal.says if refusal is not None else "",
        refusal.grounds if refusal is not None else ruling.grounds,
    )


def back_by(room: Room, number: str, player: str) -> int | None:
    """When somebody who is away loses the seat; None while no time runs."""
    absence = absence_of(room, number, player)
    ends = [one.at for one in running_out(room, player, absence)]
    if absence.until >= 0:
        ends.append(absence.until)
    return min(ends, default=None)
