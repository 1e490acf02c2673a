"""A hand that was played is found again, replayed, and shown to somebody else by a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.browser.people import AtBrowser, go_on, wait_true
from tests.browser.test_playing import two_at
from tests.server.served_house import ServedHouse

pytestmark = pytest.mark.slow


def test_a_hand_is_found_replayed_and_shared(browser: Browser, house: ServedHouse) -> None:
    people = two_at(browser, house, "1")
    go_on(people, "win")
    ann = people[0]
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.go("/hands")
    ann.page.locator(".hands a").last.click()
    ann.page.locator(".scrubber").wait_for()
    last = ann.page.locator("button[aria-label=Last]")
    last.click()
    wait_true(ann.page, "document.querySelector('.log').innerText.includes('win')")
    assert ann.page.locator(".law-box .law").count()
    ann.page.locator("button[aria-label=First]").click()
    wait_true(ann.page, "!document.querySelector('.log').innerText.includes('win')")
    ann.page.click("text=Share")
    ann.page.wait_for_selector("text=Copied")
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert "/shared/" in link
    other = AtBrowser(browser, house.address)
    other.enter("Zoe")
    other.page.wait_for_selector(".games")
    other.go(link.removeprefix(house.address))
    other.page.locator(".scrubber").wait_for()
    for each in (*people, other):
        assert each.faults == []
        each.close()
