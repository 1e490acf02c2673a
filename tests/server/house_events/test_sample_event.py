"""A sample event is of people who are not there, whoever is called like one of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.hiring import hired
from tests.server.served_house import ServedHouse, served

from shuffleup.floor.senders import Role, staff
from shuffleup.server.house_events.sample_event import NAMES, visitors_called


def strangers(house: ServedHouse) -> list[str]:
    wanted = visitors_called(house.running.desk, NAMES, staff(Role.DIRECTOR), strangers=True)
    found = asyncio.run_coroutine_threadsafe(wanted, house.loop).result(60)
    assert isinstance(found, list), found
    return found


def test_nobody_with_an_account_of_such_a_name_is_entered_however_often_it_is_asked_for(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as house:
        taken = {hired(house, name) for name in (NAMES[0], f"{NAMES[0]} S", f"{NAMES[0]} S2")}
        first, again = strangers(house), strangers(house)
    assert len(set(first)) == len(NAMES)
    assert not taken & set(first)
    assert first == again
