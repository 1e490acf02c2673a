"""People who work in the house, at browsers of their own."""

from __future__ import annotations

from playwright.sync_api import Browser
from tests.browser.people import DESK, AtBrowser
from tests.server.hiring import PASSWORD
from tests.server.served_house import ServedHouse


def at_work(
    browser: Browser, house: ServedHouse, name: str, path: str, size: tuple[int, int] = DESK
) -> AtBrowser:
    """Logged in, and at their desk."""
    one = AtBrowser(browser, house.address, size)
    one.go("/")
    token = {"x-shuffleup-csrf": "none"}
    body = {"name": name, "password": PASSWORD}
    answer = one.context.request.post(
        house.address + "/api/account/login", data=body, headers=token
    )
    assert answer.ok, answer.text()
    one.go(path)
    return one
