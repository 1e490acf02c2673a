"""Those who work in a house, for the tests in a browser: accounts with roles, and a small room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from playwright.sync_api import Browser, expect
from tests.browser.people import DESK, LONG, AtBrowser
from tests.server.served_house import ServedHouse

from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.games import game
from shuffleup.hand.usual_stakes import default_stakes
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.identity import sessions
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import NewPerson, add_person, called, set_roles
from shuffleup.server.identity.origins import SESSION, cookie_name
from shuffleup.table.house import House

MANAGER, FLOOR = staff(Role.MANAGER), staff(Role.FLOOR)
BUY_IN = (40, 400)

expect.set_options(timeout=LONG)


def wait_for(house: ServedHouse, doing: Callable[[], Awaitable[None]]) -> None:
    """Something done in the house's own loop."""

    async def done() -> None:
        await doing()

    asyncio.run_coroutine_threadsafe(done(), house.loop).result(60)


def put(house: ServedHouse, *commands: object, by: Sender = FLOOR, table: str = "") -> None:
    """Commands of the room or of a table, which must be done and kept."""

    async def do() -> None:
        for command in commands:
            outcome = house.running.house.perform(Errand("room", by, command, table=table))
            assert type(outcome.reply).__name__ == "Done", outcome.reply
        await house.running.kept()

    wait_for(house, do)


def account(house: ServedHouse, name: str, *roles: str) -> tuple[str, str]:
    """Somebody with an account: their id, and the token of a session of theirs."""
    desk, made = house.running.desk, list[tuple[str, str]]()

    def write(work: Work) -> None:
        now = desk.clock()
        person = add_person(work, NewPerson(name, "nobody logs in by it", roles), now)
        made.append((person.id, sessions.begin(work, person.id, now, desk.settings)))

    async def do() -> None:
        await desk.do(write)

    wait_for(house, do)
    return made[0]


class AtWork(AtBrowser):
    """Somebody at a browser who is logged in and has these roles."""

    def __init__(
        self,
        browser: Browser,
        house: ServedHouse,
        name: str,
        *roles: str,
        size: tuple[int, int] = DESK,
    ) -> None:
        super().__init__(browser, house.address, size)
        self.id, token = account(house, name, *roles)
        kept = cookie_name(SESSION, house.settings)
        self.context.add_cookies([{"name": kept, "value": token, "url": house.address}])

    def outcome(self) -> str:
        return self.page.locator(".outcome").first.inner_text()

    def until_done(self) -> str:
        self.page.locator(".outcome.is-done").first.wait_for()
        return self.outcome()


def open_by_hand(house: ServedHouse, name: str, *tables: str, seats: int = 6) -> None:
    """A game on the board whose tables people deal."""
    sheet = game("holdem")
    stakes = default_stakes(sheet, sheet.structures[0])
    put(house, ListGame(name, Listing("holdem", stakes, seats, House(buy_in=BUY_IN))), by=MANAGER)
    put(house, *(OpenTable(one, name, by_hand=True) for one in tables), by=MANAGER)


def visitors(house: ServedHouse, *names: str) -> list[str]:
    """People in the room who are not online: their ids."""
    ids = [account(house, name)[0] for name in names]
    put(house, *(Arrive(one) for one in ids))
    return ids


def works_as(house: ServedHouse, name: str, *roles: str) -> None:
    """Give somebody who came in these roles."""

    def write(work: Work) -> str:
        found = called(work, name)
        assert found is not None, f"nobody is called {name}"
        work.run("UPDATE people SET guest = 0 WHERE id = ?", found[0].id)
        set_roles(work, found[0].id, roles)
        return found[0].id

    who = house.running.desk.done(write)
    told = asyncio.run_coroutine_threadsafe(tell(house, who), house.loop)
    told.result(60)


async def tell(house: ServedHouse, who: str) -> None:
    house.running.desk.tell(who, "roles")


def staff_at(
    browser: Browser, house: ServedHouse, name: str, *roles: str, size: tuple[int, int] = DESK
) -> AtBrowser:
    """Somebody who comes in, is given roles, and sees the lobby."""
    one = AtBrowser(browser, house.address, size)
    one.enter(name)
    one.page.wait_for_selector(".games, .lobby")
    works_as(house, name, *roles)
    return one
