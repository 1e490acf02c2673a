"""Playing by program: decisions come one by one, and end when there can be no more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.postgres_server import free_port
from tests.server.served_house import ServedHouse, served
from tests.server.test_evening import furnish

from shuffleup.bots import factory
from shuffleup.client.house_client import HouseClient, HouseError, Login
from shuffleup.client.taking_part import sit_down, turns
from shuffleup.room.cage.cage_commands import Buy
from shuffleup.table.viewing.pictures import PlayerView

MOST = 60.0  # seconds


def test_a_house_that_is_not_there_is_told_as_such() -> None:
    with pytest.raises(HouseError, match="cannot be reached"):
        asyncio.run(HouseClient.enter(f"http://127.0.0.1:{free_port()}", "Ann"))
    nobody = HouseClient(Login(f"http://127.0.0.1:{free_port()}", {}, "", "ann"))
    with pytest.raises(HouseError, match="cannot be reached"):
        asyncio.run(nobody.open())


def stack_of(client: HouseClient) -> int:
    seen = client.view("1")
    assert isinstance(seen, PlayerView)
    mine = seen.felt.chairs[seen.seat]
    assert mine is not None
    return mine.stack


async def plays(client: HouseClient, style: str) -> None:
    """Until there is nothing more to decide."""
    bot = factory(style)("")
    async for view in turns(client, "1"):
        await client.do(bot.decide(view), "1")


def test_turns_end_for_whoever_is_broke_and_begin_again_with_new_chips(tmp_path: Path) -> None:
    async def evening(house: ServedHouse) -> None:
        ann = await HouseClient.enter(house.address, "Ann")
        bob = await HouseClient.enter(house.address, "Bob")
        async with ann, bob:
            for one in (ann, bob):
                await sit_down(one, "1", 40)
            playing = {
                asyncio.create_task(plays(ann, "raiser")): ann,
                asyncio.create_task(plays(bob, "caller")): bob,
            }
            done, others = await asyncio.wait(
                playing, timeout=MOST, return_when=asyncio.FIRST_COMPLETED
            )
            loser = playing[done.pop()]
            assert stack_of(loser) == 0
            await loser.do(Buy(loser.id, "1", 40))
            await asyncio.wait_for(anext(turns(loser, "1")), MOST)
            for one in others:
                one.cancel()

    with served(tmp_path) as house:
        furnish(house)
        asyncio.run(evening(house))
