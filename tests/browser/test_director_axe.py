"""axe-core finds no serious fault on any page of director, clock and league, nor in the forms that
open there, in either theme."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.staff import AtWork
from tests.browser.test_accessible import AXE, faults
from tests.browser.test_league import furnished
from tests.server.hiring import in_house
from tests.server.served_house import ServedHouse

from shuffleup.client.messages import Done
from shuffleup.floor.senders import Role, staff
from shuffleup.server.house_events.announcing_events import EventWanted, announce
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_clock.clock_commands import StartPlay
from shuffleup.tournament.event_seats.seat_commands import DrawSeats

AT_THE_DIRECTORS = (
    "/director", "/director/new", "/director/sample-event", "/director/sample-event/entries",
    "/director/sample-event/levels", "/director/sample-event/race",
    "/director/sample-event/prizes", "/director/sample-event/print/cards",
    "/clock", "/clock/sample-event", "/league", "/league/the-demonstration-league",
    "/league/the-demonstration-league/results", "/league/the-demonstration-league/final",
    "/league/the-demonstration-league/publish",
)  # fmt: skip
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_page_of_the_director_has_a_serious_fault(
    browser: Browser, house: ServedHouse, theme: str
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make page)")
    asyncio.run_coroutine_threadsafe(furnished(house), house.loop).result(60)
    in_house(house, lambda: four_play(house))
    one = AtWork(browser, house, "Dora", "director")
    one.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    one.go("/director")
    one.page.click("text=Sample event, 36 players")
    one.page.click("text=Draw the seats")
    one.page.click("text=Start play")
    one.page.wait_for_selector(".clock-keys")
    found: dict[str, list[str]] = {}
    for path in AT_THE_DIRECTORS:
        one.go(path)
        one.page.wait_for_selector("main h1, main h2, main .dt")
        one.page.wait_for_timeout(300)
        if wrong := faults(one):
            found[path] = wrong
    found |= {name: wrong for name, wrong in forms(one) if wrong}
    assert found == {}
    one.close()


def forms(one: AtWork) -> Iterator[tuple[str, list[str]]]:
    """What opens on a page: levels to come, a deal of the players' own, a season, a correction."""
    page = one.page
    one.go("/director/sample-event/levels")
    page.get_by_role("button", name="Change levels to come").click()
    page.wait_for_selector(".levels-form")
    yield "levels to come", faults(one)
    one.go("/director/last-four/prizes")
    page.locator(".own-deal summary").click()
    yield "a deal of their own", faults(one)
    one.go("/league")
    page.get_by_role("button", name="New season").click()
    page.select_option("[name=formula]", "")
    yield "a new season", faults(one)
    one.go("/league/the-demonstration-league/results")
    page.click("[aria-label='Correct event 3']")
    page.click("text=Write it anew")
    page.fill("[name=places]", "Somebody New")
    page.wait_for_selector(".league-new")
    yield "a correction", faults(one)


def four_play(house: ServedHouse) -> None:
    """An event of four, who may speak of a deal."""
    told = AnnouncedEvent(terms="stack 1000, seats 6, by hand", levels="25/50 for 10")
    director, at = staff(Role.DIRECTOR), house.running.house
    place = announce(at, EventWanted("Last four", "pechanga-t", told, pace="desk"), director)
    entries = [Register(who) for who in ("ann", "bob", "cy", "dee")]
    for command in (*entries, DrawSeats(7), StartPlay()):
        reply = at.perform(Errand(place, director, command)).reply
        assert isinstance(reply, Done), reply
