"""The host of a private game works in it and nowhere else: not in the room, not in another's game,
not in the house."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from tests.server.api.test_staff_desks import CSRF, AtDesk
from tests.server.hiring import hired
from tests.server.served_house import ServedHouse, served

from shuffleup.floor.senders import Role
from shuffleup.server.hub.connections import Guest

OWN = (
    "/api/chat?place={}", "/api/cage/ledger?place={}", "/api/cage/ledger.csv?place={}",
    "/api/house/log?place={}", "/api/floor/acts?place={}",
    "/api/floor/kinds?place={}&table=1",
)  # fmt: skip
OF_THE_HOUSE = (
    "/api/house/settings", "/api/house/backups", "/api/people/list", "/api/people/names",
    "/api/people/trail", "/api/codes",
)  # fmt: skip
CHANGING = (
    ("/api/chat/mute", {"who": "paaaaaaaaa2", "minutes": 5}),
    ("/api/chat/take-away", {"table": "1", "n": 1}),
    ("/api/cage/countersign", {"name": "Mo", "password": "x"}),
    ("/api/house/backups", {}),
    ("/api/house/settings", {"name": "guests", "value": "no"}),
    ("/api/director/people", {"name": "Walk In"}),
    ("/api/director/sample", {}),
    ("/api/director/structure", {}),
)
ODD_PLACES = (
    "", "rooms", "ROOM", "room/", "/room", "game/../room", "game/", "room%00", "room%0a",
    "event/..", "season/x", "a" * 400, "room%20",
)  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(scope="module")
def people(house: ServedHouse) -> Iterator[dict[str, AtDesk]]:
    roles = {"Ann": (), "Bob": (), "Mo": ("manager",), "Flo": ("floor",)}
    made = {name: AtDesk(house, name, hired(house, name, *one)) for name, one in roles.items()}
    yield made
    for one in made.values():
        one.http.close()


@pytest.fixture(scope="module")
def games(people: dict[str, AtDesk]) -> dict[str, str]:
    """A game of Ann's and one of Bob's."""
    return {
        name: people[name].post("/api/games", title=f"{name}'s").json()["place"]
        for name in ("Ann", "Bob")
    }


@pytest.mark.parametrize("path", OWN)
def test_a_host_is_answered_about_their_own_game_alone(
    path: str, people: dict[str, AtDesk], games: dict[str, str]
) -> None:
    ann = people["Ann"].http
    assert ann.get(path.format(games["Ann"])).status_code == 200
    for place in (games["Bob"], "room"):
        assert ann.get(path.format(place)).status_code in (403, 404), place
    theirs, none = ann.get(path.format(games["Bob"])), ann.get(path.format("game/aaaaaaaaaa"))
    assert (theirs.status_code, theirs.content) == (none.status_code, none.content)


@pytest.mark.parametrize("path", OF_THE_HOUSE)
def test_a_host_asks_nothing_of_the_house(path: str, people: dict[str, AtDesk]) -> None:
    assert people["Ann"].http.get(path).status_code == 403


@pytest.mark.parametrize("place", ODD_PLACES)
def test_a_place_is_named_exactly_or_there_is_none(place: str, people: dict[str, AtDesk]) -> None:
    for name in ("Ann", "Mo"):
        for path in OWN:
            found = people[name].http.get(path.format(place))
            assert found.status_code in (400, 403, 404), (path, place)
            assert found.json()["refused"]["says"]


def test_nothing_is_changed_without_the_token_of_its_session(
    people: dict[str, AtDesk], house: ServedHouse
) -> None:
    mo = people["Mo"].http
    before = (house.running.settings, dict(house.running.chat.muted))
    for path, body in CHANGING:
        for headers in ({CSRF: ""}, {CSRF: "none"}, {"origin": "https://evil.example"}):
            answer = mo.post(path, json=body, headers=headers)
            assert answer.status_code == 403, (path, headers)
    with httpx.Client(base_url=house.address, trust_env=False) as nobody:
        for path, body in CHANGING:
            assert nobody.post(path, json=body).status_code in (401, 403), path
    assert (house.running.settings, dict(house.running.chat.muted)) == before


def test_a_host_quiets_people_in_their_own_game_and_sees_nobody_elses_quiet(
    people: dict[str, AtDesk], games: dict[str, str], house: ServedHouse
) -> None:
    ann, flo, bob = people["Ann"], people["Flo"], people["Bob"]
    chat, now = house.running.chat, house.running.house.now()
    guest = Guest(bob.id, "Bob", frozenset({Role.PLAYER}))
    assert ann.post("/api/chat/mute", who=bob.id, minutes=60).status_code == 403
    quiet = ann.post("/api/chat/mute", who=bob.id, minutes=60, place=games["Ann"])
    assert quiet.status_code == 200
    assert "quiet" in chat.hear(guest, (games["Ann"], "1"), "hello", now)
    assert chat.hear(guest, ("room", "1"), "hello", now) == "", "the room is not Ann's"
    assert flo.http.get("/api/chat").json()["muted"] == {}
    assert flo.post("/api/chat/mute", who=ann.id, minutes=60).status_code == 200
    shown = ann.http.get("/api/chat", params={"place": games["Ann"]}).json()
    assert list(shown["muted"]) == [bob.id]
    of_ann = Guest(ann.id, "Ann", frozenset({Role.PLAYER}))
    for where in (("room", "1"), (games["Ann"], "1")):  # the house's own word holds everywhere
        assert "quiet" in chat.hear(of_ann, where, "hello", now)


def test_whoever_is_kept_out_is_answered_nothing_any_more(
    people: dict[str, AtDesk], house: ServedHouse
) -> None:
    gone = AtDesk(house, "Gus", hired(house, "Gus", "cage", "floor"))
    assert gone.http.get("/api/cage/ledger").status_code == 200
    barred = people["Mo"].post(f"/api/people/{gone.id}/bar", days=1, why="shouting")
    assert barred.status_code == 200
    for path in ("/api/cage/ledger", "/api/chat", "/api/floor/acts?place=room"):
        assert gone.http.get(path).status_code == 401, path
    signed = people["Mo"].post("/api/cage/countersign", name="Gus", password="a horse, a battery")
    assert signed.status_code == 403, "nor do they sign"
    gone.http.close()
