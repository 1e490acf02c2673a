"""A home game at 0.25/0.50: typed with a comma, marked where wrong, locked when made."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser
from tests.browser.people import PHONE, AtBrowser
from tests.server.served_house import ServedHouse

pytestmark = pytest.mark.slow


def opened_in_cents(host: AtBrowser) -> str:
    """The path of a game at 0,25/0,50 that is run twice, after two mistakes at its form."""
    page = host.page
    host.enter("Ann")
    page.wait_for_selector(".games")
    host.go("/private")
    page.fill("input[name=stakes]", "0,25/0,50")
    assert page.input_value("input[name=most]") == "100"
    page.fill("input[name=least]", "x")
    page.click(".create-row button")
    page.locator(".is-wrong input[name=least]").wait_for()
    page.fill("input[name=least]", "20,50")
    page.fill("input[name=stakes]", "2/1")
    page.click(".create-row button")
    page.locator(".is-wrong", has_text="the smaller first").wait_for()
    page.fill("input[name=stakes]", "0,25/0,50")
    page.select_option("select[name=runs]", "2")
    page.click(".create-row button")
    return page.locator(".link-text").input_value().removeprefix(host.address)


def test_a_game_in_cents_from_its_form_to_its_settlement(
    browser: Browser, house: ServedHouse
) -> None:
    ann = AtBrowser(browser, house.address)
    bob = AtBrowser(browser, house.address, PHONE)
    link = opened_in_cents(ann)
    assert ann.page.locator("input[name=stakes]").is_disabled(), "what is made is not typed over"
    sign = ann.page.locator(".sign-panel").inner_text()
    for words in ("$0.25/$0.50", "$20.50 to $100", "run it twice"):
        assert words in sign, sign
    bob.enter("Bob", link)
    bob.page.click("text=Take a seat")
    told = bob.page.locator("dialog")
    for words in ("$20.50–$100", "play chips, not money"):
        assert words in told.inner_text()
    assert told.locator("input").input_value() == "50", "a hundred big blinds, not the most"
    told.locator("input").fill("500")
    told.locator(".is-wrong", has_text="From $20.50 to $100").wait_for()
    told.locator("input").fill("22,50")
    told.locator("button.go").click()
    place = next(one for one in house.running.house.register if one.startswith("game/"))
    ann.sit_at("1", f"/{place}")
    bob.page.get_by_text("$22.50").first.wait_for()
    both = (ann, bob)
    while not any(one.may_act() for one in both):
        bob.page.wait_for_timeout(100)
    if ann.may_act():
        assert ann.page.get_by_role("button", name="Call the clock").is_disabled()
    next(one for one in both if one.may_act()).press("Fold")
    ann.go(f"/{place}")
    ann.page.locator(".settlement", has_text=re.compile(r"[+]\$0\.25")).wait_for()
    for one in both:
        assert one.faults == []
        one.close()
