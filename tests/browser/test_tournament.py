"""A tournament in two browsers: registered for, played out, paid."""

from __future__ import annotations

import asyncio
import time

import pytest
from playwright.sync_api import Browser
from tests.browser.people import PHONE, AtBrowser, wait_true
from tests.server.served_house import ServedHouse

from shuffleup.floor.senders import Role, staff
from shuffleup.server.house_events.announcing_events import EventWanted, announce
from shuffleup.sim.event_run.announced_event import AnnouncedEvent

TERMS = "stack 500, seats 2, sit-and-go, cap 2, price 100+10, prizes 100"
LEVELS = "25/50 for 60, 50/100 for 60"
pytestmark = pytest.mark.slow


async def announced(house: ServedHouse) -> str:
    told = AnnouncedEvent(terms=TERMS, levels=LEVELS)
    wanted = EventWanted("Heads-up sit-and-go", "pechanga-t", told)
    place = announce(house.running.house, wanted, staff(Role.MANAGER))
    await house.running.kept()
    return place


def test_a_tournament_from_registration_to_payout(browser: Browser, house: ServedHouse) -> None:
    place = asyncio.run_coroutine_threadsafe(announced(house), house.loop).result(60)
    people = [AtBrowser(browser, house.address), AtBrowser(browser, house.address, PHONE)]
    for one, name in zip(people, ("Ann", "Bob"), strict=True):
        one.enter(name)
        one.page.wait_for_selector(".games")
        one.go(f"/{place}")
        one.page.click("text=Register")
    for one in people:
        one.page.click("text=To my table")
        one.page.wait_for_selector(".act")
    all_in_until_over(people, house, place)
    for one in people:
        one.go(f"/{place}")
        one.page.wait_for_selector(".event-page")
        wait_true(
            one.page,
            "/1st: \\$200|You are out: 2nd/.test(document.querySelector('.event-page').innerText)",
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
                sizes.first.click()
            one.press("All-in", "Raise", "Call", "Check", "Show")
        people[0].page.wait_for_timeout(100)
