"""The director's desk as it lies on a screen: one place for answers, and nothing that scrolls that
should not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import PHONE
from tests.browser.staff import AtWork
from tests.browser.test_director import begun
from tests.server.served_house import ServedHouse

pytestmark = pytest.mark.slow


def test_what_is_said_is_answered_in_the_one_place_and_the_page_itself_does_not_scroll(
    browser: Browser, house: ServedHouse
) -> None:
    one = begun(browser, house)
    page = one.page
    page.set_viewport_size({"width": 1366, "height": 620})
    page.fill(".say-it input", "the moon is out")
    page.press(".say-it input", "Enter")
    expect(page.locator(".verdict.is-refused")).to_contain_text("the moon")
    page.fill(".say-it input", "hand for hand")
    page.press(".say-it input", "Enter")
    expect(page.locator(".verdict strong")).to_have_text("Done: hand for hand.")
    assert not page.locator(".say-it .outcome").count()
    root = "document.scrollingElement"
    assert page.evaluate(f"{root}.scrollHeight - {root}.clientHeight") == 0
    one.close()


def test_on_a_phone_stakes_stay_on_one_line_and_no_page_goes_sideways(
    browser: Browser, house: ServedHouse
) -> None:
    one = AtWork(browser, house, "Dora", "director", path="/director/new", size=PHONE)
    cell = one.page.locator("td:has-text('10,000 / 20,000')")
    cell.wait_for()
    assert cell.evaluate("it => it.clientHeight") < 40
    root = "document.scrollingElement"
    assert one.page.evaluate(f"{root}.scrollWidth - {root}.clientWidth") == 0
    one.close()
