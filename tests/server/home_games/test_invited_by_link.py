"""What the link of a private game tells before anybody says a name, and what it never tells."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.served_house import ServedHouse, served
from tests.server.test_home_games import PASSWORD, asked

from shuffleup.client.house_client import CSRF, HouseClient
from shuffleup.client.messages import Done
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.server.identity.codes import CodeTerms, make_code

FRIDAY = {"title": "Friday night", "stakes": "no-limit 1/2", "seats": 6, "book": "mohegan"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house"), codes_an_hour=1000) as made:
        yield made


def opened_link(house: ServedHouse, code: str) -> httpx.Response:
    """Somebody without a name opens a link."""
    with httpx.Client(base_url=house.address, trust_env=False, headers={CSRF: "none"}) as http:
        return http.post("/api/games/invitation", json={"code": code})


async def friday(house: ServedHouse, name: str) -> tuple[HouseClient, dict[str, Any]]:
    host = await HouseClient.enter(house.address, name, PASSWORD, new=True)
    return host, await asked(host, "POST", "/api/games", FRIDAY)


def test_whoever_opens_the_link_sees_who_invites_to_what(house: ServedHouse) -> None:
    async def opens() -> dict[str, Any]:
        host, game = await friday(house, "Ann")
        answer = await host.do(SeatPlayer(host.id, "1", 0, 200), place=game["place"])
        assert isinstance(answer, Done), answer
        await host.close()
        return game

    game = asyncio.run(opens())
    told = opened_link(house, game["code"]).json()
    assert told == {
        "state": "open", "title": "Friday night", "host": "Ann", "game": "Hold'em",
        "stakes": "no-limit 1/2", "dollar": 1, "buy_in": [80, 400], "seats": 6, "taken": 1,
        "book": "Mohegan",
    }  # fmt: skip
    assert opened_link(house, game["code"].upper()).json() == told


def test_looking_uses_nothing_up(house: ServedHouse) -> None:
    _, game = asyncio.run(friday(house, "Bea"))
    before = uses_left(house, game["place"])
    for _ in range(20):
        assert opened_link(house, game["code"]).status_code == 200
    assert uses_left(house, game["place"]) == before == 50


def uses_left(house: ServedHouse, place: str) -> int:
    asks = "SELECT uses FROM invitations WHERE place = ?"
    ((found,),) = house.running.desk.done(lambda work: work.run(asks, place), reading=True)
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize(("sets", "state"), [("uses = 0", "used-up"), ("expires = 1", "expired")])
def test_a_link_that_is_good_no_more_says_so_and_whom_to_ask(
    house: ServedHouse, sets: str, state: str
) -> None:
    host = f"Host {state}"
    _, game = asyncio.run(friday(house, host))
    house.running.desk.done(
        lambda work: work.run(f"UPDATE invitations SET {sets} WHERE place = ?", game["place"])
    )
    told = opened_link(house, game["code"]).json()
    assert (told["state"], told["title"], told["host"]) == (state, "Friday night", host)
    assert (told["stakes"], told["seats"], told["taken"]) == ("", 0, 0)


def test_the_link_of_a_game_that_was_closed_says_that_it_is_over(house: ServedHouse) -> None:
    async def closes() -> dict[str, Any]:
        host, game = await friday(house, "Cleo")
        await asked(host, "DELETE", f"/api/games/{game['place'].removeprefix('game/')}")
        await host.close()
        return game

    told = opened_link(house, asyncio.run(closes())["code"]).json()
    assert (told["state"], told["title"], told["host"]) == ("closed", "Friday night", "Cleo")


def test_a_wrong_code_says_nothing_but_that_it_does_not_fit(house: ServedHouse) -> None:
    wrong = opened_link(house, "aaaa-bbbb-cccc")
    assert wrong.status_code == 403
    assert wrong.json() == {
        "refused": {
            "reason": "no-such-code", "says": "no code that is good now reads like this",
            "clauses": [],
        }
    }  # fmt: skip


def test_whoever_guesses_at_links_waits_and_whoever_has_one_does_not(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with served(tmp_path_factory.mktemp("guessed"), codes_an_hour=12) as house:
        _, game = asyncio.run(friday(house, "Ann"))
        now = house.running.desk.clock()
        house.running.desk.clock = lambda: now  # on a busy machine a wait would be over meanwhile
        assert all(opened_link(house, game["code"]).status_code == 200 for _ in range(30))
        answers = [opened_link(house, f"aaaa-bbbb-c{n:03}").status_code for n in range(40)]
        assert set(answers) == {403, 429}
        assert answers.count(403) <= 12
        assert opened_link(house, game["code"]).status_code == 429  # looking is trying, too


def test_a_code_to_the_house_tells_nothing_of_what_its_maker_calls_it(
    house: ServedHouse,
) -> None:
    desk = house.running.desk
    terms = CodeTerms("for the accountant", uses=1, expires=desk.clock() + 60, made_by="")
    made = asyncio.run_coroutine_threadsafe(make_code(desk, terms), house.loop).result(30)
    told = opened_link(house, made.code).json()
    assert (told["state"], told["title"], told["host"]) == ("open", "", "")
