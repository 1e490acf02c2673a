"""A link of a private game ends by its host's word, with the game, and with whoever is taken out of
it; who was taken out does not come back by the next, as another guest either."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest
from tests.server.hiring import PASSWORD, hired
from tests.server.served_house import ServedHouse, served

from shuffleup.client.house_client import HouseClient
from shuffleup.client.messages import Done
from shuffleup.room.people.people_commands import BarPlayer, LiftBar

CSRF = "x-shuffleup-csrf"
NAMES = count(1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    where = tmp_path_factory.mktemp("house")
    with served(where, codes_an_hour=10_000, guests=False, signup="invited") as made:
        yield made


class AtHome:
    """A browser of somebody, with its cookies."""

    def __init__(self, house: ServedHouse) -> None:
        self.http = httpx.Client(base_url=house.address, trust_env=False, timeout=60)
        self.http.headers[CSRF] = "none"
        self.id = ""

    def ask(self, way: str, path: str, body: object = None) -> httpx.Response:
        answer = self.http.request(way, path, json=body)
        said = answer.json()
        if answer.status_code == 200 and "csrf" in said and said["account"]:
            self.http.headers[CSRF] = said["csrf"]
            self.id = said["account"]["id"]
        return answer

    def log_in(self, name: str) -> AtHome:
        body = {"name": name, "password": PASSWORD}
        assert self.ask("POST", "/api/account/login", body).status_code == 200
        return self

    def log_out(self) -> None:
        assert self.ask("POST", "/api/account/logout", {}).status_code == 200
        self.http.headers[CSRF] = "none"

    def comes(self, code: str, name: str = "") -> httpx.Response:
        """As a guest of another name each time."""
        body = {"name": name or f"Guest {next(NAMES)}", "code": code}
        return self.ask("POST", "/api/account/guest", body)

    def uses(self, code: str) -> httpx.Response:
        return self.ask("POST", "/api/account/code", {"code": code})

    def sees(self, place: str) -> bool:
        return place in [one["place"] for one in self.ask("GET", "/api/games").json()]


class Hosted:
    """A game of a host's, with one guest in it who came by its link."""

    def __init__(self, house: ServedHouse) -> None:
        self.house, self.name = house, f"Host {next(NAMES)}"
        hired(house, self.name)
        self.host = AtHome(house).log_in(self.name)
        made = self.host.ask("POST", "/api/games", {"title": "Friday", "book": "mohegan"}).json()
        self.place, self.code = made["place"], made["code"]
        self.path = f"/api/games/{self.place.removeprefix('game/')}"
        self.guest = AtHome(house)
        assert self.guest.comes(self.code).status_code == 200

    def new_link(self) -> str:
        code: str = self.host.ask("POST", f"{self.path}/link", {}).json()["code"]
        return code

    def does(self, *commands: object) -> None:
        async def told() -> list[Any]:
            async with await HouseClient.enter(self.house.address, self.name, PASSWORD) as host:
                return [await host.do(one, place=self.place, role="") for one in commands]

        answers = asyncio.run(told())
        assert all(isinstance(one, Done) for one in answers), answers

    def takes_out(self) -> None:
        self.does(BarPlayer(self.guest.id, "shouting", offence="abuse"))


@pytest.fixture
def game(house: ServedHouse) -> Hosted:
    house.running.desk.wrong.wrong.clear()  # or whoever tries codes in one test waits in the next
    return Hosted(house)


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["refused"]["reason"]


def test_a_host_ends_the_links_and_whoever_is_in_stays(house: ServedHouse, game: Hosted) -> None:
    another = game.new_link()
    assert game.host.ask("DELETE", f"{game.path}/link").status_code == 200
    for code in (game.code, another):
        assert reason(AtHome(house).comes(code)) == (403, "no-such-code")
    assert game.guest.sees(game.place)
    assert game.guest.uses(game.code).json()["refused"]["reason"] == "no-such-code"
    assert AtHome(house).comes(game.new_link()).status_code == 200


