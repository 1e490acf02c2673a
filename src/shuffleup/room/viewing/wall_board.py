"""``wall_board(room)``: what everybody in the room may read."""

from __future__ import annotations

from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.list_records import Listing, SeatCall, Signed
from shuffleup.room.lists.waiting_lists import is_usable, tables_of
from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.must_move.the_line import in_line
from shuffleup.room.openings.opening_records import Spread
from shuffleup.room.openings.signs_and_fees import limit_of
from shuffleup.room.state import Room
from shuffleup.room.viewing.room_pictures import (
    CallOnBoard,
    GameOnBoard,
    MoveOnBoard,
    NameOnBoard,
    TableOnBoard,
    WallBoard,
)
from shuffleup.table.chips.buying_in import limits_of
from shuffleup.table.mix.mixes import title_played
from shuffleup.table.state import taken_seats
from shuffleup.table.viewing.chairs import open_seats


def wall_board(room: Room) -> WallBoard:
    """Games, tables, lists, calls and must-moves; nothing that is anybody's own."""
    return WallBoard(
        room.now,
        room.zone,
        tuple(game_row(room, name, listing) for name, listing in room.listings.items()),
        tuple(table_row(room, number) for number in room.stands if is_up(room, number)),
        tuple(
            call_row(room, name, call)
            for name, listing in room.listings.items()
            for call in listing.calls
        ),
        tuple(move_row(name, feed) for name, feed in room.feeds.items()),
        tuple(
            (table, tuple(one.player for one in wanting))
            for table, wanting in room.transfers.items()
            if wanting
        ),
        tuple((table, game.order) for table, game in room.breaks.items() if game.order),
        tuple((name, one.posted) for name, one in room.promotions.items()),
    )


def is_up(room: Room, number: str) -> bool:
    return not room.spreads.get(number, Spread()).closed


def game_row(room: Room, name: str, listing: Listing) -> GameOnBoard:
    called = {call.player for call in listing.calls}
    names = tuple(
        NameOnBoard(
            one.player, one.how is Signed.CALLED_IN, one.player in called, one.passed, one.since
        )
        for one in listing.waiting
    )
    stakes = f"{listing.stakes.structure.value} {limit_of(listing.stakes)}"
    tables = tuple(tables_of(room, name))
    return GameOnBoard(
        name,
        listing.game,
        stakes,
        tables,
        names,
        pace_of(listing),
        limits_of(room.rules, listing.stakes, listing.house),
        listing.stakes.dollar,
        title_played(listing.house),
        room.rulebook,
    )


def pace_of(listing: Listing) -> int | None:
    """Minutes between two seats that went to the list lately."""
    given = listing.given
    if len(given) < 2:
        return None
    return (given[-1] - given[0]) // (len(given) - 1) // MINUTE


def table_row(room: Room, number: str) -> TableOnBoard:
    table, stand = room.tables[number], room.stands[number]
    spread, listing = room.spreads.get(number, Spread()), room.listings[stand.listing]
    called = {call.seat for call in listing.calls if call.table == number}
    free = [at for at in range(table.n) if table.seats[at] is None and at not in spread.removed]
    feed = room.feeds.get(stand.listing)
    told = {one.seat for one in feed.told if one.table == number} if feed is not None else set()
    usable = set(open_seats(table)) - called - told - held_after_break(room, number)
    if number in room.breaks:  # nobody sits down at a game that is broken
        free = []
    offered = tuple(at for at in free if at in usable and is_usable(room, number, at, ""))
    kept = tuple(at for at in free if at not in offered)
    feeds = feed.mains if feed is not None and feed.feeder == number else ()
    return TableOnBoard(
        number, stand.listing, table.by_hand, table.n - len(spread.removed),
        len(taken_seats(table)), offered, kept, standing_of(room, number, spread), spread.place,
        feeds,
    )  # fmt: skip


def held_after_break(room: Room, number: str) -> set[int]:
    """The seats of a table that absent players of a broken game have won."""
    held = [one for game in room.breaks.values() for one in game.held]
    return {one.seat for one in held if one.table == number}


def standing_of(room: Room, number: str, spread: Spread) -> str:
    if number in room.breaks:
        return "broken"
    if spread.private:
        return "private"
    return "running" if spread.established else "new"


def call_row(room: Room, name: str, call: SeatCall) -> CallOnBoard:
    law = room.rules.seating
    if call.locked:
        state, until = "locked up", call.at + law.hold * MINUTE
    elif call.paged:
        state, until = "paged", call.at + law.hold_when_paged * MINUTE
    else:
        state, until = "called", None
    return CallOnBoard(name, call.player, call.table, call.seat, state, until, call.at)


def move_row(name: str, feed: Feed) -> MoveOnBoard:
    told = tuple((one.player, one.table, one.seat) for one in feed.told)
    line = tuple(one.player for one in in_line(feed))
    return MoveOnBoard(name, feed.feeder, feed.mains, line, told)
