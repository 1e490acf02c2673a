"""A home game in one link, from its form to who pays whom, at a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.browser.people import PHONE, AtBrowser
from tests.browser.test_accessible import AXE, faults
from tests.server.served_house import ServedHouse

pytestmark = pytest.mark.slow
THEMES = ("dark", "light")


def axe(one: AtBrowser) -> list[str]:
    """What axe-core has against the page as it stands, in both themes."""
    found: list[str] = []
    for theme in THEMES if AXE.is_file() else ():
        one.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        found += faults(one)
    return found


def opened(host: AtBrowser) -> str:
    """Ann opens a game by the form, pressing its button twice; the path of its link."""
    host.enter("Ann")
    host.page.wait_for_selector(".games")
    host.go("/private")
    host.page.fill("input[name=title]", "Friday night")
    assert axe(host) == []
    host.page.locator(".create-row button").dblclick()
    link = host.page.locator(".link-text").input_value()
    assert host.page.title().startswith("A table for your friends")
    return link.removeprefix(host.address)


def test_a_home_game_from_its_form_to_who_pays_whom(browser: Browser, house: ServedHouse) -> None:
    ann = AtBrowser(browser, house.address)
    bob = AtBrowser(browser, house.address, PHONE)
    link = opened(ann)
    assert len([one for one in house.running.house.register if one.startswith("game/")]) == 1
    bob.go(link)
    told = bob.page.locator(".invitation").inner_text()
    for words in ("Ann invites you", "Friday night", "$1/$2", "0 of 8 taken", "Mohegan"):
        assert words in told, told
    assert axe(bob) == []
    bob.page.fill("input[name=name]", "Bob")
    bob.page.click("form button.go")
    bob.page.click("text=Take a seat")
    bob.page.click("dialog button.go")
    bob.page.wait_for_selector(".mine")
    place = next(one for one in house.running.house.register if one.startswith("game/"))
    ann.sit_at("1", f"/{place}")
    ann.page.wait_for_selector(".choices")
    ann.go(f"/{place}")
    runs_it(ann, bob, place)
    for one in (ann, bob):
        assert one.faults == []
        one.close()


def runs_it(ann: AtBrowser, bob: AtBrowser, place: str) -> None:
    """The host pauses, settles and closes; the friend sees how they stood."""
    ann.page.get_by_role("button", name="Pause").click()
    ann.page.get_by_text("Paused after this hand").wait_for()
    ann.page.get_by_role("button", name="Close the game").click()
    ann.page.get_by_text("A hand is being played").wait_for()
    ann.page.keyboard.press("Escape")
    beside = ann.context.new_page()
    beside.goto(f"{ann.address}/{place}/table/1")
    people = (bob.page, beside)
    folds = ".choices .button:not([disabled]):has-text('Fold')"
    while not any(page.locator(folds).count() for page in people):
        bob.page.wait_for_timeout(100)
    next(page for page in people if page.locator(folds).count()).locator(folds).first.click()
    bob.page.locator(".prompt", has_text="The host has paused the game").wait_for()
    beside.close()
    ann.page.get_by_text("Paused", exact=True).wait_for()
    pays = ann.page.locator(".payments li")
    pays.wait_for()
    owed = pays.inner_text()
    assert owed in ("Ann pays Bob $1", "Bob pays Ann $1")
    assert axe(ann) == []
    bob.go(f"/{place}")
    bob.page.locator(".settlement tbody tr").wait_for()
    assert bob.page.locator(".settlement tbody tr").count() == 1, "a player sees their own"
    assert axe(bob) == []
    ann.page.get_by_role("button", name="Close the game").click()
    ann.page.get_by_role("button", name="Close it").click()
    for one in (ann, bob):
        one.page.get_by_text("“Friday night” is over").wait_for()
        assert one.page.locator(".payments li").inner_text() == owed
    assert axe(ann) == []


def test_a_link_that_does_not_fit_says_so_and_nothing_else(
    browser: Browser, house: ServedHouse
) -> None:
    one = AtBrowser(browser, house.address, PHONE)
    one.go("/join/aaaa-bbbb-cccc")
    one.page.get_by_text("This link does not fit.").wait_for()
    assert one.page.locator("input").count() == 0
    assert axe(one) == []
    one.close()
