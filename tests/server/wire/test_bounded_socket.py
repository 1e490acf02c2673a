"""What a peer may make the house keep or do by frames, at a real socket."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic

import pytest
from tests.server.served_house import ServedHouse, served
from tests.server.wire import attacking as a

from shuffleup.client.house_client import HouseClient, HouseError, Login, log_in
from shuffleup.server.wire import bounded_socket

PASSWORD = "a long enough one"
NAMES = iter(f"Guest {number}" for number in range(1000))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    quick = {"commands_a_second": 20, "commands_at_once": 60, "unread_seconds": 1}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bounded_socket, "TIME_TO_READ_WHY", 0.2)
        with served(tmp_path_factory.mktemp("house"), request_seconds=2, **quick) as one:
            yield one


@pytest.fixture
def guest(house: ServedHouse) -> Iterator[socket.socket]:
    """A socket of somebody who has just come."""
    login = asyncio.run(log_in(house.address, next(NAMES)))
    with closing(a.opened(house.port, a.cookie_of(login.cookies))) as one:
        yield one


def close_code(told: bytes | None) -> int:
    """Of the last frame of what was read."""
    assert told is not None, "it was not ended"
    at = told.rfind(b"\x88")
    return int.from_bytes(told[at + 2 : at + 4], "big") if at >= 0 else 0


def test_nobody_gets_a_socket_and_no_frame_of_theirs_is_read(house: ServedHouse) -> None:
    with closing(a.dialled(house.port, a.upgrade() + a.frame(a.PING, b"x" * 100) * 500)) as one:
        told = a.ended(one, 5)
    assert told is not None
    assert told.startswith(b"HTTP/1.1 403 ")
    assert b"x" * 100 not in told
    with closing(a.dialled(house.port, a.upgrade("shuffleup_session=" + "x" * 43))) as one:
        assert (a.ended(one, 5) or b"").startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize(
    "flood",
    [
        a.frame(a.PING, b"x" * 125),
        a.frame(a.PONG, b"x" * 125),
        a.frame(a.TEXT, b"{}"),
    ],
    ids=["pings", "pongs that nobody asked for", "messages"],
)
def test_frames_without_end_are_cut_off(guest: socket.socket, flood: bytes) -> None:
    with suppress(OSError):
        guest.sendall(flood * 2_000)
    assert close_code(a.ended(guest)) == 4029


def test_a_message_in_pieces_without_end_is_cut_off(guest: socket.socket) -> None:
    guest.sendall(a.frame(a.TEXT, b"", final=False))
    with suppress(OSError):
        guest.sendall(a.frame(a.CONT, b"", final=False) * 100)
    assert close_code(a.ended(guest)) == 1008


def test_pieces_with_pings_between_them_count_together(guest: socket.socket) -> None:
    guest.sendall(a.frame(a.TEXT, b"", final=False))
    mixed = a.frame(a.PING) + a.frame(a.CONT, b"", final=False)
    with suppress(OSError):
        guest.sendall(mixed * 2_000)
    assert close_code(a.ended(guest)) in (1008, 4029)


def test_a_message_that_is_never_finished_has_its_time(guest: socket.socket) -> None:
    began = monotonic()
    guest.sendall(a.frame(a.TEXT, b"half a", final=False))
    assert a.ended(guest, 15) is not None
    assert monotonic() - began < 10


def test_nothing_is_packed_so_that_a_little_cannot_unpack_to_much(house: ServedHouse) -> None:
    login = asyncio.run(log_in(house.address, next(NAMES)))
    asks = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    request = a.upgrade(a.cookie_of(login.cookies), asks)
    with closing(a.dialled(house.port, request)) as one:
        one.settimeout(a.LONG)
        assert b"permessage-deflate" not in one.recv(4096)


def test_whoever_comes_too_often_waits_a_while(tmp_path: Path) -> None:
    with served(tmp_path, sockets_a_minute=3) as other:
        login = asyncio.run(log_in(other.address, "Gus"))
        said = []
        for _ in range(5):
            with closing(a.dialled(other.port, a.upgrade(a.cookie_of(login.cookies)))) as one:
                one.settimeout(a.LONG)
                said.append(one.recv(4096).split()[1])
    assert said == [b"101", b"101", b"101", b"429", b"429"]


def test_a_client_without_a_session_does_not_come_back_again_and_again(house: ServedHouse) -> None:
    async def story() -> None:
        client = await HouseClient.enter(house.address, next(NAMES))
        client.login = Login(house.address, dict.fromkeys(client.login.cookies, "x" * 43), "", "")
        assert client._socket is not None
        client._socket.transport.abort()
        with pytest.raises(HouseError, match="connection is lost"):
            await client.until(lambda one: None, 20)

    asyncio.run(story())
