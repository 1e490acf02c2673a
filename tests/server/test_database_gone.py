"""The database goes away under a running house and comes back: meanwhile nothing happens and
everybody is told so; then play goes on from what is kept, without anybody's help."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.postgres_server import PostgresServer, server
from tests.server.house_process import furnish
from tests.server.served_house import ServedHouse, served

from shuffleup.client.house_client import HouseClient
from shuffleup.client.messages import Done, Refused
from shuffleup.log import postgres_log
from shuffleup.room.keeping.room_audit import wrong_in
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.running_house import RunningHouse
from shuffleup.table.commands import SitOut
from shuffleup.table.state import taken_seats

PASSWORD = "a long enough one"
LONG = 120.0  # seconds in which a house is back, on however slow a machine


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[PostgresServer]:
    """One that this module may kill."""
    yield from server()


async def came_true(wanted: Callable[[], bool]) -> None:
    until = time.monotonic() + LONG
    while not wanted():
        assert time.monotonic() < until, "it did not come true in time"
        await asyncio.sleep(0.05)


def in_loop(house: ServedHouse, do: Callable[[], Any]) -> Any:
    async def done() -> Any:
        return do()

    return asyncio.run_coroutine_threadsafe(done(), house.loop).result(LONG)


async def until_done(client: HouseClient, command: object) -> list[Refused]:
    """Try until it is done; every refusal before that."""
    told, until = list[Refused](), time.monotonic() + LONG
    while time.monotonic() < until:
        answer = await client.do(command, "1")
        if isinstance(answer, Done):
            return told
        told.append(answer)
        await asyncio.sleep(0.1)
    raise AssertionError(f"nothing was done in time, the last answer is {told[-1]}")


async def gone_and_back(
    house: ServedHouse, away: Callable[[], Any], back: Callable[[], Any]
) -> list[Refused]:
    """Ann and Bob sit; the database goes, Ann tries something, the database is back, and it is
    done. What she was told."""
    ann = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
    bob = await HouseClient.enter(house.address, "Bob", PASSWORD, new=True)
    for at, one in enumerate((ann, bob)):
        await one.watch("room", "1")
        assert isinstance(await one.do(SeatPlayer(one.id, "1", at, 200)), Done)
    await ann.until(lambda _: ann.view("1").hand)  # type: ignore[union-attr]
    await asyncio.to_thread(away)
    told = [await ann.do(SitOut(0), "1")]
    assert isinstance(told[0], Refused)
    for _ in range(3):
        again = await ann.do(SitOut(0), "1")
        assert isinstance(again, Refused)
        told.append(again)
    await asyncio.to_thread(back)
    told += await until_done(ann, SitOut(0))
    before = ann.tables["room", "1"].version
    await until_done(bob, SitOut(1))
    await came_true(lambda: ann.tables["room", "1"].version > before)
    await ann.close()
    await bob.close()
    return [one for one in told if isinstance(one, Refused)]


def sound(house: ServedHouse) -> None:
    """The house is what its log says, and every chip is there."""
    place = house.running.house.places["room"]
    assert isinstance(place, RoomPlace)
    assert not wrong_in(place.room)
    assert sum(seat.stack for _, seat in taken_seats(place.tables["1"])) == 400
    kept = house.running.log.versions
    assert {name: kept.get(name, 0) for name in kept} == house.running.house.versions


def is_well(running: RunningHouse) -> bool:
    return running.writer.error is None and not running.house.fault


@pytest.mark.slow
def test_postgres_is_killed_and_comes_back(
    own_postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_log, "PATIENCE", 0.5)
    with served(tmp_path, database=own_postgres.new_place()) as house:
        in_loop(house, lambda: furnish(house.running, 1))
        told = asyncio.run(gone_and_back(house, own_postgres.kill, own_postgres.start))
        assert {one.reason for one in told} == {"not-kept"}
        in_loop(house, lambda: sound(house))


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as house:
        in_loop(house, lambda: furnish(house.running, 1))
        log = house.running.log
        plain = log.append_together
        full = [False]

        def append(*said: Any, **more: Any) -> Any:
            if full[0]:
                raise OSError(28, "No space left on device")
            return plain(*said, **more)

        monkeypatch.setattr(log, "append_together", append)
        away, back = (lambda: full.__setitem__(0, True)), (lambda: full.__setitem__(0, False))
        told = asyncio.run(gone_and_back(house, away, back))
        assert {one.reason for one in told} == {"not-kept"}
        in_loop(house, lambda: sound(house))


def test_a_write_that_nobody_waits_for_fails_and_the_house_mends_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody watches: no frame waits for the write that failed."""
    with served(tmp_path) as house:
        log, running = house.running.log, house.running
        plain, failed = log.append_together, list[int]()

        def append(*said: Any, **more: Any) -> Any:
            if not failed:
                failed.append(1)
                raise OSError(28, "No space left on device")
            return plain(*said, **more)

        monkeypatch.setattr(log, "append_together", append)
        in_loop(house, lambda: furnish(running, 2))
        asyncio.run(came_true(lambda: running.writer.counts.failures == 1 and is_well(running)))
        in_loop(house, lambda: furnish(running, 2))
        asyncio.run(came_true(lambda: "room/table/2" in running.log.versions))
