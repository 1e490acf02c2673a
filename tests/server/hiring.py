"""People who work in a house: accounts with roles, logged in or with the password they log in by,
and commands that are done for certain. The one way in which tests hire anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tests.server.served_house import ServedHouse

from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.identity import sessions
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import NewPerson, add_person, called

PASSWORD = "a horse, a battery"
MANAGER = staff(Role.MANAGER)
HASHED: list[str] = []  # of the password, which takes its time once
T = TypeVar("T")


def wait_for(house: ServedHouse, doing: Callable[[], Awaitable[T]]) -> T:
    """Something awaited where the house lives."""

    async def done() -> T:
        return await doing()

    return asyncio.run_coroutine_threadsafe(done(), house.loop).result(60)


def in_house(house: ServedHouse, do: Callable[[], T]) -> T:
    """Something done where the house lives, and kept."""

    async def done() -> T:
        found = do()
        await house.running.kept()
        return found

    return wait_for(house, done)


def hired(house: ServedHouse, name: str, *roles: str) -> str:
    """The id of an account with these roles, or with none; of whoever is called so already."""
    desk = house.running.desk
    if not HASHED:
        kept = wait_for(house, lambda: desk.passwords.hashed(PASSWORD))
        assert isinstance(kept, str)
        HASHED.append(kept)

    def write(work: Work) -> str:
        known = called(work, name)
        if known is not None:
            assert not roles, f"{name} has an account already"
            return known[0].id
        return add_person(work, NewPerson(name, HASHED[0], roles), desk.clock()).id

    return wait_for(house, lambda: desk.do(write))


def logged_in(house: ServedHouse, who: str) -> str:
    """The token of a session of somebody's."""
    desk = house.running.desk

    def write(work: Work) -> str:
        return sessions.begin(work, who, desk.clock(), desk.settings)

    return wait_for(house, lambda: desk.do(write))


def perform(house: ServedHouse, *commands: object, by: Sender = MANAGER, table: str = "") -> None:
    """Commands of the room or of a table, which must be done and kept."""

    def do() -> None:
        for command in commands:
            outcome = house.running.house.perform(Errand("room", by, command, table=table))
            assert type(outcome.reply).__name__ == "Done", outcome.reply

    in_house(house, do)
