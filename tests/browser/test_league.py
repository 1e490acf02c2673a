"""The league desk in a browser: a result that was wrong is corrected with its reason, and the
points follow; the season is closed and its final seated."""

from __future__ import annotations

import asyncio

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import AtBrowser, wait_true
from tests.browser.staff import AtWork
from tests.server.served_house import ServedHouse

from shuffleup.floor.senders import Role, staff
from shuffleup.server.demonstration.demo_events import furnish_season
from shuffleup.server.house_events.sample_event import NAMES, visitors_called
from shuffleup.server.house_places.season_place import SeasonPlace

pytestmark = pytest.mark.slow


async def furnished(house: ServedHouse) -> str:
    people = await visitors_called(house.running.desk, NAMES[:12], staff(Role.DIRECTOR))
    assert isinstance(people, list)
    season = furnish_season(house.running.house, people)
    await house.running.kept()
    return season


def season_of(house: ServedHouse, id: str) -> SeasonPlace:
    place = house.running.house.places[id]
    assert isinstance(place, SeasonPlace)
    return place


def test_a_result_is_corrected_with_its_reason_and_the_points_follow(
    browser: Browser, house: ServedHouse
) -> None:
    season = asyncio.run_coroutine_threadsafe(furnished(house), house.loop).result(60)
    one = AtWork(browser, house, "Lena", "director")
    page = one.page
    one.go("/league")
    page.click("text=The demonstration league")
    page.wait_for_selector(".standings")
    before = season_of(house, season).season.results[3]
    page.goto(f"{house.address}/league/the-demonstration-league/results")
    page.wait_for_selector(".night-list li")
    names = page.locator(".night").first.locator(".night-list li").all_inner_texts()
    wrong = names[1].split("\n")[-1].lstrip("0123456789")
    page.click("[aria-label='Correct event 3']")
    page.click(f"[aria-label='{wrong} one place up']")
    assert page.locator("text=Correct the result").is_disabled(), "not without a reason"
    page.fill("[name=why]", "the last two were written down the wrong way round")
    page.click("text=Correct the result")
    page.wait_for_selector("text=the last two were written down the wrong way round")
    after = season_of(house, season).season.results[3]
    assert after.places[:2] == (before.places[1], before.places[0])
    assert after.places[2:] == before.places[2:]
    page.goto(f"{house.address}/league/the-demonstration-league")
    page.click(f"button.plain:has-text('{wrong}')")
    expect(page.locator(".why-list li").nth(2)).to_contain_text("1st of 12")
    assert page.locator("td button.plain").count() == 12
    the_final(one, house, season)
    assert one.faults == []
    one.close()


def the_final(one: AtBrowser, house: ServedHouse, season: str) -> None:
    """Closed, answered by everybody, one of whom declines, and seated."""
    page = one.page
    page.on("dialog", lambda asked: asked.accept())
    page.goto(f"{house.address}/league/the-demonstration-league/final")
    page.click("text=Close the season")
    page.wait_for_selector(".button:has-text('Accepts')")
    page.locator(".button:has-text('Declines')").first.click()
    page.wait_for_selector(".tag:has-text('Declined')")
    while page.locator(".button:has-text('Accepts')").count():
        left = page.locator(".button:has-text('Accepts')").count()
        page.locator(".button:has-text('Accepts')").first.click()
        wait_true(
            page,
            "n => [...document.querySelectorAll('.button')]"
            ".filter(b => b.innerText === 'Accepts').length !== n",
            arg=left,
        )
    page.click("text=Seat the final")
    page.wait_for_selector("h3:has-text('Table 1')")
    assert season_of(house, season).season.final_seats
    page.goto(f"{house.address}/league/the-demonstration-league/publish")
    page.wait_for_selector(".a4 .qr")