def test_nobody_but_the_host_ends_them(house: ServedHouse, game: Hosted) -> None:
    for who in (game.guest, Hosted(house).host):
        assert who.ask("DELETE", f"{game.path}/link").status_code == 404
    assert AtHome(house).comes(game.code).status_code == 200


def test_with_somebody_taken_out_the_links_so_far_let_nobody_new_in(
    house: ServedHouse, game: Hosted
) -> None:
    stays = AtHome(house)
    assert stays.comes(game.code).status_code == 200
    game.takes_out()
    assert reason(AtHome(house).comes(game.code)) == (403, "no-such-code")
    assert stays.sees(game.place)
    assert not game.guest.sees(game.place)
    assert AtHome(house).comes(game.new_link()).status_code == 200


def test_whoever_was_taken_out_does_not_come_back_by_the_next_link(
    house: ServedHouse, game: Hosted
) -> None:
    game.takes_out()
    code = game.new_link()
    assert reason(game.guest.uses(code)) == (403, "taken-out")
    for _ in range(2):  # as another guest of the same browser, again and again
        game.guest.log_out()
        assert reason(game.guest.comes(code)) == (403, "taken-out")
        assert game.guest.comes(Hosted(house).code).status_code == 200
        assert reason(game.guest.uses(code)) == (403, "taken-out")
    named = {"name": f"New {next(NAMES)}", "password": PASSWORD, "code": code}
    assert reason(game.guest.ask("POST", "/api/account/signup", named)) == (403, "taken-out")
    assert not game.guest.sees(game.place)


def test_whoever_is_let_in_again_comes_by_the_link(house: ServedHouse, game: Hosted) -> None:
    game.takes_out()
    game.does(LiftBar(game.guest.id))
    assert game.guest.sees(game.place)
    game.guest.log_out()
    assert game.guest.comes(game.new_link()).status_code == 200
    assert game.guest.sees(game.place)


def test_one_game_s_bar_is_no_other_s(house: ServedHouse, game: Hosted) -> None:
    other = Hosted(house)
    game.takes_out()
    assert game.guest.uses(other.code).status_code == 200
    assert game.guest.sees(other.place)
    assert AtHome(house).comes(other.code).status_code == 200


def test_the_link_of_a_closed_game_lets_nobody_in_not_even_into_the_house(
    house: ServedHouse, game: Hosted
) -> None:
    assert game.host.ask("DELETE", game.path).status_code == 200
    ends = "UPDATE invitations SET expires = ? WHERE place = ?"
    later = house.running.desk.clock() + 1000  # as if the house had gone down before they ended
    house.running.desk.done(lambda work: work.run(ends, later, game.place))
    assert reason(AtHome(house).comes(game.code)) == (403, "game-is-over")
    named = {"name": f"New {next(NAMES)}", "password": PASSWORD, "code": game.code}
    new = AtHome(house)
    assert reason(new.ask("POST", "/api/account/signup", named)) == (403, "game-is-over")
    assert reason(game.guest.uses(game.code)) == (403, "game-is-over")
    assert new.ask("GET", "/api/account/me").json()["account"] is None


def test_the_links_of_a_game_end_with_it(house: ServedHouse, game: Hosted) -> None:
    assert game.host.ask("DELETE", game.path).status_code == 200
    desk = house.running.desk
    asked = "SELECT expires FROM invitations WHERE place = ?"
    rows = asyncio.run_coroutine_threadsafe(
        desk.do(lambda work: work.run(asked, game.place), reading=True), house.loop
    ).result(30)
    assert rows
    assert all(expires <= desk.clock() for (expires,) in rows)


def test_nobody_makes_a_code_for_what_is_not_there(house: ServedHouse) -> None:
    name = f"Mo {next(NAMES)}"
    hired(house, name, "manager")
    manager = AtHome(house).log_in(name)
    answer = manager.ask("POST", "/api/codes", {"place": "game/aaaaaaaaaa", "uses": 1, "hours": 1})
    assert reason(answer) == (404, "no-such-place")
