"""Kill -9 in the middle of an event: it goes on where it was, and pays what is to be paid."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from tests.server.house_events.event_players import EventPlayer, close_all
from tests.server.house_events.house_process import HouseProcess
from tests.server.served_house import LONG

from shuffleup.client.messages import Done

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
PLACE = "event/sunday-special"


async def first_half(house: HouseProcess) -> dict[str, object]:
    players = [await EventPlayer.enter(house, name, PLACE) for name in NAMES]
    for one in players:
        assert isinstance(await one.register(), Done)
    tasks = [asyncio.create_task(one.play(hands=2)) for one in players]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED, timeout=LONG)
    house.kill()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    seen = players[0].board()
    await close_all(players)
    return seen


async def second_half(house: HouseProcess) -> tuple[dict[str, object], dict[str, object]]:
    players = [await EventPlayer.enter(house, name, PLACE, new=False) for name in NAMES]
    before = players[0].board()
    await asyncio.wait_for(asyncio.gather(*(one.play() for one in players)), LONG)
    login = players[0].client.login
    async with httpx.AsyncClient(
        base_url=login.address, cookies=login.cookies, trust_env=False
    ) as http:
        shown = (await http.get(f"/api/events/{PLACE.partition('/')[2]}")).json()
    await close_all(players)
    return before, shown


def test_an_event_goes_on_after_a_kill(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path)
    try:
        seen = asyncio.run(first_half(house))
        house = HouseProcess(tmp_path)
        before, shown = asyncio.run(second_half(house))
    finally:
        house.kill()
    assert before["entries"] == seen["entries"] == 6
    assert before["chips"] == 3000
    assert before["left"] <= seen["left"]  # type: ignore[operator]  # whoever was told is out
    assert shown["about"]["state"] == "over"  # type: ignore[index]
    assert shown["board"]["paid"] == 600  # type: ignore[index]
