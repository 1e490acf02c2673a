"""What a peer may make the house keep or do by requests, at a real socket."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from time import monotonic, sleep

import pytest
from tests.server.served_house import ServedHouse, served
from tests.server.wire import attacking as a

SECONDS = 1  # for a head, a body, and for whoever reads nothing
POST = "POST /api/account/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Shuffleup-Csrf: none\r\n"
JSON = POST + "Content-Type: application/json\r\n"
HALF = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: b\r\n",
    "half an upgrade": b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n",
    "half a body": (JSON + 'Content-Length: 100\r\n\r\n{"name').encode(),
    "a body that was asked for": (
        JSON + "Content-Length: 9\r\nExpect: 100-continue\r\n\r\n"
    ).encode(),
    "half a chunk": (JSON + "Transfer-Encoding: chunked\r\n\r\n50\r\n{").encode(),
    "a second one": a.get() + b"GET / HTTP/1.1\r\n",
}
CHUNK = b"1000\r\n" + b" " * 4096 + b"\r\n"
MANY = [f"X-{number}: 1" for number in range(200)]
FEW = 6  # strangers of one address


def must(told: bytes | None) -> bytes:
    assert told is not None, "it was not ended"
    return told


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    bounds = {"request_seconds": SECONDS, "unread_seconds": SECONDS, "strangers_of_address": FEW}
    with served(tmp_path_factory.mktemp("house"), **bounds) as one:
        yield one


def test_half_a_request_has_its_time(house: ServedHouse) -> None:
    began, waiting = monotonic(), dict[str, socket.socket]()
    for at, (name, half) in enumerate(HALF.items()):
        waiting[name] = a.dialled(house.port, half, f"127.0.0.{10 + at}")
    for name, one in waiting.items():
        assert a.ended(one, 20) is not None, name
        assert monotonic() - began < 15, name
        one.close()


@pytest.mark.parametrize("path", ["/api/account/guest", "/nowhere", "/api/clock"])
def test_a_body_without_end_is_not_read_on(house: ServedHouse, path: str) -> None:
    head = JSON.replace("/api/account/guest", path) + "Transfer-Encoding: chunked\r\n\r\n"
    with closing(a.dialled(house.port, head.encode())) as one:
        assert a.pushed(one, CHUNK, 2.0) < 20_000_000


@pytest.mark.parametrize("path", ["/health/live", "/"])
def test_a_body_nobody_asked_for_ends_its_connection(house: ServedHouse, path: str) -> None:
    """A harmless request is answered before its body is there; then it is not read for ever."""
    head = a.get(path, "Transfer-Encoding: chunked")
    with closing(a.dialled(house.port, head)) as one:
        with suppress(OSError):
            for _ in range(400):
                one.sendall(CHUNK)
        assert a.ended(one, 20) is not None


def test_a_request_has_a_hundred_header_lines_at_most(house: ServedHouse) -> None:
    with closing(a.dialled(house.port, a.get("/health/live", *MANY))) as one:
        assert must(a.ended(one, 20)).startswith(b"HTTP/1.1 431 ")
    with closing(a.dialled(house.port, a.upgrade("", "\r\n".join(MANY) + "\r\n"))) as one:
        assert b" 101 " not in must(a.ended(one, 20))


@pytest.mark.parametrize("head", ["/" + "x" * 300_000, "/?" + "&".join(["a=b"] * 70_000)])
def test_an_address_is_not_longer_than_it_need_be(house: ServedHouse, head: str) -> None:
    with closing(a.dialled(house.port)) as one:
        with suppress(OSError):
            one.sendall(a.get(head))
        told = a.ended(one, 20)
    assert told is not None
    assert b" 200 " not in told


def test_requests_one_behind_the_other_are_answered_in_order(house: ServedHouse) -> None:
    with closing(a.dialled(house.port, a.get() * 50)) as one:
        assert must(a.ended(one, 20)).count(b"HTTP/1.1 200 ") == 50


def test_whoever_reads_nothing_is_not_waited_for(house: ServedHouse) -> None:
    state = house.server.server_state
    with closing(a.dialled(house.port)) as one:
        mine = one.getsockname()
        for _ in range(200):
            one.sendall(a.get("/api/schema/openapi.json"))
        until = monotonic() + 20
        while mine in [each.client for each in list(state.connections)]:
            assert monotonic() < until, "it is waited for"
            sleep(0.05)


def test_where_an_address_has_too_many_the_oldest_goes_and_the_newcomer_stays(
    house: ServedHouse,
) -> None:
    waiting = [a.dialled(house.port, b"GET /", "127.0.0.9") for _ in range(3 * FEW)]
    with closing(a.dialled(house.port, a.get(), "127.0.0.9")) as newcomer:
        assert b" 200 " in newcomer.recv(4096)
    with closing(a.dialled(house.port, a.get(), "127.0.0.8")) as elsewhere:
        assert b" 200 " in elsewhere.recv(4096)
    assert a.ended(waiting[0], 0.5) is not None
    for one in waiting:
        one.close()
