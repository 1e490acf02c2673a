"""A home game in one link, from its form to who pays whom, at a desk and on a phone."""

from __future__ import annotations

import asyncio

import pytest
from playwright.sync_api import Browser
from tests.browser.people import PHONE, AtBrowser
from tests.browser.test_accessible import AXE, faults
from tests.server.served_house import ServedHouse

from shuffleup.client.messages import Done
from shuffleup.floor.senders import Role, Sender
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.table.commands import Report

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
    bob.page.click("dialog button.go")
    bob.page.wait_for_selector(".mine")
    place = next(one for one in house.running.house.register if one.startswith("game/"))
    ann.sit_at("1", f"/{place}")
    ann.page.wait_for_selector(".choices")
    ann.go(f"/{place}")
    ends_the_links(ann, link, browser)
    runs_it(ann, bob, place)
    for one in (ann, bob):
        assert one.faults == []
        one.close()


def ends_the_links(ann: AtBrowser, link: str, browser: Browser) -> None:
    """From now on nobody comes by the link, and whoever is in stays."""
    ann.page.get_by_role("button", name="End all links").click()
    ann.page.get_by_text("No link lets anybody in now").wait_for()
    assert axe(ann) == []
    late = AtBrowser(browser, ann.address)
    late.go(link)
    late.page.get_by_text("This link is past its time.").wait_for()
    late.close()


def runs_it(ann: AtBrowser, bob: AtBrowser, place: str) -> None:
    """The host pauses, settles and closes; the friend sees how they stood."""
    ann.page.get_by_role("button", name="Close the game").click()
    ann.page.get_by_text("A hand is being played").wait_for()
    ann.page.get_by_role("button", name="Close after this hand").click()
    ann.page.get_by_role("button", name="Do not close it").click()
    ann.page.get_by_role("button", name="Pause").click()
    ann.page.get_by_text("Paused after this hand").wait_for()
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
    assert owed in ("You pay Bob $1", "Bob pays you $1")
    assert axe(ann) == []
    bob.go(f"/{place}")
    bob.page.locator(".settlement tbody tr").wait_for()
    assert bob.page.locator(".settlement tbody tr").count() == 1, "a player sees their own"
    assert axe(bob) == []
    ann.page.get_by_role("button", name="Close the game").click()
    ann.page.get_by_role("button", name="Close it").click()
    for one in (ann, bob):
        one.page.get_by_text("“Friday night” is over").wait_for()
        said = one.page.locator(".payments li").inner_text()
        assert said in ("You pay Bob $1", "Bob pays you $1", "You pay Ann $1", "Ann pays you $1")
        assert (said == owed) == (one is ann)
    assert axe(ann) == []


def reports(house: ServedHouse, place: str) -> None:
    """The host, who is in the hand, tells that whoever is to act has said all-in."""

    async def told() -> None:
        running = house.running
        table = running.house.places[place].tables["1"]
        assert table.hand is not None
        facts = {"seat": str(table.hand.actor + 1), "said": "all-in", "alone": "yes"}
        wish = Report("wager", facts)
        host = Sender(running.house.register[place].host, Role.FLOOR)
        errand = Errand(place, host, wish, table="1")
        assert isinstance(running.rulings.takes(errand, wish, "1"), Done)

    asyncio.run_coroutine_threadsafe(told(), house.loop).result(30)


def test_a_ruling_that_waits_is_shown_to_whoever_is_in_it(
    browser: Browser, house: ServedHouse
) -> None:
    ann = AtBrowser(browser, house.address)
    bob = AtBrowser(browser, house.address, PHONE)
    bob.enter("Bob", opened(ann))
    bob.page.click("dialog button.go")
    place = next(one for one in house.running.house.register if one.startswith("game/"))
    ann.sit_at("1", f"/{place}")
    ann.page.wait_for_selector(".choices, .ahead")
    reports(house, place)
    for one in (ann, bob):
        waits = one.page.locator(".ruling-waits")
        waits.wait_for()
        words = waits.inner_text()
        for part in ("Ann reports", "all in", "Agreed: Ann", "Still asked: Bob", "mohegan/"):
            assert part in words.replace("all-in", "all in"), words
        assert not [fault for fault in axe(one) if ".ruling-waits" in fault]
    assert ann.page.get_by_role("button", name="Agree").is_disabled()
    bob.page.get_by_role("button", name="Object").click()
    ann.page.locator(".ruling-waits", has_text="Objects: Bob").wait_for()
    bob.page.get_by_role("button", name="Agree").click()
    bob.page.locator(".notice", has_text="Agreed by all in it").wait_for()
    ann.page.locator(".ruling-waits").wait_for(state="detached")
    for one in (ann, bob):
        assert one.faults == []
        one.close()


def test_the_host_reports_on_their_own_page_while_the_table_stands_still(
    browser: Browser, house: ServedHouse
) -> None:
    ann, bob = AtBrowser(browser, house.address), AtBrowser(browser, house.address)
    bob.enter("Bob", opened(ann))
    bob.page.click("dialog button.go")
    place = next(one for one in house.running.house.register if one.startswith("game/"))
    ann.sit_at("1", f"/{place}")
    ann.page.wait_for_selector(".choices, .ahead")
    ann.go(f"/{place}")
    page = ann.page
    page.get_by_role("button", name="Something went wrong").click()
    page.click(".kind[data-kind='wager']")
    page.wait_for_selector(".question")
    table = page.locator(".host-desk")
    table.get_by_text("Called by Ann").wait_for()
    assert house.running.calls.holds((place, "1"))
    assert axe(ann) == []
    for one in (ann, bob):
        assert one.faults == []
        one.close()


def test_the_host_sees_a_call_for_the_floor_and_answers_it(
    browser: Browser, house: ServedHouse
) -> None:
    ann, bob = AtBrowser(browser, house.address), AtBrowser(browser, house.address)
    link = opened(ann)
    bob.enter("Bob", link)
    bob.page.click("dialog button.go")
    bob.page.wait_for_selector(".mine, .is-mine")
    place = next(one for one in house.running.house.register if one.startswith("game/"))
    ann.go(f"/{place}")
    bob.page.get_by_role("button", name="Call the floor").click()
    bob.page.fill("dialog input", "is this seat taken")
    bob.page.click("dialog button.go")
    row = ann.page.locator(".banner", has_text="is this seat taken")
    row.get_by_text("Called by Bob").wait_for()
    assert axe(ann) == []
    row.get_by_role("button", name="Seen to").click()
    row.wait_for(state="detached")
    for one in (ann, bob):
        assert one.faults == []
        one.close()


def test_a_link_that_does_not_fit_says_so_and_nothing_else(
    browser: Browser, house: ServedHouse
) -> None:
    one = AtBrowser(browser, house.address, PHONE)
    one.go("/join/aaaa-bbbb-cccc")
    one.page.get_by_text("This link does not fit.").wait_for()
    assert one.page.locator("input").count() == 0
    assert axe(one) == []
    one.close()
