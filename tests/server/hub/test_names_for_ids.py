"""Staff read names: no sentence of an evening, in a frame, an answer or a page, has an id in it,
and whoever stands there by an id alone has a name beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.hiring import PASSWORD, hired
from tests.server.served_house import ServedHouse, served

from shuffleup.client.messages import FROM_HOUSE, Done, PlaceFrame, Refused, Say, Watch
from shuffleup.floor.senders import Role
from shuffleup.server.hub.connections import Connection, Guest
from shuffleup.server.hub.place_watch import ids_in
from shuffleup.server.identity.naming import IDS

STAFF = {"floor": Role.FLOOR, "cage": Role.CAGE, "manager": Role.MANAGER, "dealer": Role.DEALER}
PLAYERS = ("Ann Ash", "Bob Bell", "Cy Cole", "Dee Dunn", "Eli", "Flo Falk")
ACCOUNTS = ("kept/", "held/")  # how the ledger calls an account, which no page shows
EVENING = """
manager: game 1/2: holdem no-limit 1/2, seats 3, drop 4
manager: open table 1 for 1/2 by hand
cage: cage is stocked with 9000
floor: Ann Ash arrives
floor: Bob Bell arrives
floor: Cy Cole arrives
floor: Dee Dunn arrives
floor: Ann Ash sits down at 1 in seat 1 with 100
floor: Bob Bell sits down at 1 in seat 2 with 100
floor: Cy Cole sits down at 1 in seat 3 with 100
floor: Eli calls in for 1/2
manager: open table 2 for 1/2 by hand
floor: Dee Dunn sits down at 2 in seat 1 with 100
floor: table 2 feeds table 1
floor: at 1: Bob Bell is away
floor: Cy Cole steps away from table 1
floor: Ann Ash leaves table 1
floor: counted Ann Ash 90: Ann Ash leaves table 1
floor: call 1/2
floor: hand played at 2: button 1
floor: Dee Dunn moves up
floor: warn Bob Bell for shouting at Cy Cole
manager: bar Flo Falk for hitting Bob Bell
floor: keep Bob Bell and Cy Cole apart
floor: Bob Bell sits down at 1 in seat 2 with 100
floor: pick up Bob Bell at table 1
floor: counted Bob Bell 100: pick up Bob Bell at table 1
floor: nobody in particular does anything with Bob Bell
floor: elvis presley joins 1/2
floor: Elvis joins 1/2
floor: BOB BELL is back for 1/2
cage: Ann Ash buys 50 at 2
cage: Cy Cole cashes out of 1 with 70
cage: undo the last act because Cy Cole was counted twice
"""


class Evening:
    """A room in which people work by sentences, and all that they were answered."""

    def __init__(self, house: ServedHouse) -> None:
        self.house = house
        self.ids = {name: hired(house, name) for name in PLAYERS}
        self.staff = {role: hired(house, f"At {role}", role) for role in STAFF}
        self.answers: list[Done | Refused] = []
        for line in EVENING.strip().splitlines():
            role, words = line.split(": ", 1)
            self.answers += self.frames(role, Say(line[:60], "room", words, role))

    def frames(self, role: str, message: object) -> list[Any]:
        """What comes of a message that somebody at a desk sends."""

        async def sent() -> list[Any]:
            who = self.staff[role]
            line = Connection(Guest(who, who, frozenset({Role.PLAYER, STAFF[role]})))
            self.house.running.hub.come(line)
            later = self.house.running.porter.receive(line, msgspec.json.encode(message))
            if later is not None:
                await later
            await self.house.running.kept()
            self.house.running.hub.flush()
            found = []
            while not line.waiting.empty():
                found.append(FROM_HOUSE.decode(line.waiting.get_nowait()))
            self.house.running.hub.connections.discard(line)
            return [one for one in found if isinstance(one, Done | Refused | PlaceFrame)]

        return asyncio.run_coroutine_threadsafe(sent(), self.house.loop).result(60)

    def picture(self, role: str) -> PlaceFrame:
        found = self.frames(role, Watch("room", "", role))
        (frame,) = [one for one in found if isinstance(one, PlaceFrame)]
        return frame

    def page(self, role: str, path: str) -> httpx.Response:
        with httpx.Client(base_url=self.house.address, trust_env=False, timeout=60) as http:
            body = {"name": f"At {role}", "password": PASSWORD}
            http.post("/api/account/login", json=body, headers={"x-shuffleup-csrf": "none"})
            answer = http.get(path)
            assert answer.status_code == 200, answer.text
            return answer


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with served(tmp_path_factory.mktemp("names-house")) as house:
        yield Evening(house)


def sentences_with_ids(told: object) -> list[str]:
    """Every text that has an id in it and is more than an id."""
    if isinstance(told, str):
        account = told.startswith(ACCOUNTS) and IDS.fullmatch(told.partition("/")[2])
        return [told] if IDS.search(told) and not IDS.fullmatch(told) and not account else []
    if isinstance(told, dict):
        return [one for value in told.values() for one in sentences_with_ids(value)]
    if isinstance(told, list):
        return [one for value in told for one in sentences_with_ids(value)]
    return []


def test_no_answer_has_an_id_in_its_words(evening: Evening) -> None:
    says = [one.says for one in evening.answers]
    assert len(says) == len(EVENING.strip().splitlines())
    assert any("Bob Bell" in one for one in says), "people are named in answers"
    assert [one for one in says if IDS.search(one)] == []


@pytest.mark.parametrize("role", sorted(STAFF))
def test_no_sentence_of_a_desk_has_an_id_in_it(evening: Evening, role: str) -> None:
    assert sentences_with_ids(msgspec.json.decode(evening.picture(role).view)) == []


@pytest.mark.parametrize("role", sorted(STAFF))
def test_everybody_on_a_desk_has_a_name_beside_their_id(evening: Evening, role: str) -> None:
    frame = evening.picture(role)
    shown = {found.group() for found in IDS.finditer(bytes(frame.view).decode())}
    assert shown - frame.names.keys() == set()


def test_nobody_is_written_down_who_is_called_as_nobody_is(evening: Evening) -> None:
    says = {one.key: one.says for one in evening.answers}
    assert says["floor: Elvis joins 1/2"] == "nobody of the house is called Elvis"
    room = evening.house.running.house.places["room"]
    assert "Elvis" not in set(ids_in(room))


def test_a_sentence_may_name_whoever_has_an_account_and_never_came(evening: Evening) -> None:
    done = {one.key for one in evening.answers if isinstance(one, Done)}
    assert "floor: Ann Ash arrives" in done


def test_who_telephones_without_ever_having_come_has_a_name_on_the_list(evening: Evening) -> None:
    assert evening.picture("floor").names[evening.ids["Eli"]] == "Eli"


@pytest.mark.parametrize(
    ("role", "path"),
    [
        ("floor", "/api/floor/acts?place=room&everything=true"),
        ("cage", "/api/cage/ledger"),
        ("manager", "/api/house/log"),
        ("manager", "/api/people/trail"),
    ],
)
def test_no_page_of_a_desk_has_an_id_in_its_sentences(
    evening: Evening, role: str, path: str
) -> None:
    assert sentences_with_ids(evening.page(role, path).json()) == []


def test_no_file_has_an_id_in_it(evening: Evening) -> None:
    text = evening.page("cage", "/api/cage/ledger.csv").text
    assert "Cy Cole was counted twice" in text
    assert IDS.findall(text) == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["waits", "hours", "drop", "fund", "rulings"])
def test_no_report_has_an_id_in_it(evening: Evening, kind: str) -> None:
    assert IDS.findall(evening.page("manager", f"/api/house/reports/{kind}/csv").text) == []
