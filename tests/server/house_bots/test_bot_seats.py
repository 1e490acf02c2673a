"""Where bots sit: enough for a game, room for people, and never in the way of those who wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
from tests.server.small_house import BOARD, Clock, must, seat, small_house

from shuffleup.floor.senders import DEALER
from shuffleup.room.lists.list_commands import Join, SeatPlayer
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.state import Room
from shuffleup.server.house_bots.bot_accounts import HouseBot
from shuffleup.server.house_bots.bot_seats import FEWEST, MOST, STAYS, BotSeats
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.table.commands import SitOut
from shuffleup.table.state import seated, taken_seats

BOTS = {f"bot{number}": HouseBot(f"bot{number}", "tight") for number in range(12)}


def room_of(house: PokerHouse) -> Room:
    place = house.places["room"]
    assert isinstance(place, RoomPlace)
    return place.room


def at_table(house: PokerHouse, number: str = "1") -> list[str]:
    return [one.player for _, one in taken_seats(room_of(house).tables[number])]


def looked(house: PokerHouse, then: Callable[[BotSeats], None] = lambda seats: None) -> None:
    async def evening() -> None:
        seats = BotSeats(house, BOTS, Random(1))
        for _ in range(10):
            list(seats.look())
        then(seats)

    asyncio.run(evening())


def test_bots_sit_down_until_there_is_a_game_and_leave_two_seats_open() -> None:
    house = small_house(tables=2)
    looked(house)
    for number in ("1", "2"):
        assert FEWEST <= len(at_table(house, number)) <= min(MOST, 4)


def test_bots_make_room_when_people_come_and_for_those_who_wait() -> None:
    house = small_house()
    looked(house)
    bots = len(at_table(house))
    seats = [at for at, one in enumerate(room_of(house).tables["1"].seats) if one is None]
    for name, at in zip(("ann", "bob"), seats, strict=False):
        must(house, Arrive(name), BOARD)
        must(house, SeatPlayer(name, "1", at, 200), BOARD)
    looked(house)
    assert len([one for one in at_table(house) if one in BOTS]) == min(bots, 2)


def test_a_bot_gets_up_for_somebody_on_the_list() -> None:
    house = small_house()
    seat(house, ("bot0", "bot1", "bot2", "ann", "bob", "cyd"))
    must(house, Arrive("dee"), BOARD)
    must(house, Join("dee", "1/2"), BOARD)
    looked(house)
    assert at_table(house) == ["ann", "bob", "cyd"]


def test_a_bot_that_was_timed_out_comes_back_and_one_that_is_broke_buys() -> None:
    house = small_house()
    seat(house, ("bot0", "bot1"))
    table = room_of(house).tables["1"]
    must(house, SitOut(0), DEALER, "1")
    seated(table, 1).stack = 0
    looked(house)
    assert not seated(table, 0).presence.sits_out
    assert seated(table, 1).stack == 200


def test_no_bot_stays_for_ever() -> None:
    house = small_house()
    clock = house.now
    assert isinstance(clock, Clock)

    def much_later(seats: BotSeats) -> None:
        first = set(at_table(house))
        clock.now += STAYS[1]
        for _ in range(20):
            list(seats.look())
        assert set(at_table(house)) != first
        assert len(at_table(house)) >= FEWEST

    looked(house, much_later)


def test_a_room_that_people_run_has_no_bots() -> None:
    house = small_house()
    house.register["room"] = msgspec.structs.replace(house.register["room"], pace="desk")
    looked(house)
    assert at_table(house) == []
