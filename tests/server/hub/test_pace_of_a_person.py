"""How much one person may ask of the house, at however many sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.doors import Doors, why
from tests.server.served_house import ServedHouse, served
from tests.server.wire import attacking as a

from shuffleup.client.house_client import Login, log_in
from shuffleup.floor.senders import Role
from shuffleup.server.api import gate
from shuffleup.server.hub.connections import TOO_SLOW, Connection, Guest, WaitingBytes

NAMES = iter(("Ann", "Bob", "Cid", "Dot", "Eve"))
FOLD = {"t": "do", "key": "k", "place": "room", "table": "1", "command": {"Fold": {"seat": 0}}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    pace = {"commands_a_second": 1, "commands_at_once": 40}
    with served(tmp_path_factory.mktemp("house"), **pace) as one:
        yield one


def heard(house: ServedHouse, login: Login, said: dict[str, object], times: int) -> list[str]:
    """Why each of those messages was refused, at a socket of its own that is closed after it."""
    with closing(a.opened(house.port, a.cookie_of(login.cookies))) as one:
        one.sendall(a.frame(a.TEXT, json.dumps(said).encode()) * times)
        told = b""
        while told.count(b'"reason"') < times:
            told += one.recv(65_536)
    return [part.split(b'"')[0].decode() for part in told.split(b'"reason":"')[1:]]


def test_what_somebody_says_at_many_sockets_is_counted_together(house: ServedHouse) -> None:
    login = asyncio.run(log_in(house.address, next(NAMES)))
    said = {"t": "chat", "place": "room", "table": "9", "text": "hello"}
    reasons = [one for _ in range(6) for one in heard(house, login, said, 10)]
    assert reasons[:5] == ["no-such-table"] * 5
    assert reasons[-20:] == ["too-fast"] * 20


def test_what_is_refused_costs_more_than_what_is_done(house: ServedHouse) -> None:
    login = asyncio.run(log_in(house.address, next(NAMES)))
    reasons = heard(house, login, FOLD, 30)
    done = len([one for one in reasons if one != "too-fast"])
    assert 8 <= done <= 14  # each counts as four of forty


def test_another_persons_pace_is_their_own(house: ServedHouse) -> None:
    for _ in range(2):
        login = asyncio.run(log_in(house.address, next(NAMES)))
        assert heard(house, login, FOLD, 1) != ["too-fast"]


def test_what_waits_for_one_person_is_bounded_over_all_their_sockets() -> None:
    async def story() -> list[int]:
        theirs = WaitingBytes()
        who = Guest("p1", "Ann", frozenset({Role.PLAYER}))
        sockets = [Connection(who, most_bytes=1000, theirs=theirs) for _ in range(5)]
        for _ in range(4):
            for one in sockets:
                one.send(b"x" * 100)
        closed = [one for one in sockets if one.closing is not None]
        assert all(one.closing == (TOO_SLOW, "you read too slowly") for one in closed)
        for one in closed:
            one.left()
        assert theirs.bytes == sum(one.bytes for one in sockets)
        return [theirs.bytes, len(closed)]

    waiting, closed = asyncio.run(story())
    assert waiting <= 1200
    assert 0 < closed < 5


def test_requests_of_who_is_logged_in_are_their_own_and_not_their_neighbours(
    tmp_path: Path,
) -> None:
    doors = Doors(tmp_path, requests_a_minute=12)
    ann, bob = doors.member("Ann"), doors.member("Bob")
    for _ in range(10):
        assert ann.get("/api/account/me").status_code == 200
    said = [ann.get("/api/account/me").status_code for _ in range(5)]
    assert said[-1] == 429
    assert [bob.get("/api/account/me").status_code for _ in range(5)] == [200] * 5
    doors.close()


def test_nobody_has_more_answers_under_way_than_a_dozen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "MOST_AT_ONCE", 3)
    doors = Doors(tmp_path)
    ann = doors.member("Ann")

    async def at_once() -> list[httpx.Response]:
        transport = httpx.ASGITransport(doors.app, client=("10.0.0.1", 40_000))
        headers = {"x-shuffleup-csrf": ann.csrf}
        own = {"base_url": "http://127.0.0.1:8000", "cookies": ann.cookies, "headers": headers}
        async with httpx.AsyncClient(transport=transport, **own) as client:  # type: ignore[arg-type]
            body = {"old": "a wrong one", "new": "another, longer one"}
            path = "/api/account/password"
            return await asyncio.gather(*[client.post(path, json=body) for _ in range(8)])

    answers = doors.do(at_once())
    assert [why(one)[1] for one in answers].count("too-many") == 5
    doors.close()
