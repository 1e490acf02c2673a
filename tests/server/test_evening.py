"""An evening at a real socket: people come in, sit down, play, leave, and the house goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.served_house import ServedHouse, served

from shuffleup.client.house_client import HouseClient, HouseError
from shuffleup.client.messages import Done, Refused, TableFrame
from shuffleup.floor.senders import Role, staff
from shuffleup.hand.commands import Call, Check, Fold, Muck, RaiseTo, Show
from shuffleup.hand.setup import no_limit
from shuffleup.room.lists.list_commands import LeaveTable, SeatPlayer
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.table.house import House
from shuffleup.table.viewing.pictures import PlayerView

MANAGER = staff(Role.MANAGER)
PASSWORD = "a long enough one"


def furnish(house: ServedHouse) -> None:
    """A table of hold'em 1/2."""

    async def do() -> None:
        running = house.running
        listing = Listing("holdem", no_limit(1, 2), 6, House(buy_in=(40, 400)))
        for command in (ListGame("1/2", listing), OpenTable("1", "1/2")):
            reply = running.house.perform(Errand("room", MANAGER, command)).reply
            assert isinstance(reply, Done), reply

    in_house(house, do())


def in_house(house: ServedHouse, coroutine: object) -> None:
    """Run something in the house's own event loop."""
    asyncio.run_coroutine_threadsafe(coroutine, house.loop).result(60)  # type: ignore[arg-type]


async def acts(client: HouseClient, how: str) -> Done | Refused:
    """Somebody plays when it is their turn: passively, or not at all."""
    frame = await client.until(lambda one: one if is_my_turn(client, one) else None)
    seen = client.view("1")
    assert isinstance(seen, PlayerView)
    assert seen.hand is not None
    may = seen.hand.options
    assert may is not None
    if how == "raise" and may.least_to:
        return await client.do(RaiseTo(seen.seat, may.least_to), "1", seen=frame.version)
    if may.show or may.muck:
        return await client.do(Muck(seen.seat) if may.muck else Show(seen.seat), "1")
    if may.check:
        return await client.do(Check(seen.seat), "1")
    return await client.do(Call(seen.seat) if may.call else Fold(seen.seat), "1")


def is_my_turn(client: HouseClient, one: object) -> bool:
    if not isinstance(one, TableFrame):
        return False
    frame = client.tables["room", "1"]
    if frame.version != one.version:
        return False
    seen = client.view("1")
    return isinstance(seen, PlayerView) and seen.hand is not None and seen.hand.options is not None


async def sits_down(house: ServedHouse, name: str, seat: int) -> HouseClient:
    client = await HouseClient.enter(house.address, name, PASSWORD, new=True)
    await client.watch("room", "1")
    answer = await client.do(SeatPlayer(client.id, "1", seat, 200))
    assert isinstance(answer, Done), answer
    return client


def test_two_people_play_hands_and_one_goes_home_with_the_chips(tmp_path: Path) -> None:
    async def evening(house: ServedHouse) -> None:
        ann, bob = await sits_down(house, "Ann", 0), await sits_down(house, "Bob", 3)

        async def play(client: HouseClient, how: str) -> None:
            while client.tables["room", "1"].version < 150:
                await acts(client, how)

        players = [asyncio.create_task(play(ann, "raise")), asyncio.create_task(play(bob, "call"))]
        await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED, timeout=60)
        assert any(one.done() and not one.exception() for one in players)
        for one in players:
            one.cancel()
        gone = await ann.do(LeaveTable(ann.id, "1"))
        # In a hand nobody leaves with chips in play; else it is done.
        assert isinstance(gone, Done) or gone.reason == "in-a-hand", gone
        await ann.close()
        await bob.close()

    with served(tmp_path) as house:
        furnish(house)
        asyncio.run(evening(house))
        table = house.running.house.places["room"].tables["1"]
        assert table.hands > 3


def test_a_refusal_comes_with_its_clause_and_in_the_players_name(tmp_path: Path) -> None:
    async def evening(house: ServedHouse) -> None:
        ann = await sits_down(house, "Ann", 0)
        again = await ann.do(SeatPlayer(ann.id, "1", 1, 200))
        assert isinstance(again, Refused)
        assert ann.id not in again.says
        await ann.close()

    with served(tmp_path) as house:
        furnish(house)
        asyncio.run(evening(house))


def test_nobody_comes_in_without_logging_in(tmp_path: Path) -> None:
    async def evening(house: ServedHouse) -> None:
        with pytest.raises(HouseError, match=r"."):
            await HouseClient.enter(house.address, "Ann", "a wrong password")

    with served(tmp_path) as house:
        asyncio.run(evening(house))
