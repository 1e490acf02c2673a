"""What one viewer may know of a room: ``room_view(room, viewer)``, and nothing else is sent out.

A viewer is a ``Sender``: who it is, and in which role they look. The invariant: change other
people's money, bars, warnings, ages and absences as you like, and not one byte of what a player or
the board on the wall is shown changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from shuffleup.floor.senders import Role, Sender
from shuffleup.log.codec import encode
from shuffleup.room.absence.attendance import is_away
from shuffleup.room.absence.held_chips import held
from shuffleup.room.cage.ledger import balance, kept_for
from shuffleup.room.lists.list_places import estimate_wait, why_place
from shuffleup.room.lists.waiting_lists import is_here, place_of
from shuffleup.room.people.warning_and_barring import offences_here
from shuffleup.room.people.who_may_play import is_barred
from shuffleup.room.promotions.time_and_tickets import played
from shuffleup.room.state import Room
from shuffleup.room.viewing.cage_view import for_cage
from shuffleup.room.viewing.floor_work import away_from_tables, back_by, seats_to_fill
from shuffleup.room.viewing.room_pictures import (
    FloorRoomView,
    ManagerRoomView,
    OwnPlace,
    OwnSeat,
    PlayerRoomView,
    RoomView,
    WallBoard,
)
from shuffleup.room.viewing.wall_board import wall_board
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.edge import is_sender
from shuffleup.table.state import seated, taken_seats


def room_view(room: Room, viewer: Sender) -> RoomView:
    """The room as one viewer sees it; whoever is nobody sees what hangs on the wall."""
    if not is_sender(viewer):
        return wall_board(room)
    return VIEWS.get(viewer.role, on_the_wall)(room, viewer.id)


def encode_room_view(view: RoomView) -> bytes:
    """A view as bytes, to be sent."""
    return encode(view)


def on_the_wall(room: Room, _: str) -> WallBoard:
    return wall_board(room)


# ---- a player --------------------------------------------------------------------------------


def for_player(room: Room, player: str) -> PlayerRoomView:
    board = wall_board(room)
    return PlayerRoomView(
        board,
        player,
        is_here(room, player),
        tuple(own_places(room, player)),
        tuple(own_seats(room, player)),
        tuple((row.game, row.line.index(player)) for row in board.moves if player in row.line),
        held(room, player) + balance(room, kept_for(player)),
        room.bars[player] if is_barred(room, player) else None,
        len(room.warnings.get(player, ())),
        tuple(one for one in room.prizes if one.player == player),
        tuple(number for number, one in room.tickets.items() if one.player == player),
        played(room, player),
    )


def own_places(room: Room, player: str) -> Iterator[OwnPlace]:
    for name, listing in room.listings.items():
        at = place_of(listing, player)
        if at is not None:
            why = why_place(room, player, name)
            wait = estimate_wait(room, player, name)
            yield OwnPlace(name, at, why.says, why.grounds, wait.says)


def own_seats(room: Room, player: str) -> Iterator[OwnSeat]:
    for number, table in room.tables.items():
        at = seat_of(table, player)
        if at is None:
            continue
        seat = seated(table, at)
        away, stack = is_away(seat), None if seat.chips.uncounted else seat.stack
        yield OwnSeat(
            number, at, stack, away,
            back_by(room, number, player) if away else None,
        )  # fmt: skip


# ---- the house -------------------------------------------------------------------------------


def for_floor(room: Room, _: str = "") -> FloorRoomView:
    return FloorRoomView(
        wall_board(room),
        tuple(room.people.items()),
        tuple(room.bars.items()),
        tuple((player, scope, one) for (player, scope), one in room.banned.items()),
        tuple(room.warnings.items()),
        tuple(room.apart),
        tuple(room.absences.items()),
        tuple((player, game, one) for (player, game), one in room.departures.items()),
        tuple(room.seat_claims.items()),
        tuple(room.spreads.items()),
        tuple(room.feeds.items()),
        tuple(room.breaks.items()),
        tuple(room.staff.items()),
        room.line,
        tuple(room.downs.items()),
        tuple(seats_to_fill(room)),
        away_from_tables(room),
        offences_here(room),
        tuple(
            (number, tuple(seat.player for _, seat in taken_seats(table)))
            for number, table in room.tables.items()
        ),
    )


def for_manager(room: Room, _: str = "") -> ManagerRoomView:
    promotions = tuple(room.promotions.items())
    return ManagerRoomView(room.rulebook, for_floor(room), for_cage(room), promotions)


VIEWS: Final[dict[Role, Callable[[Room, str], RoomView]]] = {
    Role.PLAYER: for_player,
    Role.FLOOR: for_floor,
    Role.SUPERVISOR: for_floor,
    Role.SURVEILLANCE: for_floor,
    Role.CAGE: for_cage,
    Role.MANAGER: for_manager,
}
