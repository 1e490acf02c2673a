"""Two servers of one house: the one that lost it notices, stops answering and keeps nothing."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.postgres_server import PostgresServer, server
from tests.server.served_house import ServedHouse, served
from tests.server.test_database_gone import in_loop
from websockets.exceptions import InvalidStatus

from shuffleup.client.house_client import HouseClient
from shuffleup.client.messages import Done, Refused
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server import house_lock, house_tenure
from shuffleup.server.house_lock import database_held
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.house_tenure import LOST
from shuffleup.server.hub.connections import STOPPING
from shuffleup.server.running_house import MANAGER
from shuffleup.server.settings import SettingsError

PASSWORD = "a long enough one"
LONG = 60.0  # for what takes 3 seconds at most on a quiet machine


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_tenure, "LOOK_EVERY", 0.05)


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[PostgresServer]:
    """One that this module may kill."""
    yield from server()


def is_ready(house: ServedHouse) -> bool:
    return httpx.get(f"{house.address}/health/ready", timeout=LONG).status_code == 200


def arrives(house: ServedHouse, who: str) -> Done | Refused:
    """Somebody comes to the desk; the answer that may be given, for it is on the disk."""
    outcome = in_loop(
        house, lambda: house.running.house.perform(Errand("room", MANAGER, Arrive(who)))
    )
    if outcome.kept is not None and outcome.kept.exception(LONG) is not None:
        return Refused("", "not-kept", str(outcome.kept.exception()))
    reply: Done | Refused = outcome.reply
    return reply


async def closing_of(client: HouseClient) -> tuple[int, str]:
    """How the house closed a socket."""
    socket = client._socket
    assert socket is not None
    await asyncio.wait_for(socket.wait_closed(), LONG)
    return socket.close_code or 0, socket.close_reason or ""


async def taken_over(
    first: ServedHouse,
    folder: Path,
    before: Callable[[], None] = lambda: None,
    **settings: object,
) -> None:
    """Ann is with the first when a second begins: she is told why, and nothing is done there."""
    ann = await HouseClient.enter(first.address, "Ann", PASSWORD, new=True)
    ann.patience = 0.0
    assert is_ready(first)
    before()
    with served(folder, **settings) as second:
        assert await closing_of(ann) == (STOPPING, LOST)
        assert (is_ready(first), is_ready(second)) == (False, True)
        assert isinstance(arrives(first, "p2222222222"), Refused)
        assert isinstance(arrives(second, "p3333333333"), Done)
        with pytest.raises(InvalidStatus) as refused:
            await HouseClient(ann.login)._connected()
        assert refused.value.response.body == LOST.encode()
        people = second.running.log.read(0, "room/room")
        assert not any("p2222222222" in str(one) for one in people)
    await ann.close()


def test_a_server_that_lost_its_folder_stops_answering(tmp_path: Path) -> None:
    with served(tmp_path) as first:
        asyncio.run(taken_over(first, tmp_path))


def test_a_write_finds_it_before_anybody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_tenure, "LOOK_EVERY", LONG)
    with served(tmp_path) as first, served(tmp_path):
        reply = arrives(first, "p2222222222")
        assert isinstance(reply, Refused)
        assert "another server has taken the house" in reply.says


def test_a_server_whose_database_was_moved_away_stops_answering(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        (tmp_path / "log.db").rename(tmp_path / "older.db")
        until = time.monotonic() + LONG
        while is_ready(house):
            assert time.monotonic() < until
        assert isinstance(arrives(house, "p2222222222"), Refused)


@pytest.mark.slow
def test_after_a_restart_of_postgres_the_second_server_has_the_house_alone(
    own_postgres: PostgresServer, tmp_path: Path
) -> None:
    place = own_postgres.new_place()
    with served(tmp_path / "one", database=place) as first:
        (tmp_path / "two").mkdir(mode=0o700)
        shutil.copy2(tmp_path / "one" / "seal.key", tmp_path / "two")

        def restart() -> None:
            own_postgres.kill()
            own_postgres.start()

        asyncio.run(taken_over(first, tmp_path / "two", restart, database=place))
        assert "HouseRestored" not in str(first.running.log.read(0, "house"))


@pytest.mark.slow
def test_the_lock_of_a_database_is_taken_again_after_its_restart(
    own_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_lock, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(house_lock, "PATIENCE", 1.0)
    place = own_postgres.new_place()
    with database_held(place):
        own_postgres.kill()
        own_postgres.start()
        time.sleep(0.5)  # the lock is looked at ten times
        with pytest.raises(SettingsError, match="another server"), database_held(place):
            pass
    with database_held(place):
        pass
