"""What waits for the floor: open seats with who is next for each, and who is away and for how long.

Neither is worked out here: the room's own judges are asked what calling, telling to move or picking
up would come to now, and nothing is done. A seat that nobody may take yet is shown with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.law.ruling import Reason, Refusal, Ruling
from shuffleup.room.absence.absence_commands import PickUp
from shuffleup.room.absence.attendance import absence_of, is_away
from shuffleup.room.absence.picking_up import (
    judge_pick_up,
    may_be_picked_up,
    ran_out_at,
    running_out,
)
from shuffleup.room.lists.calling_names import judge_call
from shuffleup.room.lists.list_commands import CallNext
from shuffleup.room.lists.list_events import NameCalled
from shuffleup.room.lists.waiting_lists import open_seats
from shuffleup.room.must_move.feed_commands import TellToMove
from shuffleup.room.must_move.feed_events import ToldToMove
from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.must_move.feeding import judge_tell, open_main_seats
from shuffleup.room.state import Room
from shuffleup.room.viewing.room_pictures import AwayFromTable, SeatToFill
from shuffleup.table.state import taken_seats

LAST = 1 << 62  # after every instant
SEAT_IS_LOST = "the seat is lost when this time is up"


def seats_to_fill(room: Room) -> Iterator[SeatToFill]:
    """For every game the name that would be called now, and for every main game who would move."""
    for name, feed in room.feeds.items():
        yield from moves_up(room, name, feed)
    for name, listing in room.listings.items():
        called = {call.player for call in listing.calls}
        if all(one.player in called for one in listing.waiting):
            continue
        ruling = judge_call(room, CallNext(name))
        call = next((one for one in ruling.events if isinstance(one, NameCalled)), None)
        if call is not None:
            yield SeatToFill(
                "call", name, call.table, call.seat, call.player, ruling.says, ruling.grounds
            )
        elif ruling.refusal is not None and ruling.refusal.reason is not Reason.NO_SUCH_SEAT:
            yield from waits(name, *open_seats(room, name)[0], ruling.refusal)


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
        elif ruling.refusal is not None:
            yield from waits(name, main, seats[0], ruling.refusal)


def waits(name: str, table: str, seat: int, refusal: Refusal) -> Iterator[SeatToFill]:
    """A seat that is open and for which nobody may come yet."""
    yield SeatToFill("wait", name, table, seat, "", refusal.says, refusal.grounds)


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
    absence, wanted = absence_of(room, number, player), PickUp(player, number)
    due = may_be_picked_up(room, wanted, at)
    ruling = judge_pick_up(room, wanted)
    refusal = due.refusal if isinstance(due, Ruling) else ruling.refusal
    count = refusal is not None and refusal.reason is Reason.NOT_COUNTED
    says, grounds = ("", ()) if refusal is None or count else (refusal.says, refusal.grounds)
    until = back_by(room, number, player)
    if isinstance(due, tuple):
        grounds = due
    elif ends := [one for one in running_out(room, player, absence) if one.at == until]:
        says, grounds = SEAT_IS_LOST, ends[0].grounds
    since = absence.since if absence.since >= 0 else None
    may = refusal is None or count
    return AwayFromTable(number, at, player, since, until, may, says, grounds, count)


def back_by(room: Room, number: str, player: str) -> int | None:
    """When somebody who is away loses the seat; None while no time runs."""
    absence = absence_of(room, number, player)
    if absence.ran_out:
        return ran_out_at(room, absence)
    ends = [one.at for one in running_out(room, player, absence)]
    if absence.until >= 0:
        ends.append(absence.until)
    return min(ends, default=None)
