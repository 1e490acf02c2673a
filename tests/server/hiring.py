"""People who work in a house: accounts with roles, and commands that are done for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from tests.server.served_house import ServedHouse

from shuffleup.floor.senders import Role, Sender
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.identity import known_people
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import NewPerson

PASSWORD = "a horse, a battery"
MANAGER = Sender("manager", Role.MANAGER)
T = TypeVar("T")


def in_house(house: ServedHouse, do: Callable[[], T]) -> T:
    """Something done where the house lives, and kept."""

    async def done() -> T:
        found = do()
        await house.running.kept()
        return found

    return asyncio.run_coroutine_threadsafe(done(), house.loop).result(60)


def hired(house: ServedHouse, name: str, *roles: str) -> str:
    """An account with these roles; its id."""
    desk = house.running.desk
    hashed = asyncio.run_coroutine_threadsafe(desk.passwords.hashed(PASSWORD), house.loop)
    kept = hashed.result(60)
    assert isinstance(kept, str)

    def write(work: Work) -> str:
        new = NewPerson(name, kept, roles)
        return known_people.add_person(work, new, desk.clock()).id

    return asyncio.run_coroutine_threadsafe(desk.do(write), house.loop).result(60)


def perform(house: ServedHouse, command: object, by: Sender = MANAGER) -> None:
    outcome = in_house(house, lambda: house.running.house.perform(Errand("room", by, command)))
    assert type(outcome.reply).__name__ == "Done", outcome.reply
