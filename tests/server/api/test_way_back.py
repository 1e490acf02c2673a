"""A guest whose tab is closed comes back by a link, and nobody takes their seat by it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server.served_house import ServedHouse, served
from tests.server.test_home_games import PASSWORD, asked

from shuffleup.client.house_client import CSRF, HouseClient
from shuffleup.client.messages import Done
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.server.identity.codes import end_codes_of
from shuffleup.server.identity.trail import lines_about
from shuffleup.table.blinds.in_turn import seat_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house"), codes_an_hour=1000, entries_an_hour=1000) as made:
        yield made


class Evening:
    """A host, and a guest who has $200 in the host's game and is gone."""

    def __init__(self, house: ServedHouse, name: str) -> None:
        self.house, self.name = house, name
        self.host: HouseClient
        asyncio.run(self.begins())

    async def begins(self) -> None:
        address = self.house.address
        self.host = await HouseClient.enter(address, f"Host {self.name}", PASSWORD, new=True)
        self.game = await asked(self.host, "POST", "/api/games", {"title": "Friday"})
        guest = await HouseClient.enter(address, self.name, code=self.game["code"])
        sits = SeatPlayer(guest.id, "1", None, 200)
        answer = await guest.do(sits, place=self.game["place"])
        assert isinstance(answer, Done), answer
        self.id, self.old, self.guest = guest.id, guest.login, guest
        await guest.close()
        await self.host.close()
        while self.house.running.hub.here.get(self.id):
            await asyncio.sleep(0.01)

    def guest_is_there(self, there: bool) -> None:
        here = self.house.running.hub.here
        here.update({self.id: 1}) if there else here.pop(self.id, None)

    def link(self, place: str = "", person: str = "") -> dict[str, Any]:
        body = {"place": place or self.game["place"], "person": person or self.id}
        made: dict[str, Any] = asyncio.run(asked(self.host, "POST", "/api/back/link", body))
        return made

    def trail(self) -> list[str]:
        desk = self.house.running.desk
        found = desk.done(lambda work: lines_about(work, self.id), reading=True)
        return [one.act for one in found]


def uses(house: ServedHouse, code: str, **more: Any) -> httpx.Response:
    more = {"headers": {CSRF: "none"}, **more}
    with httpx.Client(base_url=house.address, trust_env=False, **more) as http:
        return http.post("/api/back", json={"code": code})


def why(answer: dict[str, Any]) -> str:
    return str(answer["refused"]["reason"])


def test_the_guest_is_who_they_were_and_every_other_session_of_theirs_has_ended(
    house: ServedHouse,
) -> None:
    ben = Evening(house, "Ben")
    made = ben.link()
    assert made["name"] == "Ben"
    answer = uses(house, made["code"])
    assert answer.json()["account"]["id"] == ben.id
    with httpx.Client(base_url=house.address, trust_env=False, cookies=ben.old.cookies) as http:
        assert http.get("/api/account/me").json()["account"] is None
    assert ben.trail()[-2:] == ["made a way back", "came back"]


def test_a_link_works_once(house: ServedHouse) -> None:
    cy = Evening(house, "Cy")
    code = cy.link()["code"]
    assert uses(house, code).status_code == 200
    assert why(uses(house, code).json()) == "no-way-back"


def test_a_newer_link_ends_the_older_and_time_ends_both(house: ServedHouse) -> None:
    dee = Evening(house, "Dee")
    old, new = dee.link()["code"], dee.link()["code"]
    assert uses(house, old).status_code == 404
    desk = house.running.desk
    desk.done(lambda work: work.run("UPDATE ways_back SET expires = ?", desk.clock()))
    assert uses(house, new).status_code == 404


def test_whoever_is_there_is_not_replaced(house: ServedHouse) -> None:
    eve = Evening(house, "Eve")
    eve.guest_is_there(True)
    assert why(eve.link()) == "still-here"
    eve.guest_is_there(False)
    code = eve.link()["code"]
    eve.guest_is_there(True)
    assert why(uses(house, code).json()) == "still-here"
    eve.guest_is_there(False)


def test_whoever_made_the_link_does_not_come_in_by_it(house: ServedHouse) -> None:
    fay = Evening(house, "Fay")
    code = fay.link()["code"]
    login = fay.host.login
    answer = uses(house, code, cookies=login.cookies, headers={CSRF: login.csrf})
    assert why(answer.json()) == "not-for-you"
    only_the_mark = {name: value for name, value in login.cookies.items() if "device" in name}
    assert only_the_mark
    assert why(uses(house, code, cookies=only_the_mark).json()) == "not-for-you"
    assert uses(house, code).status_code == 200


