"""What a house says of its money, and how a game in cents is settled: in one unit, to the cent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.served_house import ServedHouse, served
from tests.server.test_home_games import PASSWORD, asked

from shuffleup.client.house_client import HouseClient
from shuffleup.client.messages import Done
from shuffleup.room.lists.list_commands import LeaveTable, SeatPlayer

QUARTERS = {"title": "Friday", "stakes": "no-limit 0,25/0,50", "runs": 2}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house"), currency="€", play_chips=False) as made:
        yield made


def test_whoever_asks_is_told_the_currency_and_whether_chips_are_money(house: ServedHouse) -> None:
    me = httpx.get(f"{house.address}/api/account/me", trust_env=False).json()
    assert (me["currency"], me["play_chips"]) == ("€", False)


def test_a_game_in_cents_is_settled_to_the_cent(house: ServedHouse) -> None:
    async def evening() -> tuple[Any, str]:
        host = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
        place = (await asked(host, "POST", "/api/games", QUARTERS))["place"]
        for command in (SeatPlayer(host.id, "1", 0, 2250), LeaveTable(host.id, "1")):
            answer = await host.do(command, place=place)
            assert isinstance(answer, Done), answer
        path = f"/api/{place.replace('game/', 'games/')}/settlement"
        shown = await asked(host, "GET", path)
        cookies = host.login.cookies
        async with httpx.AsyncClient(
            base_url=house.address, cookies=cookies, trust_env=False
        ) as http:
            file = (await http.get(f"{path}.csv")).text
        await host.close()
        return shown, file

    shown, file = asyncio.run(evening())
    assert (shown["dollar"], shown["rows"][0]["bought"]) == (100, 2250)
    assert "Ann,22.50,22.50,0,0" in file


def test_mistakes_of_a_form_say_what_of_it_is_wrong(house: ServedHouse) -> None:
    async def reasons() -> list[str]:
        host = await HouseClient.enter(house.address, "Bea", PASSWORD, new=True)
        wrong: list[dict[str, object]] = [
            {"stakes": "no-limit 2/1"}, {"stakes": "abc"}, {"least": 500, "most": 100},
        ]  # fmt: skip
        told = [await asked(host, "POST", "/api/games", QUARTERS | one) for one in wrong]
        await host.close()
        return [one["refused"]["reason"] for one in told]

    assert asyncio.run(reasons()) == ["wrong-stakes", "wrong-stakes", "wrong-buy-in"]
