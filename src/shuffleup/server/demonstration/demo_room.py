"""The room of a demonstration: games of every kind, a live table dealt by hand, and its list."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.client.messages import Refused
from shuffleup.floor.senders import DEALER, Role, Sender, staff
from shuffleup.hand.setup import limit, no_limit
from shuffleup.room.cage.cage_commands import StockCage
from shuffleup.room.lists.list_commands import Join, SeatPlayer
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.one_unit import dollar_of
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.table.commands import CountChips, ReportHand
from shuffleup.table.house import House
from shuffleup.table.mix.mixes import designated, mix

BOARD: Final = staff(Role.BOARD)
CAGE: Final = staff(Role.CAGE)
MANAGER: Final = staff(Role.MANAGER)
ROOM: Final = "room"
BANK: Final = 2_000_000  # play money: enough that every buy-in works
LIVE: Final = "live 2/5"
LIVE_TABLE: Final = "8"
LIVE_HANDS: Final = 3  # reported before anybody looks


class DemoGame(Struct, frozen=True):
    """A game, its name on the board, and the number of its table."""

    name: str
    table: str
    listing: Listing


HORSE: Final = mix("horse", 4, 8, hands=8)
FOUR_EIGHT: Final = limit(4, 8, (2, 4))
STUD: Final = limit(4, 8, ante=1, bring_in=2)
GAMES: Final = (
    DemoGame("1/2", "1", Listing("holdem", no_limit(1, 2), 9, House(buy_in=(40, 400)))),
    DemoGame("2/5", "2", Listing("holdem", no_limit(2, 5), 9, House(buy_in=(200, 1000)))),
    DemoGame("limit 4/8", "3", Listing("holdem", FOUR_EIGHT, 9)),
    DemoGame("omaha-8 4/8", "4", Listing("omaha-eight", FOUR_EIGHT, 9)),
    DemoGame("stud 4/8", "5", Listing("stud", STUD, 8)),
    DemoGame("triple draw 4/8", "6", Listing("triple-draw", FOUR_EIGHT, 6)),
    DemoGame("horse 4/8", "7", Listing(HORSE[0].game, HORSE[0].stakes, 8)),
)
LIVE_GAME: Final = DemoGame(
    LIVE, LIVE_TABLE, Listing("holdem", no_limit(2, 5), 6, House(buy_in=(200, 1000)))
)


class FurnishingError(RuntimeError):
    """The demonstration asks for something the book refuses: a mistake of ours."""


def furnish_room(house: PokerHouse, visitors: list[str]) -> None:
    """Stock the cage, open the tables, seat the live one; ``visitors`` are in the room."""
    bank = BANK * unit_of(house)
    put(house, StockCage(bank, bank, second=MANAGER.id), CAGE)
    for one in GAMES:
        listing = one.listing
        if one.name.startswith("horse"):
            listing = replace(listing, house=designated("horse", 4, 8, hands=8))
        put(house, ListGame(one.name, listing), MANAGER)
        put(house, OpenTable(one.table, one.name), MANAGER)
    furnish_live_table(house, visitors)


def furnish_live_table(house: PokerHouse, visitors: list[str]) -> None:
    """A table dealt by hand, full, a few hands old; the others wait for it."""
    put(house, ListGame(LIVE, LIVE_GAME.listing), MANAGER)
    put(house, OpenTable(LIVE_TABLE, LIVE, by_hand=True), MANAGER)
    seats, unit = LIVE_GAME.listing.seats, unit_of(house)
    for at, who in enumerate(visitors):
        put(house, Arrive(who), BOARD)
        if at < seats:
            put(house, SeatPlayer(who, LIVE_TABLE, at, stack_at(at) * unit), BOARD)
        else:
            put(house, Join(who, LIVE), BOARD)
    for hand in range(LIVE_HANDS):
        put(house, ReportHand(button=hand), DEALER, LIVE_TABLE)
    for at in range(min(seats, len(visitors))):
        put(house, CountChips(at, stack_at(at) * unit), DEALER, LIVE_TABLE)


def unit_of(house: PokerHouse) -> int:
    """Chips of the room to the dollar."""
    place = house.places[ROOM]
    return dollar_of(place.room) if isinstance(place, RoomPlace) else 1


def stack_at(seat: int) -> int:
    return 300 + 50 * seat


def put(house: PokerHouse, command: object, by: Sender, table: str = "", place: str = ROOM) -> None:
    reply = house.perform(Errand(place, by, command, table=table)).reply
    if isinstance(reply, Refused):
        raise FurnishingError(f"{type(command).__name__}: {reply.says}")
