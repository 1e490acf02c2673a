"""Tables at a glance for those who work in a place, calls by the floor itself, and acts to undo."""

from __future__ import annotations

import asyncio

import msgspec
from tests.server.small_house import (
    BOARD,
    connected,
    deal,
    must,
    names,
    received,
    seat,
    small_house,
)

from shuffleup.client.messages import CallFor, Refused, TablesFrame, Watch
from shuffleup.floor.senders import DEALER, FLOOR, Role
from shuffleup.hand import commands as h
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.lists.list_commands import LeaveTable
from shuffleup.room.people.people_commands import Arrive, Warn
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.server.floor_calls.calling_floor import FloorCalls
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.place_watch import OFTEN, PlaceWatches
from shuffleup.server.hub.porter import Porter
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.table.commands import ComeBack, GoAway, NextHand


class Desk:
    """A small house and those who sit at its sockets."""

    def __init__(self, house: PokerHouse) -> None:
        self.house, self.hub = house, Switchboard(house, names)
        self.hub.load()
        self.calls = FloorCalls(house, lambda where: self.places.look_again(where[0]))
        self.places = PlaceWatches(house, self.hub)
        self.hub.case = lambda place, table: None
        doors = Doors(house, lambda place, who: False)
        chat = ChatRooms(self.hub)
        self.porter = Porter(house, self.hub, self.places, chat, doors, self.calls)

    def come(self, who: str, *roles: Role) -> Connection:
        line = connected(who, *roles)
        self.hub.come(line)
        return line

    def say(self, line: Connection, message: object) -> list[object]:
        self.porter.receive(line, msgspec.json.encode(message))
        self.hub.flush()
        return list(received(line))

    async def soon(self, line: Connection) -> list[TablesFrame]:
        """What is told of tables once the house has had time to look."""
        for _ in range(40):
            await asyncio.sleep(OFTEN / 4)
            self.hub.flush()
            found = [one for one in received(line) if isinstance(one, TablesFrame)]
            if found:
                return found
        return []


def test_who_works_there_sees_all_tables_first_and_then_those_that_changed() -> None:
    async def told() -> None:
        desk = Desk(small_house(MemoryLog(), tables=2))
        seat(desk.house, ("ann", "bob"))
        kim = desk.come("kim", Role.FLOOR)
        first = desk.say(kim, Watch("room", "", "floor"))
        (whole,) = [one for one in first if isinstance(one, TablesFrame)]
        assert (whole.whole, [one.table for one in whole.tables]) == (True, ["1", "2"])
        assert whole.tables[0].seats == "ppoooo"
        deal(desk.house)
        (all_of_them,) = await desk.soon(kim)  # the first time, since nothing was told before
        assert all_of_them.whole
        hand = desk.house.places["room"].tables["1"].hand
        assert hand is not None
        must(desk.house, h.Fold(hand.actor), DEALER, "1")
        (changed,) = await desk.soon(kim)
        assert (changed.whole, [one.table for one in changed.tables]) == (False, ["1"])
        must(desk.house, NextHand("again"), DEALER, "1")
        await desk.soon(kim)
        must(desk.house, Warn("ann", "abuse"))
        table = desk.house.places["room"].tables["1"]
        assert table.hand is not None
        desk.places.look_again("room")
        assert await desk.soon(kim) == [], "what has not changed is not told again"

    asyncio.run(told())


def test_who_comes_later_is_told_also_what_is_again_as_others_were_told_it() -> None:
    async def told() -> None:
        desk = Desk(small_house(MemoryLog()))
        seat(desk.house, ("ann", "bob"))
        kim, lou = desk.come("kim", Role.FLOOR), desk.come("lou", Role.FLOOR)
        desk.say(kim, Watch("room", "", "floor"))
        desk.places.look_again("room")
        assert (await desk.soon(kim))[0].tables[0].seats == "ppoooo"
        desk.places.unwatch(kim, "room")
        must(desk.house, GoAway(0), FLOOR, "1")
        (first,) = [
            one for one in desk.say(lou, Watch("room", "", "floor")) if isinstance(one, TablesFrame)
        ]
        assert first.tables[0].seats == "apoooo"
        must(desk.house, ComeBack(0), FLOOR, "1")
        assert (await desk.soon(lou))[0].tables[0].seats == "ppoooo"

    asyncio.run(told())


def test_a_player_is_told_of_no_table_at_a_glance() -> None:
    async def told() -> None:
        desk = Desk(small_house(MemoryLog()))
        seat(desk.house, ("ann", "bob"))
        ann = desk.come("ann")
        first = desk.say(ann, Watch("room", "", "player"))
        assert first
        assert not [one for one in first if isinstance(one, TablesFrame)]
        deal(desk.house)
        assert await desk.soon(ann) == []

    asyncio.run(told())


def test_the_floor_and_the_dealer_call_without_a_seat_and_a_passer_by_does_not() -> None:
    async def told() -> None:
        desk = Desk(small_house(MemoryLog(), tables=3))
        kim, dan, zoe = desk.come("kim", Role.FLOOR), desk.come("dan", Role.DEALER), desk.come("z")
        for table, line in (("1", kim), ("2", dan), ("3", zoe)):
            answers = desk.say(line, CallFor("k", "room", table, "floor", "a card fell"))
            refused = [one for one in answers if isinstance(one, Refused)]
            assert bool(refused) == (line is zoe)
        assert set(desk.calls.open) == {("room", "1"), ("room", "2")}
        again = desk.say(kim, CallFor("k2", "room", "3", "floor", "and another"))
        assert not [one for one in again if isinstance(one, Refused)], "as often as it takes"

    asyncio.run(told())


def test_the_last_acts_are_known_by_number_also_after_the_house_was_read_again() -> None:
    log = MemoryLog()
    house = small_house(log)
    seat(house, ("ann", "bob", "cy"))
    deal(house)
    must(house, Warn("cy", "abuse"))
    must(house, Arrive("dee"), BOARD)
    place = house.places["room"]
    assert isinstance(place, RoomPlace)
    acts = place.acts.last_first()
    assert [(one.note.what, one.note.player) for one in acts[:2]] == [
        ("Arrive", "dee"), ("Warn", "cy"),
    ]  # fmt: skip
    again = RoomPlace("room", house.under("room"))
    assert again.acts.last_first() == acts
    must(house, Undo(acts[1].number, "it was Ann"), FLOOR)
    left = house.places["room"]
    assert isinstance(left, RoomPlace)
    assert [one.note.what for one in left.acts.last_first()[:1]] == ["Arrive"]
    assert "cy" not in left.room.warnings


def test_a_dealer_lets_a_player_go() -> None:
    house = small_house(MemoryLog())
    seat(house, ("ann", "bob"))
    must(house, LeaveTable("ann", "1"), DEALER)
    assert house.places["room"].tables["1"].seats[0] is None
