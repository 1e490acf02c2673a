"""A frame tells whose turn it is now, not whose it was before."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house_process import furnish
from tests.server.served_house import ServedHouse, served
from tests.server.test_evening import acts, sits_down

from shuffleup.client.house_client import HouseClient, read_view
from shuffleup.client.messages import TableFrame
from shuffleup.table.viewing.pictures import PlayerView


def test_every_frame_has_the_clock_of_the_seat_to_act(tmp_path: Path) -> None:
    async def evening(house: ServedHouse) -> list[tuple[int, int]]:
        async def furnished() -> None:
            furnish(house.running, 1)

        asyncio.run_coroutine_threadsafe(furnished(), house.loop).result(60)
        ann, bob = await sits_down(house, "Ann", 0), await sits_down(house, "Bob", 3)
        eye = HouseClient(ann.login)  # a second screen of Ann's, which only looks
        await eye.open()
        await eye.watch("room", "1")

        async def play(client: HouseClient) -> None:
            while True:
                await acts(client, "call")

        players = [asyncio.create_task(play(one)) for one in (ann, bob)]
        told: list[tuple[int, int]] = []
        while len(told) < 20:
            frame = await eye.until(lambda one: one if isinstance(one, TableFrame) else None)
            seen = read_view(frame)
            hand = seen.hand if isinstance(seen, PlayerView) else None
            actor = hand.actor if hand is not None else -1
            told.append((actor, frame.turn.seat if frame.turn is not None else -1))
        for one in players:
            one.cancel()
        for client in (ann, bob, eye):
            await client.close()
        return told

    with served(tmp_path) as house:
        told = asyncio.run(evening(house))
    assert {actor for actor, _ in told} >= {0, 3}
    assert all(actor == turn for actor, turn in told), told
