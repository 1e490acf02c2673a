"""Those who work in a house, each at a browser of their own; and a small room for them."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.browser.people import DESK, LONG, AtBrowser
from tests.server.hiring import hired, logged_in, perform
from tests.server.served_house import ServedHouse

from shuffleup.games import game
from shuffleup.hand.usual_stakes import default_stakes
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.identity.origins import SESSION, cookie_name
from shuffleup.table.house import House

BUY_IN = (40, 400)

expect.set_options(timeout=LONG)


class AtWork(AtBrowser):
    """Somebody who is hired with these roles, logged in, and at a page if one is named."""

    def __init__(
        self,
        browser: Browser,
        house: ServedHouse,
        name: str,
        *roles: str,
        path: str = "",
        size: tuple[int, int] = DESK,
    ) -> None:
        super().__init__(browser, house.address, size)
        self.id = hired(house, name, *roles)
        kept, token = cookie_name(SESSION, house.settings), logged_in(house, self.id)
        self.context.add_cookies([{"name": kept, "value": token, "url": house.address}])
        if path:
            self.go(path)

    def outcome(self) -> str:
        return self.page.locator(".outcome").first.inner_text()

    def until_done(self) -> str:
        self.page.locator(".outcome.is-done").first.wait_for()
        return self.outcome()


def open_by_hand(house: ServedHouse, name: str, *tables: str, seats: int = 6) -> None:
    """A game on the board whose tables people deal."""
    sheet = game("holdem")
    stakes = default_stakes(sheet, sheet.structures[0])
    listed = ListGame(name, Listing("holdem", stakes, seats, House(buy_in=BUY_IN)))
    perform(house, listed, *(OpenTable(one, name, by_hand=True) for one in tables))


def visitors(house: ServedHouse, *names: str) -> list[str]:
    """People in the room who are not online: their ids."""
    ids = [hired(house, name) for name in names]
    perform(house, *(Arrive(one) for one in ids))
    return ids