def test_nobody_comes_in_while_the_guest_holds_cards(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    gus = Evening(house, "Gus")
    code = gus.link()["code"]
    monkeypatch.setattr(house.running.desk, "holds_cards", lambda who: who == gus.id)
    assert why(uses(house, code).json()) == "hand-is-on"
    monkeypatch.undo()
    assert uses(house, code).status_code == 200


def test_nobody_comes_in_to_folded_cards_of_a_hand_that_is_on(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guest folded; whoever gets the link may sit in that hand."""
    ned = Evening(house, "Ned")
    code = ned.link()["code"]
    place = house.running.house.places[ned.game["place"]]
    table = place.tables["1"]
    at = seat_of(table, ned.id)
    assert at is not None
    stacks = [200 if one == at else 0 for one in range(table.n)]
    monkeypatch.setattr(
        table, "hand", SimpleNamespace(live=0, setup=SimpleNamespace(stacks=stacks))
    )
    assert why(uses(house, code).json()) == "hand-is-on"
    monkeypatch.undo()
    assert uses(house, code).status_code == 200


def has_chips_held_in_the_room(house: ServedHouse, who: str) -> Callable[[], object]:
    room = house.running.house.places["room"].room  # type: ignore[attr-defined]
    room.people[who] = next(iter(room.people.values()), None)
    room.accounts[f"held/{who}"] = 50

    def gone() -> None:
        del room.people[who], room.accounts[f"held/{who}"]

    return gone


def test_a_host_lets_no_guest_in_whose_chips_the_cage_of_another_place_holds(
    house: ServedHouse,
) -> None:
    oz = Evening(house, "Oz")
    code = oz.link()["code"]
    spent = has_chips_held_in_the_room(house, oz.id)
    assert why(oz.link()) == "not-your-part"
    assert why(uses(house, code).json()) == "not-your-part", "nor by an older link"
    spent()
    assert uses(house, code).status_code == 200


def test_a_link_ends_with_the_game_of_its_host(house: ServedHouse) -> None:
    pam = Evening(house, "Pam")
    code = pam.link()["code"]
    path = f"/api/{pam.game['place'].replace('game/', 'games/')}"
    assert asyncio.run(asked(pam.host, "DELETE", path))["over"]
    assert why(uses(house, code).json()) == "no-way-back"


def test_the_links_of_whoever_may_work_no_more_are_no_links(house: ServedHouse) -> None:
    quin = Evening(house, "Quin")
    code, desk = quin.link()["code"], house.running.desk
    maker = quin.host.id
    desk.done(lambda work: end_codes_of(work, maker, desk.clock(), of_games=False))
    assert leads(house, code), "a game is its host's, whatever else they were"
    desk.done(lambda work: end_codes_of(work, maker, desk.clock()))
    assert not leads(house, code)


def leads(house: ServedHouse, code: str) -> bool:
    with httpx.Client(base_url=house.address, trust_env=False, headers={CSRF: "none"}) as http:
        return http.post("/api/back/look", json={"code": code}).status_code == 200


def test_an_account_is_not_for_a_link(house: ServedHouse) -> None:
    host = Evening(house, "Hal")

    async def joins() -> str:
        other = await HouseClient.enter(house.address, "Ida", PASSWORD, new=True)
        await asked(other, "POST", "/api/account/code", {"code": host.game["code"]})
        await other.watch(host.game["place"], "1")
        await other.close()
        return other.id

    ida = asyncio.run(joins())
    assert why(host.link(person=ida)) == "not-a-guest"


def test_a_host_lets_nobody_back_into_what_is_another_hosts(house: ServedHouse) -> None:
    jo, kim = Evening(house, "Jo"), Evening(house, "Kim")
    assert why(jo.link(person=kim.id)) == "nobody-of-that-name"
    assert why(jo.link(place=kim.game["place"])) == "no-such-place"
    assert why(jo.link(place="room")) == "not-your-part"


def test_a_player_makes_no_link(house: ServedHouse) -> None:
    leo = Evening(house, "Leo")
    body = {"place": leo.game["place"], "person": leo.id}
    answer = asyncio.run(asked(leo.guest, "POST", "/api/back/link", body))
    assert why(answer) == "not-your-part"


def test_everybody_is_told_where_they_sit_and_nobody_where_others_do(house: ServedHouse) -> None:
    may = Evening(house, "May")
    (seat,) = asyncio.run(asked(may.guest, "GET", "/api/account/seats"))
    assert (seat["place"], seat["table"], seat["stack"]) == (may.game["place"], "1", 200)
    assert asyncio.run(asked(may.host, "GET", "/api/account/seats")) == []
