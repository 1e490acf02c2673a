"""The board without people: names are called and passed over, tables opened and closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from tests.server.small_house import (
    BOARD,
    MANAGER,
    Clock,
    connected,
    must,
    names,
    received,
    seat,
    small_house,
)

from shuffleup.client.messages import Notice
from shuffleup.floor.senders import player
from shuffleup.room.lists.list_commands import Join, LeaveTable, TakeSeat
from shuffleup.room.openings.opening_commands import OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.state import Room
from shuffleup.server.dealer.house_board import QUIET, HouseBoard
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.table.state import taken_seats

SIX = ("ann", "bob", "cyd", "dee", "eve", "fay")
CALL = 90_000


def room_of(house: PokerHouse) -> Room:
    place = house.places["room"]
    assert isinstance(place, RoomPlace)
    return place.room


def full_house(*waiting: str) -> PokerHouse:
    """A full table, and these on the list."""
    house = small_house()
    seat(house, SIX)
    for who in waiting:
        must(house, Arrive(who), BOARD)
        must(house, Join(who, "1/2"), BOARD)
    return house


def watched(
    house: PokerHouse,
    do: Callable[[HouseBoard, Switchboard], None],
    is_bot: Callable[[str], bool] = lambda who: False,
) -> None:
    async def evening() -> None:
        hub = Switchboard(house, names)
        hub.load()
        do(HouseBoard(house, hub, is_bot, CALL), hub)
        await asyncio.sleep(0)

    asyncio.run(evening())


def look(board: HouseBoard) -> None:
    for _ in board.look():
        pass


def called(house: PokerHouse) -> list[str]:
    return [one.player for one in room_of(house).listings["1/2"].calls]


def later(house: PokerHouse, milliseconds: int) -> None:
    assert isinstance(house.now, Clock)
    house.now.now += milliseconds


def test_a_seat_that_opens_is_called_to_the_next_name_who_is_told() -> None:
    house = full_house("gus", "hal")
    gus = connected("gus")

    def do(board: HouseBoard, hub: Switchboard) -> None:
        hub.come(gus)
        list(board.look())
        assert called(house) == []
        must(house, LeaveTable("cyd", "1"), player("cyd"))
        list(board.look())
        list(board.look())
        hub.flush()

    watched(house, do)
    assert called(house) == ["gus"]
    told = [one for one in received(gus) if isinstance(one, Notice)]
    assert [(one.kind, one.table) for one in told] == [("called", "1")]
    must(house, TakeSeat("gus", "1/2", 200), player("gus"))


def test_whoever_does_not_answer_is_passed_over_and_the_next_is_called() -> None:
    house = full_house("gus", "hal")

    def do(board: HouseBoard, hub: Switchboard) -> None:
        must(house, LeaveTable("cyd", "1"), player("cyd"))
        list(board.look())
        later(house, CALL - 1)
        list(board.look())
        assert called(house) == ["gus"]
        later(house, 1)
        list(board.look())

    watched(house, do)
    assert called(house) == ["hal"]


def test_a_table_is_opened_when_enough_wait_and_closed_when_they_have_gone() -> None:
    waiting = ("gus", "hal", "ivy", "jon", "kay", "lou")
    house = full_house(*waiting[:5])

    def do(board: HouseBoard, hub: Switchboard) -> None:
        list(board.look())
        assert list(room_of(house).tables) == ["1"]
        must(house, Arrive(waiting[5]), BOARD)
        must(house, Join(waiting[5], "1/2"), BOARD)
        list(board.look())
        assert list(room_of(house).tables) == ["1", "2"]
        assert called(house) == list(waiting)
        for who in waiting:
            must(house, TakeSeat(who, "1/2", 200), player(who))
        for who in waiting:
            must(house, LeaveTable(who, "2"), player(who))
        list(board.look())
        later(house, QUIET)
        list(board.look())
        assert room_of(house).spreads["2"].closed
        assert not room_of(house).spreads["1"].closed

    watched(house, do)


def test_where_bots_fill_a_table_two_who_wait_are_enough() -> None:
    house = full_house("gus", "hal")
    watched(house, lambda board, hub: look(board), is_bot=lambda who: who == "ann")
    assert list(room_of(house).tables) == ["1", "2"]
    assert called(house) == ["gus", "hal"]


def test_a_game_dealt_by_hand_and_a_room_with_a_desk_are_left_alone() -> None:
    by_hand, by_desk = full_house("gus"), full_house("gus")
    must(by_hand, OpenTable("9", "1/2", by_hand=True), MANAGER)
    register = by_desk.register
    register["room"] = msgspec.structs.replace(register["room"], pace="desk")
    for house in (by_hand, by_desk):
        must(house, LeaveTable("cyd", "1"), player("cyd"))
        watched(house, lambda board, hub: look(board))
        assert called(house) == []
        assert len(taken_seats(room_of(house).tables["1"])) == 5
