"""What is read without a name, what a link shows in a chat, and what neither ever tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path

import httpx
import pytest
from tests.server.served_house import ServedHouse, served

from shuffleup.server.api.link_previews import LINE, Preview
from shuffleup.server.api.static_page import PageFile, told_in_head
from shuffleup.server.identity.first_owner import owner_code

CSRF = "x-shuffleup-csrf"
LAW = {
    "/api/rulebooks": {},
    "/api/rulebooks/contents": {"book": "mohegan"},
    "/api/rulebooks/search": {"words": "button"},
    "/api/rulebooks/clause": {"id": "common/fold"},
}
PAGE = "<title>Shuffle Up</title>"
META = re.compile(r'<meta property="og:(\w+)" content="([^"]*)" />')


@contextmanager
def opened(folder: Path, **more: object) -> Iterator[ServedHouse]:
    page = {"/index.html": PageFile(PAGE.encode(), "text/html; charset=utf-8", '"1"', False)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("shuffleup.server.app.read_page", lambda: page)
        with served(folder, house_name="The Back Room", **more) as made:
            yield made


@contextmanager
def told_owner(house: ServedHouse) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, trust_env=False, timeout=120) as http:
        code = owner_code(house.running.desk)
        body = {"code": code, "name": "Olive", "password": "a horse, a battery"}
        said = http.post("/api/account/owner", json=body, headers={CSRF: "none"})
        http.headers[CSRF] = said.raise_for_status().json()["csrf"]
        yield http


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with opened(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(scope="module")
def stranger(house: ServedHouse) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, trust_env=False, timeout=120) as http:
        yield http


@pytest.fixture(scope="module")
def owner(house: ServedHouse) -> Iterator[httpx.Client]:
    with told_owner(house) as http:
        yield http


def shown_in_chat(http: httpx.Client, path: str) -> dict[str, str]:
    text = http.get(path, headers={"accept-encoding": "identity"}).text
    told = {name: unescape(says) for name, says in META.findall(text)}
    assert told.pop("site_name") == "The Back Room"
    assert told.pop("type") == "website"
    assert f"<title>{told['title']}</title>" in unescape(text)
    return told


USUAL = {"title": "The Back Room", "description": LINE}


@pytest.mark.slow  # a process of the law begins
def test_the_law_is_read_without_a_name_and_asked_with_one(stranger: httpx.Client) -> None:
    for path, query in LAW.items():
        assert stranger.get(path, params=query).status_code == 200, path
    for path in ("/api/ask/kinds", "/api/trainer?book=rpl", "/api/rulebooks/coverage"):
        assert stranger.get(path).status_code == 401, path
    for path, body in (
        ("/api/ask", {"type": "FloorAsked", "kind": "x"}),
        ("/api/houses/read", {"type": "HouseDraft"}),
        ("/api/houses/try", {"type": "HouseDraft"}),
    ):
        assert stranger.post(path, json=body, headers={CSRF: "none"}).status_code == 401, path


def announced(http: httpx.Client) -> list[str]:
    """A season and an event, told of without a name; their places."""
    season = http.post("/api/seasons", json={"title": "Spring <b>Cup"})
    event = http.post("/api/events", json={"title": "Friday Eighty", "starts": 2**42})
    return [one.raise_for_status().json()["place"] for one in (season, event)]


def read_at(place: str) -> str:
    return f"/api/{place.replace('/', 's/', 1)}"


def test_results_are_read_without_a_name_where_the_house_lets_guests_in(
    stranger: httpx.Client, owner: httpx.Client
) -> None:
    season, event = announced(owner)
    assert [stranger.get(read_at(one)).status_code for one in (season, event)] == [200, 200]
    assert shown_in_chat(stranger, f"/{season}")["title"] == "Spring <b>Cup"
    assert shown_in_chat(stranger, f"/{event}")["title"] == "Friday Eighty"
    assert stranger.get("/api/events").status_code == 401


def test_a_house_for_accounts_alone_tells_strangers_of_no_results(tmp_path: Path) -> None:
    with opened(tmp_path, guests=False) as house, told_owner(house) as owner:
        season, event = announced(owner)
        with httpx.Client(base_url=house.address, trust_env=False, timeout=60) as stranger:
            assert [stranger.get(read_at(one)).status_code for one in (season, event)] == [401, 401]
            assert shown_in_chat(stranger, f"/{season}") == USUAL
            assert shown_in_chat(stranger, f"/{event}") == USUAL


def test_an_invitation_shows_in_a_chat_who_invites_to_what(
    stranger: httpx.Client, owner: httpx.Client
) -> None:
    told = {"title": "Friday & friends", "game": "holdem", "stakes": "no-limit 1/2"}
    game = owner.post("/api/games", json=told).json()
    shown = shown_in_chat(stranger, f"/join/{game['code']}")
    assert shown["title"] == "Olive invites you to Friday & friends"
    assert "no-limit 1/2" in shown["description"]
    assert "0 of 9 seats" in shown["description"]
    for _ in range(3):  # looking costs nothing
        shown_in_chat(stranger, f"/join/{game['code']}")
    assert shown_in_chat(stranger, f"/{game['place']}") == USUAL, "the game itself is nobody's"
    assert shown_in_chat(stranger, "/join/aaaa-aaaa-aaaa") == USUAL


def test_pages_of_wrong_links_keep_nobody_from_using_a_code(tmp_path: Path) -> None:
    """A page elsewhere can have a browser ask for as many as it likes."""
    with opened(tmp_path) as house, told_owner(house) as owner:
        game = owner.post("/api/games", json={"title": "Friday"}).json()
        for at in range(12):
            assert shown_in_chat(owner, f"/join/aaaa-aaaa-aaa{'abcdefghijkl'[at]}") == USUAL
        used = owner.post("/api/account/code", json={"code": game["code"]})
        assert used.status_code == 200, used.text


def test_previews_of_links_are_not_for_guessing(tmp_path: Path) -> None:
    with opened(tmp_path, codes_an_hour=3) as house, told_owner(house) as owner:
        good = f"/join/{owner.post('/api/games', json={'title': 'Friday'}).json()['code']}"
        for _ in range(4):
            assert shown_in_chat(owner, good) != USUAL
        for _ in range(3):
            shown_in_chat(owner, "/join/aaaa-aaaa-aaaa")
        assert shown_in_chat(owner, good) == USUAL


@pytest.mark.parametrize(
    "path",
    ["/", "/table/1", "/account", "/hands", "/hand/h00000000000000000000", "/shared/xxx", "/join",
     "/event/none", "/season/none", "/game/aaaaaaaaaa", "/nonsense", "/shared/" + "x" * 400],
)  # fmt: skip
def test_an_address_behind_the_door_looks_like_the_front_page(
    stranger: httpx.Client, path: str
) -> None:
    assert shown_in_chat(stranger, path) == USUAL


def test_a_clause_shows_what_it_says(stranger: httpx.Client) -> None:
    assert shown_in_chat(stranger, "/law")["title"] == "The law"
    clause = shown_in_chat(stranger, "/law/rpl/nothing-of-the-kind")
    assert clause["title"] != "The law"
    told = stranger.get("/api/law/common/fold").json()
    shown = shown_in_chat(stranger, "/law/common/fold")
    assert shown["title"] == f"{told['title']} ({told['book']})"
    assert shown["description"][:100] == told["says"][:100]


def test_whatever_a_name_holds_it_is_text_in_the_page() -> None:
    page = PageFile(PAGE.encode(), "text/html", '"1"', False)
    told = told_in_head(
        page, Preview('"><script>alert(1)</script>', "\\1 a\nb"), '"x'
    ).body.decode()
    assert "<script>" not in told
    assert told.count('"') % 2 == 0
    assert "\\1 a b" in told


def test_head_is_answered_like_get_without_a_body(
    house: ServedHouse, stranger: httpx.Client, owner: httpx.Client
) -> None:
    document = owner.get("/api/schema").json()
    read = [path for path, told in document["paths"].items() if "get" in told and "{" not in path]
    for path in [*read, "/", "/law/rpl", "/table/1", "/health/live", "/assets/none.js"]:
        for http in (stranger, owner):
            get, head = http.get(path), http.head(path)
            assert head.status_code == get.status_code, path
            assert head.headers["content-type"] == get.headers["content-type"], path
            assert head.content == b""
    assert owner.head("/api/games/aaaaaaaaaa/link").status_code == 405
