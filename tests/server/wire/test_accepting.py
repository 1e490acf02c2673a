"""Connections where files are short, and where one address comes in masses."""

from __future__ import annotations

import asyncio
import errno
import socket
from contextlib import closing
from pathlib import Path
from time import monotonic

from structlog.testing import capture_logs
from tests.server.served_house import quick_settings, served
from tests.server.wire import attacking as a

from shuffleup.client.house_client import log_in
from shuffleup.server.wire.accepting import HouseListener
from shuffleup.server.wire.house_wire import HouseWire
from shuffleup.server.wire.wire_bounds import wire_bounds

MANY = 100_000


class ShortOfFiles(socket.socket):
    """It takes a connection only at the tenth try."""

    tries = 0

    def accept(self) -> tuple[socket.socket, object]:
        self.tries += 1
        if self.tries < 10:
            raise OSError(errno.EMFILE, "Too many open files")
        return super().accept()


def test_where_files_run_out_it_tries_again_after_a_while_and_takes_who_waits(
    tmp_path: Path,
) -> None:
    listening = ShortOfFiles()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    taken: list[asyncio.Protocol] = []

    def protocol() -> asyncio.Protocol:
        taken.append(asyncio.Protocol())
        return taken[-1]

    async def story() -> None:
        wire = HouseWire(quick_settings(tmp_path))
        listener = HouseListener(listening, protocol, wire, lambda: 0)
        listener.longest_wait = 0.05
        listener.start()
        with closing(socket.create_connection(listening.getsockname())):
            async with asyncio.timeout(30):
                while not taken:
                    await asyncio.sleep(0.01)
        listener.close()
        await listener.wait_closed()

    with capture_logs() as lines:
        asyncio.run(story())
    listening.close()
    assert 9 <= listening.tries < 20, "it did not wait between two tries"
    assert len(lines) == 9


def test_the_house_keeps_files_for_itself_and_a_share_for_newcomers(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path)
    for files in (64, 256, 1024, 4096, MANY):
        bounds = wire_bounds(settings, files)
        assert bounds.connections < files
        assert 0 < bounds.strangers < bounds.connections
        assert bounds.sockets + bounds.strangers == bounds.connections
    assert wire_bounds(settings, MANY).sockets == settings.sockets_most


def test_whoever_comes_too_often_waits_and_a_crowd_of_those_is_sent_away(tmp_path: Path) -> None:
    """Four seconds' worth begin at once, as many as may wait do so, and the others are ended."""
    once = a.get("/health/live", "Connection: close")
    with served(tmp_path, arrivals_a_second=2, strangers_of_address=8) as house:
        crowd = [a.dialled(house.port, once, "127.0.0.7") for _ in range(24)]
        with closing(a.dialled(house.port, once, "127.0.0.8")) as other:
            assert b" 200 " in (a.ended(other, 30) or b"")
        told = [a.ended(one, 30) or b"" for one in crowd]
        assert sum(b" 200 " in one for one in told) >= 16
        assert 6 <= told.count(b"") <= 8
        for one in crowd:
            one.close()


def test_behind_the_proxy_no_address_is_counted_but_the_one_it_says(tmp_path: Path) -> None:
    wire = HouseWire(quick_settings(tmp_path, trusted_proxy="127.0.0.1"))
    said = [(b"x-forwarded-for", b"203.0.113.5")]
    assert wire.counted_address("127.0.0.1") == ""
    assert wire.whose_turn("127.0.0.1", said) == "203.0.113.5"
    assert wire.counted_address("127.0.0.2") == "127.0.0.2"
    assert wire.whose_turn("127.0.0.2", said) == "127.0.0.2"


def test_a_room_full_of_people_behind_one_address_is_no_crowd_of_strangers(tmp_path: Path) -> None:
    few = {"arrivals_a_second": 1, "strangers_of_address": 2, "requests_a_minute": 10}
    with served(tmp_path, sockets_a_minute=100, **few) as house:
        login = asyncio.run(log_in(house.address, "Ann"))
        began = monotonic()
        for _ in range(30):
            a.opened(house.port, a.cookie_of(login.cookies)).close()
        assert monotonic() - began < 15
