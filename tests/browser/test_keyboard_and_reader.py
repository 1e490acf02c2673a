"""By keyboard alone, and as a screen reader is told the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.full_tables import full_table, show
from tests.browser.people import AtBrowser, wait_true
from tests.browser.test_live_table import hands_at, wait_until
from tests.server.served_house import ServedHouse

pytestmark = pytest.mark.slow
FOCUSED = """() => {
    const at = document.activeElement;
    return [at.closest('.log, .chat-lines, .act, .top, .stage, dialog, main')?.className ?? '',
        at.ariaLabel ?? at.textContent.trim()];
}"""
KEYLESS = """() => [...document.querySelectorAll('.choices :is(button:enabled, .ahead)')]
    .filter(one => !one.querySelector('kbd')).map(one => one.textContent)"""
SEATS = """
- region "The table":
  - group "This hand":
    - text: $20 Pot, 4 in
    - group "Board 1":
      - img "ace of clubs"
      - img "seven of hearts"
      - img "four of spades"
      - img "two of spades"
      - img "king of clubs"
    - text: Pot with bets $55
    - list "Seats":
      - listitem:
        - text: Seat 1, you, $1,975, your turn, bet of $5, dealer button, ace high, king nine seven six
        - timer: /\\d:\\d\\d/
      - listitem: Seat 2, Kwame Osei, $1,970, raised, bet of $10, small blind
      - listitem: Seat 3, Li Na Chen, $1,970, called, bet of $10, big blind
      - listitem: Seat 4, Dmitri Sokolov, $1,970, called, bet of $10
    - group "Your cards":
      - img "nine of clubs"
      - img "six of diamonds"
"""
CHOICES = """
- main "Your choices":
  - paragraph:
    - strong: Your turn.
    - text: $5 to call.
  - button "Min $15" [pressed]
  - button "⅓ pot $30"
  - button "½ pot $40"
  - button "⅔ pot $50"
  - button "Pot $70"
  - button "All-in $1,980"
  - slider "How much to bet": "15"
  - textbox "Amount to bet or raise to": "15"
  - button "Fold F"
  - button "Call $5 C"
  - button "Raise to $15 R"
"""


def test_a_reader_is_told_seats_cards_and_choices_in_order(browser: Browser) -> None:
    page = browser.new_page(locale="en-US", viewport={"width": 1440, "height": 900})
    show(page, full_table("holdem", 4))
    expect(page.locator(".table-part")).to_match_aria_snapshot(SEATS)
    expect(page.locator("main")).to_match_aria_snapshot(CHOICES)
    parts = [tabbed(page)[0] for _ in range(14)]
    assert parts[:11] == ["act "] * 11, "first what one may do"
    assert parts[11] == "log", "and then what happened"
    page.close()


def tabbed(page: Page, key: str = "Tab") -> tuple[str, str]:
    """Where one more press of Tab leads to: the part of the page, and what it is."""
    page.keyboard.press(key)
    part, says = page.evaluate(FOCUSED)
    return part, says


def tab_to(page: Page, says: str, most: int, key: str = "Tab") -> None:
    """By Tab alone, in so many presses."""
    passed = []
    for _ in range(most):
        passed.append(tabbed(page, key)[1])
        if says in passed[-1]:
            return
    raise AssertionError(f"{says} is not within {most}: {passed}")


def test_a_whole_evening_by_keyboard_alone(browser: Browser, house: ServedHouse) -> None:
    bob = AtBrowser(browser, house.address)
    bob.enter("Bob")
    bob.page.wait_for_selector(".games")
    bob.sit_at("5")
    ann = AtBrowser(browser, house.address)
    page = ann.page
    ann.go("/")
    wait_true(page, "document.activeElement.name === 'name'")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    page.wait_for_selector(".games")
    wait_true(page, "document.activeElement.id === 'page'")
    ann.go("/table/5")
    page.wait_for_selector(".seat button")
    tab_to(page, "Seat 2: Sit here", 10)
    page.keyboard.press("Enter")
    wait_true(page, "document.activeElement.matches('dialog input')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".is-mine")
    wait_true(page, "document.activeElement.id === 'page'")
    plays_a_hand(house, ann, bob)
    sits_out_and_comes_back(ann, bob)
    tab_to(page, "More", 6)
    page.keyboard.press("Enter")
    tab_to(page, "Leave", 6)
    page.keyboard.press("Enter")

    def gone() -> bool:
        page.keyboard.press("f")
        return not page.url.endswith("/table/5")

    wait_until(gone, bob, [bob])
    assert ann.faults == []
    for one in (ann, bob):
        one.close()


def plays_a_hand(house: ServedHouse, ann: AtBrowser, bob: AtBrowser) -> None:
    """Ann by keys only: she calls or checks, now or ahead, whatever she is asked."""
    page = ann.page
    page.wait_for_selector(".choices kbd")
    number = hands_at(house, "5")

    def over() -> bool:
        assert page.evaluate(KEYLESS) == [], "every choice says its key"
        if ann.may_act():
            page.keyboard.press("c")
        elif page.locator(".ahead").count() and not page.locator(".ahead :checked").count():
            page.keyboard.press("2")
        page.wait_for_timeout(50)
        return hands_at(house, "5") > number

    wait_until(over, bob, [bob])


def sits_out_and_comes_back(ann: AtBrowser, bob: AtBrowser) -> None:
    """The hand she is in she folds; the way back has a number."""
    page = ann.page
    tab_to(page, "Sit out", 10, "Shift+Tab")
    page.keyboard.press("Enter")
    back = page.locator(".choices .button", has_text="I am back")

    def away() -> bool:
        page.keyboard.press("f")
        return back.count() > 0

    wait_until(away, bob, [bob])
    expect(back.locator("kbd")).to_have_text("1")
    page.keyboard.press("1")
    expect(back).to_have_count(0)
