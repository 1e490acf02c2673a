"""A key whose answer memory has let go of is looked for in the log, beside the event loop."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.server.house_process import furnish
from tests.server.served_house import ServedHouse, served
from tests.server.test_database_gone import in_loop

from shuffleup.client.house_client import HouseClient
from shuffleup.client.messages import Done, Refused
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.server.house_places import older_answers
from shuffleup.server.house_places.given_answers import Answers


@pytest.fixture
def house(tmp_path: Path) -> Any:
    with served(tmp_path) as found:
        in_loop(found, lambda: furnish(found.running, 1))
        yield found


async def twice(house: ServedHouse, looks: list[str]) -> tuple[Done | Refused, Done | Refused]:
    """Ann takes a seat, everything is forgotten, and she sends the same again."""
    ann = await HouseClient.enter(house.address, "Ann")
    first = await ann.do(SeatPlayer(ann.id, "1", 0, 200), key="seat")
    answers = house.running.house.answers
    in_loop(house, answers._of.clear)
    look = answers.look

    def looked(*said: Any) -> Done | None:
        looks.append(threading.current_thread().name)
        return look(*said)

    answers.look = looked  # type: ignore[method-assign]  # to see who looks
    again = await ann.do(SeatPlayer(ann.id, "1", 0, 200), key="seat")
    await ann.close()
    return first, again


def test_what_comes_again_is_read_beside_the_loop_and_done_once(house: ServedHouse) -> None:
    looks = list[str]()
    first, again = asyncio.run(twice(house, looks))
    assert isinstance(first, Done)
    assert again == first
    assert len(looks) == 1
    assert looks[0].startswith("asyncio_")


def test_nobody_has_the_log_looked_through_all_the_time(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.running.porter.older.pace, "take", lambda *_: 5)
    _, again = asyncio.run(twice(house, []))
    assert again == Refused("seat", "too-fast", older_answers.TOO_FAST)


def test_where_the_log_cannot_be_read_nothing_is_done(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Done | None:
        raise OSError(5, "the disk")

    monkeypatch.setattr(Answers, "look", broken)
    _, again = asyncio.run(twice(house, []))
    assert isinstance(again, Refused)
    assert again.reason == "not-kept"
