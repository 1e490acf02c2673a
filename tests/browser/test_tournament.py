"""A tournament in four browsers: registered for, played out, one moved, paid."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.people import DESK, PHONE, WHILE, AtBrowser, wait_true
from tests.server.served_house import ServedHouse

from shuffleup.floor.senders import Role, staff
from shuffleup.server.house_events.announcing_events import EventWanted, announce
from shuffleup.sim.event_run.announced_event import AnnouncedEvent

TERMS = "stack 500, seats 2, sit-and-go, price 100+10, prizes 100"
LEVELS = "25/50 for 60, 50/100 for 60"
pytestmark = pytest.mark.slow


async def announced(house: ServedHouse, cap: int = 2) -> str:
    told = AnnouncedEvent(terms=f"{TERMS}, cap {cap}", levels=LEVELS)
    wanted = EventWanted("Heads-up sit-and-go", "pechanga-t", told)
    place = announce(house.running.house, wanted, staff(Role.MANAGER))
    await house.running.kept()
    return place


def test_a_tournament_from_registration_to_payout(browser: Browser, house: ServedHouse) -> None:
    place = asyncio.run_coroutine_threadsafe(announced(house, 4), house.loop).result(60)
    sizes = (DESK, PHONE, DESK, PHONE)
    people = [AtBrowser(browser, house.address, size) for size in sizes]
    for one, name in zip(people, ("Ann", "Bob", "Carla", "Dmitri"), strict=True):
        one.enter(name)
        one.page.wait_for_selector(".games")
        one.go(f"/{place}")
        one.page.click("text=Register")
        if one is people[1]:
            one.page.wait_for_selector("text=You are entered")
            one.page.click("text=Shuffle Up")  # they read elsewhere while it begins
    people[1].page.click(".notice:has-text('Heads-up sit-and-go: your seat is table') a.button")
    for one in people:  # whoever waits on its page is led to the table
        one.page.wait_for_selector(".act")
        the_table_says_its_event(one)
    first = [one.page.url for one in people]
    all_in_until_over(people, house, place)
    assert any(one.page.url != was for one, was in zip(people, first, strict=True)), "one is moved"
    out = [one.page for one in people if one.page.locator(".bust").count()]
    assert len(out) == 3, "whoever went out is told so, at the table and from their own seat"
    wait_true(out[0], "document.querySelector('.bust').innerText.includes('You finish')")
    assert out[0].locator(".own .card, .mine .card").count() == 2
    out[0].locator(".choices a", has_text="To the tournament").click()
    for one in people:
        one.go(f"/{place}")
        one.page.wait_for_selector(".event-page")
        wait_true(
            one.page,
            "/1st: \\$400|out: [234]/.test(document.querySelector('.event-page').innerText)",
        )
        assert one.faults == []
        one.close()


def the_table_says_its_event(one: AtBrowser) -> None:
    expect(one.page.locator("h1.sign")).to_contain_text("Heads-up sit-and-go")
    strip = one.page.locator(".event-strip")
    expect(strip).to_contain_text(re.compile(r"Level 1 \d+:\d\d.*Next 50/100.*4( of |/)4.*500"))
    expect(one.page.locator(".room-banner .notice")).to_have_count(0)
    expect(one.page).to_have_title(re.compile(r"^(● Your turn|Table \d) · Heads-up sit-and-go$"))


def all_in_until_over(people: list[AtBrowser], house: ServedHouse, place: str) -> None:
    end = time.monotonic() + 180
    while not house.running.house.places[place].event.over:  # type: ignore[attr-defined]
        assert time.monotonic() < end, "the event does not end"
        for one in people:
            sizes = one.page.locator(".preset", has_text="All-in")
            if sizes.count():
                with suppress(TooLate):  # the hand went on meanwhile
                    sizes.first.click(timeout=WHILE)
            one.press("All-in", "Raise", "Call", "Check", "Show")
        people[0].page.wait_for_timeout(100)
