"""What people want of their seats, kept by the house: at a home game, and at two tables at once."""

from __future__ import annotations

import asyncio

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import DESK, PHONE, AtBrowser
from tests.browser.test_accessible import faults
from tests.browser.test_home_game import opened
from tests.server.served_house import ServedHouse

from shuffleup.law.rulebook import digest
from shuffleup.server.demonstration.demo_room import MANAGER
from shuffleup.server.demonstration.several_tables import BOOK, FILE

pytestmark = pytest.mark.slow


def test_wishes_are_kept_by_the_house_and_a_guest_comes_back(
    browser: Browser, house: ServedHouse
) -> None:
    ann, bob = AtBrowser(browser, house.address, DESK), AtBrowser(browser, house.address, PHONE)
    link = opened(ann)
    ann.page.get_by_role("link", name="Go to the table").click()
    ann.page.click("dialog button.go")
    ann.page.locator(".felt-link svg").wait_for()
    assert "sit=" not in ann.page.url
    bob.enter("Bob", link)
    bob.page.click("dialog button.go")  # the table with its window, and nothing between
    bob.page.wait_for_selector(".mine .own .card:not(.card-place)")
    leaves_and_stays(ann)
    closes_the_chat_by_going_back(bob)
    is_asked_about_chips(bob)
    bob.close()
    comes_back(browser, ann, house)
    assert ann.faults == bob.faults == []
    ann.close()


def leaves_and_stays(ann: AtBrowser) -> None:
    """In a hand: it is kept through a reload, on another device, and taken back by a press."""
    ann.page.click(".top button[aria-label=More]")
    ann.page.get_by_role("button", name="Leave", exact=True).click()
    wish = ann.page.get_by_text("You leave when the hand is over.")
    wish.wait_for()
    ann.page.reload()
    wish.wait_for()
    ann.page.get_by_role("button", name="Stay").click()
    wish.wait_for(state="detached")


def closes_the_chat_by_going_back(bob: AtBrowser) -> None:
    table = bob.page.url
    bob.page.get_by_role("button", name="Chat").click()
    bob.page.wait_for_selector(".sheet")
    bob.page.go_back()
    bob.page.wait_for_selector(".sheet", state="detached")
    assert bob.page.url == table


def is_asked_about_chips(bob: AtBrowser) -> None:
    bob.go("/account")
    bob.page.get_by_role("button", name="Log out").click()
    asked = bob.page.get_by_role("dialog", name="Log out?")
    expect(asked).to_contain_text("at table 1 of Friday night")
    expect(asked.get_by_role("button", name="Keep my name, and log out")).to_be_visible()
    assert faults(bob) == []
    asked.get_by_role("button", name="Log out all the same").click()
    bob.page.locator("input[name=name]").wait_for()


def comes_back(browser: Browser, ann: AtBrowser, house: ServedHouse) -> None:
    place = next(one for one in house.running.house.register if one.startswith("game/"))
    ann.go(f"/{place}")
    ann.page.get_by_role("button", name="Bob: what to do").click()
    ann.page.get_by_role("button", name="Let them come back").click()
    link = ann.page.locator("dialog .link-text").input_value().removeprefix(ann.address)
    again = AtBrowser(browser, house.address, PHONE)
    again.go(link)
    again.page.get_by_role("button", name="Come back as Bob").click()
    again.page.get_by_text("You come in as soon as it is over").wait_for()
    ann.page.keyboard.press("Escape")
    folds(ann, house, place)
    again.page.wait_for_url(f"**/{place}/table/1")
    again.page.wait_for_selector(".mine")
    again.close()


def folds(ann: AtBrowser, house: ServedHouse, place: str) -> None:
    """The hand ends, whoever is to act: the host, or the guest whose time is up."""

    async def up() -> None:
        table = house.running.house.places[place].tables["1"]
        house.running.dealer.pause = 3  # the guest comes in between two hands
        if table.hand is not None:
            house.running.clocks.running[place, "1"].ends = 0
            house.running.dealer.time_is_up((place, "1"))

    asyncio.run_coroutine_threadsafe(up(), house.loop).result(30)


def test_two_tables_stand_beside_each_other_where_the_book_allows_it(
    browser: Browser, house: ServedHouse
) -> None:
    ann, bob = AtBrowser(browser, house.address, DESK), AtBrowser(browser, house.address, PHONE)
    for one, name in ((ann, "Ann"), (bob, "Bob")):
        one.enter(name)
        one.page.wait_for_selector(".games")
        one.sit_at("1")
    ann.go("/table/4?sit=1")
    ann.page.click("dialog button.go")
    refused = ann.page.locator("dialog .refusal")
    expect(refused).to_contain_text("You have a seat at table 1.")
    expect(refused).to_contain_text("two-seats")
    assert refused.get_by_role("link", name="Go there").get_attribute("href") == "/table/1"
    adopt_several_tables(house)
    ann.page.click("dialog button.go")
    ann.page.wait_for_selector(".is-mine")
    bob.sit_at("4")
    for one in (ann, bob):
        expect(one.page.locator(".table-tile")).to_have_count(2)
        assert not [fault for fault in faults(one) if "table-tile" in fault]
    seen = play_where_one_is_asked(ann, bob)
    assert seen >= {("Ann", "1"), ("Ann", "4"), ("Bob", "1"), ("Bob", "4")}
    for one in (ann, bob):
        assert one.faults == []
        one.close()


def adopt_several_tables(house: ServedHouse) -> None:
    async def adopt() -> str:
        book = house.running.books.brought(BOOK, FILE)
        return house.running.book.adopt(digest(book), MANAGER)

    assert asyncio.run_coroutine_threadsafe(adopt(), house.loop).result(30) == ""


def play_where_one_is_asked(ann: AtBrowser, bob: AtBrowser) -> set[tuple[str, str]]:
    """Nobody chooses a table: the one that asks comes forward; at which everybody acted."""
    seen: set[tuple[str, str]] = set()
    for _ in range(120):
        for one, name in ((ann, "Ann"), (bob, "Bob")):
            if one.press("Check", "Call", "Fold"):
                seen.add((name, one.page.url.rsplit("/", 1)[1]))
        if len(seen) == 4:
            break
        ann.page.wait_for_timeout(50)
    return seen
