"""At a house that is played in: what hangs or eats memory at the desk of the law is cut off and
told, precedents outlive the house, and the tables go on meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from tests.server.law_desk.planted_work import planted_work
from tests.server.served_house import ServedHouse, served

from shuffleup.client.house_client import CSRF, HouseClient
from shuffleup.client.messages import Done
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.server.identity.throttling import Rate
from shuffleup.server.law_desk.asking_law import LawProcess

PASSWORD = "a long enough one"
LONG = 120.0
HANGS = 20.0  # seconds in which a table is opened and two sit down, on a slow machine too


async def asked(client: HouseClient, way: str, path: str, body: Any = None) -> httpx.Response:
    login = client.login
    async with httpx.AsyncClient(
        base_url=login.address, cookies=login.cookies, headers={CSRF: login.csrf},
        trust_env=False, timeout=LONG,
    ) as http:  # fmt: skip
        return await http.request(way, path, json=body)


def planted(seconds: float, question: bytes) -> LawProcess:
    """A process that does one thing, whatever it is asked."""
    process = LawProcess(seconds, work=planted_work)
    ask = process.answer

    async def answer(_: bytes) -> Any:
        return await ask(question)

    process.answer = answer  # type: ignore[method-assign]
    return process


async def plays_meanwhile(house: ServedHouse) -> None:
    host = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
    game = (await asked(host, "POST", "/api/games", {"title": "Friday"})).json()
    friend = await HouseClient.enter(house.address, "Bob", code=game["code"])
    law, place = house.running.law, game["place"]
    law.long, law.quick = planted(HANGS, b"hang"), planted(LONG, b"eat")
    hanging = asyncio.create_task(asked(host, "POST", "/api/houses/try", {"title": "x"}))
    eating = asyncio.create_task(asked(friend, "GET", "/api/rulebooks"))
    for client, seat in ((host, 0), (friend, 1)):
        await client.watch(place, "1")
        done = await client.do(SeatPlayer(client.id, "1", seat, 200), place=place)
        assert isinstance(done, Done), done
    view = await host.until(lambda _: host.view("1", place))
    assert view is not None
    assert not hanging.done(), "the table was to be played while the law hangs"
    again = await asked(host, "POST", "/api/houses/try", {"title": "y"})
    assert (again.status_code, again.json()["refused"]["reason"]) == (429, "one-at-a-time")
    for task, reason in ((hanging, "too-long"), (eating, "too-much-memory")):
        answer = await task
        assert (answer.status_code, answer.json()["refused"]["reason"]) == (413, reason)
    for process in (law.long, law.quick):
        process.stop()
    law.quick = LawProcess(LONG)
    shelf = await asked(host, "GET", "/api/rulebooks")
    assert shelf.json()["clauses"] > 1000
    for client in (host, friend):
        await client.close()


def test_a_job_that_hangs_or_eats_memory_is_cut_off_and_no_table_notices(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        asyncio.run(plays_meanwhile(house))


RULING = {
    "kind": "four-card-flop", "what": "The flop has four cards.", "book": "mohegan",
    "ruling": "Scramble them.", "clauses": ["mohegan/holdem-irregular.1a"],
}  # fmt: skip


def test_a_precedent_is_of_whoever_kept_it_and_outlives_the_house(tmp_path: Path) -> None:
    async def keeps(house: ServedHouse) -> None:
        ann = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
        bob = await HouseClient.enter(house.address, "Bob", PASSWORD, new=True)
        kept = (await asked(ann, "POST", "/api/ask/precedents", RULING)).json()
        other = await asked(bob, "DELETE", f"/api/ask/precedents/{kept['number']}")
        assert other.status_code == 404
        assert (await asked(bob, "GET", "/api/ask/precedents")).json() == []
        for client in (ann, bob):
            await client.close()

    async def finds(house: ServedHouse) -> None:
        ann = await HouseClient.enter(house.address, "Ann", PASSWORD)
        (found,) = (await asked(ann, "GET", "/api/ask/precedents")).json()
        assert found["ruling"] == "Scramble them."
        await asked(ann, "DELETE", f"/api/ask/precedents/{found['number']}")
        assert (await asked(ann, "GET", "/api/ask/precedents")).json() == []
        await ann.close()

    with served(tmp_path) as house:
        asyncio.run(keeps(house))
    with served(tmp_path) as house:
        asyncio.run(finds(house))


def test_nobody_who_is_not_logged_in_is_answered(tmp_path: Path) -> None:
    with served(tmp_path) as house, httpx.Client(base_url=house.address, trust_env=False) as http:
        for path in (
            "/api/ask/kinds",
            "/api/ask/precedents",
            "/api/trainer?book=rpl",
        ):
            assert http.get(path, timeout=LONG).status_code == 401, path
        assert house.running.law.quick.process is None, "nothing was begun for them"


def test_nobody_fills_the_log_with_rulings_that_are_kept_and_dropped(
    tmp_path: Path,
) -> None:
    async def keeps(house: ServedHouse) -> None:
        house.running.precedents.pace = Rate(3, 3600.0, 10)
        ann = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
        codes = []
        for _ in range(4):
            kept = await asked(ann, "POST", "/api/ask/precedents", RULING)
            codes.append(kept.status_code)
            number = kept.json().get("number", 99)
            await asked(ann, "DELETE", f"/api/ask/precedents/{number}")
        assert codes == [200, 200, 200, 429]
        bob = await HouseClient.enter(house.address, "Bob", PASSWORD, new=True)
        assert (await asked(bob, "POST", "/api/ask/precedents", RULING)).status_code == 200
        for client in (ann, bob):
            await client.close()

    with served(tmp_path) as house:
        asyncio.run(keeps(house))
