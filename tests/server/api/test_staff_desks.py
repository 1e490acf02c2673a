"""What cage, floor and managers ask over HTTP: who may, and that nothing secret is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from tests.server.hiring import PASSWORD, hired, perform
from tests.server.served_house import ServedHouse, served

from shuffleup.client.messages import Do, Refused, Say
from shuffleup.floor.senders import Role
from shuffleup.room.cage.cage_commands import StockCage
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.server.hub.connections import Connection, Guest
from shuffleup.server.settings import read_settings

CSRF = "x-shuffleup-csrf"
PEOPLE = {"Pat": ("cage",), "Flo": ("floor",), "Mo": ("manager",), "Olive": ("owner",), "Ann": ()}
ASKED = {  # who is answered
    "/api/cage/ledger": {"Pat", "Mo", "Olive"},
    "/api/cage/ledger.csv": {"Pat", "Mo", "Olive"},
    "/api/chat": {"Flo", "Mo", "Olive"},
    "/api/house/log": {"Mo", "Olive"},
    "/api/house/book": {"Mo", "Olive"},
    "/api/house/settings": {"Mo", "Olive"},
    "/api/house/backups": {"Mo", "Olive"},
    "/api/people/list": {"Mo", "Olive"},
    "/api/people/names": {"Mo", "Olive"},
    "/api/codes": {"Mo", "Olive"},
}


class AtDesk:
    """Somebody who is logged in."""

    def __init__(self, house: ServedHouse, name: str, id_: str) -> None:
        self.id = id_
        self.http = httpx.Client(base_url=house.address, trust_env=False, timeout=60)
        body = {"name": name, "password": PASSWORD}
        answer = self.http.post("/api/account/login", json=body, headers={CSRF: "none"})
        self.http.headers[CSRF] = answer.json()["csrf"]

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.http.post(path, json=body)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(scope="module")
def staff(house: ServedHouse) -> Iterator[dict[str, AtDesk]]:
    made = {name: AtDesk(house, name, hired(house, name, *roles)) for name, roles in PEOPLE.items()}
    yield made
    for one in made.values():
        one.http.close()


@pytest.mark.parametrize("path", sorted(ASKED))
def test_only_whose_work_it_is_are_answered(
    path: str, house: ServedHouse, staff: dict[str, AtDesk]
) -> None:
    answered = {name for name, one in staff.items() if one.http.get(path).status_code == 200}
    assert answered == ASKED[path]
    with httpx.Client(base_url=house.address, trust_env=False) as nobody:
        assert nobody.get(path).status_code == 401


def test_the_ledger_tells_the_day_and_its_file_is_safe_in_a_spreadsheet(
    house: ServedHouse, staff: dict[str, AtDesk]
) -> None:
    perform(house, StockCage(400, 300, "=evil()"))
    day = staff["Pat"].http.get("/api/cage/ledger").json()
    assert (day["now"]["chips"], day["now"]["cash"], day["balanced"]) == (400, 300, True)
    text = staff["Pat"].http.get("/api/cage/ledger.csv").text
    assert ",'=evil()," in text


def test_a_second_person_is_named_only_after_they_have_signed(
    house: ServedHouse, staff: dict[str, AtDesk]
) -> None:
    pat, flo = staff["Pat"], staff["Flo"]
    wanted = StockCage(10_000, 10_000, second=flo.id)
    assert "has not signed" in refusal(house, pat.id, wanted)
    said = f"cage is stocked with 9000 signed by {flo.id}"
    assert "has not signed" in refusal(house, pat.id, None, said)
    for name, password, why in (
        ("Flo", "wrong", "wrong-password"),
        ("Pat", PASSWORD, "second-person"),
        ("Ann", PASSWORD, "second-person"),
    ):
        answer = pat.post("/api/cage/countersign", name=name, password=password)
        assert answer.json()["refused"]["reason"] == why
    assert flo.post("/api/cage/countersign", name="Pat", password=PASSWORD).status_code == 403
    answer = pat.post("/api/cage/countersign", name="Flo", password=PASSWORD)
    assert answer.json() == {"id": flo.id, "name": "Flo"}
    assert refusal(house, pat.id, wanted) == ""
    assert "has not signed" in refusal(house, staff["Mo"].id, wanted)  # beside Pat, not Mo


def refusal(house: ServedHouse, who: str, command: object, words: str = "") -> str:
    """Why the porter refuses what somebody of the cage sends; "" if it does not."""

    async def sent() -> str:
        roles = frozenset({Role.PLAYER, Role.CAGE})
        connection = Connection(Guest(who, who, roles))
        said: list[str] = []

        def hear(frame: bytes) -> None:
            found = msgspec.json.decode(frame, type=Refused, strict=False)
            said.append(found.says)

        connection.send = hear  # type: ignore[method-assign]  # so that it can be read here
        key = f"k{len(words)}{who}"
        message: Do | Say = Say(key, "room", words, "cage")
        if command is not None:
            message = Do(key, "room", msgspec.Raw(write_command(command).encode()), role="cage")
        before = len(said)
        house.running.porter.receive(connection, msgspec.json.encode(message))
        return said[before] if len(said) > before else ""

    return asyncio.run_coroutine_threadsafe(sent(), house.loop).result(60)


def test_the_floor_takes_a_line_away_and_asks_somebody_to_be_quiet(
    house: ServedHouse, staff: dict[str, AtDesk]
) -> None:
    ann, flo, chat = staff["Ann"], staff["Flo"], house.running.chat
    guest = Guest(ann.id, "Ann", frozenset({Role.PLAYER}))
    now = house.running.house.now()
    assert chat.hear(guest, ("room", "1"), "buy my chips elsewhere", now) == ""
    (line,) = flo.http.get("/api/chat").json()["lines"]
    assert (line["text"], line["who"]) == ("buy my chips elsewhere", ann.id)
    assert ann.post("/api/chat/take-away", table="1", n=line["n"]).status_code == 403
    assert flo.post("/api/chat/take-away", table="1", n=line["n"]).status_code == 200
    assert flo.post("/api/chat/take-away", table="1", n=10**6).status_code == 404
    assert flo.http.get("/api/chat").json()["lines"] == []
    assert ann.post("/api/chat/mute", who=flo.id, minutes=5).status_code == 403
    assert flo.post("/api/chat/mute", who=ann.id, minutes=5).status_code == 200
    assert "quiet" in chat.hear(guest, ("room", "1"), "hello", now + 60_000)
    assert list(flo.http.get("/api/chat").json()["muted"]) == [ann.id]
    assert flo.post("/api/chat/mute", who=ann.id, minutes=0).status_code == 200
    assert flo.http.get("/api/chat").json()["muted"] == {}
    trail = staff["Mo"].http.get("/api/people/trail").json()
    assert [one["act"] for one in trail if one["sender"] == flo.id][-3:] == [
        "took a line away", "muted", "muted",
    ]  # fmt: skip


def test_a_manager_adopts_a_book_and_nobody_else_does(
    house: ServedHouse, staff: dict[str, AtDesk]
) -> None:
    mo = staff["Mo"]
    before = mo.http.get("/api/house/book").json()
    assert (before["book"].partition("@")[0], before["waiting"]) == ("mohegan", [])
    assert "mohegan" not in [one["book"] for one in before["others"]]
    assert staff["Flo"].post("/api/house/book", book="pechanga").status_code == 403
    refused = mo.post("/api/house/book", book="../settings")
    assert (refused.status_code, "no book is called" in refused.text) == (409, True)
    told = mo.post("/api/house/book", book="pechanga").json()
    assert told["book"].startswith("pechanga@")
    assert {"book": "mohegan", "title": before["title"]} in told["others"]
    assert house.running.house.places["room"].rulebook == told["book"]
    shown = mo.http.get("/api/house/settings").json()
    assert not [one for one in shown if one["name"] == "book"]
    assert mo.post("/api/house/book", book="mohegan").json() == before


def test_settings_show_no_secret_and_only_some_change(
    house: ServedHouse, staff: dict[str, AtDesk]
) -> None:
    mo = staff["Mo"]
    refused = mo.post("/api/house/settings", name="database", value="postgresql://x")
    assert refused.status_code == 400
    assert mo.post("/api/house/settings", name="guests", value="perhaps").status_code == 400
    assert staff["Flo"].post("/api/house/settings", name="guests", value="no").status_code == 403
    assert mo.post("/api/house/settings", name="guests", value="no").status_code == 200
    assert house.running.desk.settings.guests is False
    kept = (house.folder / "settings.toml").read_text(encoding="utf-8")
    assert mo.post("/api/house/settings", name="house_name", value='The "Owl"').status_code == 200
    kept = (house.folder / "settings.toml").read_text(encoding="utf-8")
    assert kept.splitlines() == ['house_name = "The \\"Owl\\""', "guests = false"]
    for wrong in ("an\x7fowl", "an\nowl", "an\u2028owl", " owl", "\u202eowl"):
        answer = mo.post("/api/house/settings", name="house_name", value=wrong)
        assert answer.status_code == 400, wrong
    assert (house.folder / "settings.toml").read_text(encoding="utf-8") == kept
    read_settings({"data": str(house.folder)}, {})  # the next start can read it


def test_nobody_takes_a_file_that_is_no_backup(staff: dict[str, AtDesk]) -> None:
    olive = staff["Olive"].http
    assert olive.get("/api/house/backups/20260101-000000/file").status_code == 404
    for name in ("..%2F..%2Fseal.key", "seal.key", "20260101-000000%2F..%2Fseal.key"):
        assert olive.get(f"/api/house/backups/{name}/file").status_code in (400, 404)


def test_a_code_is_listed_without_being_told_and_withdrawn(staff: dict[str, AtDesk]) -> None:
    mo = staff["Mo"]
    made = mo.post("/api/codes", label="league night", uses=3).json()
    (shown,) = mo.http.get("/api/codes").json()
    assert (shown["label"], shown["uses"], shown["made_by"]) == ("league night", 3, "Mo")
    assert made["code"] not in str(shown)
    assert mo.http.delete(f"/api/codes/{made['number']}").status_code == 200
    assert mo.http.get("/api/codes").json() == []


def test_people_are_found_by_a_part_of_their_name(staff: dict[str, AtDesk]) -> None:
    mo = staff["Mo"]

    def names(query: str) -> set[str]:
        page = mo.http.get(f"/api/people/list?{query}").json()
        return {one["account"]["name"] for one in page["people"]}

    assert names("like=OL") == {"Olive"}
    page = mo.http.get("/api/people/list").json()["people"]
    shown = [one["account"]["name"] for one in page]
    assert shown == sorted(shown), "by name"
    later = mo.http.get(f"/api/people/list?after={page[1]['account']['id']}").json()["people"]
    assert [one["account"]["name"] for one in later] == shown[2:]
    assert names("like=%25") == set(PEOPLE)  # signs that no name is known by say nothing
    assert names("some=staff") == set(PEOPLE) - {"Ann"}
    assert mo.post(f"/api/people/{staff['Ann'].id}/bar", days=3, why="shouting").status_code == 200
    assert names("some=out") == {"Ann"}
    page = mo.http.get("/api/people/list?some=out").json()
    assert page["people"][0]["out"][0]["why"] == "shouting"
    assert "owner" not in page["grants"]
