"""``glance(place, number, case)``: a table as those who work there see it from across the room.

Only what lies open for everybody: seats, the pot, whose turn it is, what the floor is asked. No
card, no stack, nobody's account.
"""

from __future__ import annotations

from typing import Final

from shuffleup.client.messages import FloorCase, TableGlance
from shuffleup.floor.report_words import read_words
from shuffleup.floor.senders import Role
from shuffleup.hand.state import pot_total
from shuffleup.hand.words.setup_words import show_stakes
from shuffleup.room.openings.opening_records import Spread
from shuffleup.room.state import Room
from shuffleup.room.viewing.wall_board import is_up, standing_of, table_row
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.table.mix.mixes import title_played
from shuffleup.table.state import Table

# Those who look after tables; a player is shown their own place, and the wall.
LOOK_AFTER: Final = frozenset(
    role.value
    for role in (
        Role.DEALER, Role.FLOOR, Role.SUPERVISOR, Role.DIRECTOR, Role.MANAGER, Role.SURVEILLANCE,
    )
)  # fmt: skip


def tables_to_see(place: HousePlace) -> list[str]:
    """The tables of a place that are up."""
    if isinstance(place, RoomPlace):
        return [number for number in place.room.stands if is_up(place.room, number)]
    return list(place.tables)


def glance(place: HousePlace, number: str, case: FloorCase | None) -> TableGlance:
    table = place.tables[number]
    title = title_played(table.house) or table.game.title
    game, seats, standing = table.game.title, seats_of(table), "event"
    feeds: tuple[str, ...] = ()
    if isinstance(place, RoomPlace):
        game = place.room.stands[number].listing
        seats, standing, feeds = in_room(place.room, number)
    hand = table.hand
    return TableGlance(
        number,
        game,
        show_stakes(table.stakes),
        table.by_hand,
        seats,
        table.hands,
        hand.game.streets[max(hand.street, 0)].name if hand is not None else "",
        pot_total(hand) if hand is not None else 0,
        hand.actor if hand is not None else -1,
        standing,
        feeds,
        read_words(table.question).kind if table.question else "",
        case,
        table.on_hold,
        title,
    )


def seats_of(table: Table) -> str:
    return "".join(
        "o" if seat is None else "p" if seat.presence.here else "a" for seat in table.seats
    )


def in_room(room: Room, number: str) -> tuple[str, str, tuple[str, ...]]:
    """The seats with those that are kept for somebody or taken away, how the game stands, and
    which tables it feeds."""
    row, spread = table_row(room, number), room.spreads.get(number, Spread())
    seats = list(seats_of(room.tables[number]))
    for at in row.kept:
        seats[at] = "k"
    for at in spread.removed:
        seats[at] = "-"
    return "".join(seats), standing_of(room, number, spread), row.feeds
