"""axe-core finds no serious fault on any page of director, clock and league, in either theme."""

from __future__ import annotations

import asyncio

import pytest
from playwright.sync_api import Browser
from tests.browser.staff import AtWork
from tests.browser.test_accessible import AXE, faults
from tests.browser.test_league import furnished
from tests.server.served_house import ServedHouse

AT_THE_DIRECTORS = (
    "/director", "/director/new", "/director/sample-event", "/director/sample-event/entries",
    "/director/sample-event/levels", "/director/sample-event/race",
    "/director/sample-event/prizes", "/director/sample-event/print/cards",
    "/clock", "/clock/sample-event", "/league", "/league/the-demonstration-league",
    "/league/the-demonstration-league/results", "/league/the-demonstration-league/final",
    "/league/the-demonstration-league/publish",
)  # fmt: skip
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_page_of_the_director_has_a_serious_fault(
    browser: Browser, house: ServedHouse, theme: str
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make page)")
    asyncio.run_coroutine_threadsafe(furnished(house), house.loop).result(60)
    one = AtWork(browser, house, "Dora", "director")
    one.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    one.go("/director")
    one.page.click("text=Sample event, 36 players")
    one.page.click("text=Draw the seats")
    one.page.click("text=Start play")
    one.page.wait_for_selector(".clock-keys")
    found: dict[str, list[str]] = {}
    for path in AT_THE_DIRECTORS:
        one.go(path)
        one.page.wait_for_selector("main h1, main h2, main .dt")
        one.page.wait_for_timeout(300)
        if wrong := faults(one):
            found[path] = wrong
    assert found == {}
    one.close()
