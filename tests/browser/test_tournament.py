"""A tournament in four browsers: registered for, played out, one moved, paid."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Browser
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
    for one in people:
        one.page.click("text=To my table")
        one.page.wait_for_selector(".act")
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
