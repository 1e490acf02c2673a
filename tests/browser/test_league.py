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
    page.goto(f"{house.address}/league/the-demonstration-league/final")
    page.click("text=Close the season")
    page.locator("dialog").get_by_role("button", name="Close the season").click()
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


NIGHT = "\n".join(["Ann, 120, 3", "Bob = Cy", "Dee", "Eve", "Flo", "Gus"])


def test_a_season_is_made_announced_recorded_and_published_by_its_organiser(
    browser: Browser, house: ServedHouse
) -> None:
    one = AtWork(browser, house, "Lena", "director", path="/league")
    page = one.page
    page.click("text=New season")
    page.fill("[name=title]", "Fox")
    page.select_option("[name=formula]", "")
    page.fill("[name=own]", "100 / plase")
    expect(page.locator("dialog [role=alert]")).to_contain_text("did you mean place?")
    page.fill("[name=own]", "10 + 4 * (entrants - place)")
    expect(page.locator("dialog [role=status]")).to_contain_text("10 plus 4 times")
    page.click("text=Open the season")
    page.click("text=Results")
    told = page.locator(".league-verdict")
    # the book wants blinds and payouts known before an event is announced, and says where it does
    page.click("text=Announce event 1")
    expect(told).to_contain_text("the blinds are published")
    expect(told.locator(".law")).to_have_text("rpl/league.11")
    for what in ("blinds", "payouts"):
        page.fill(f"input[name={what}]", "on the seat card")
        page.get_by_role("button", name=f"Make known: The {what}").click()
        expect(page.locator(f".known:has([name={what}]) .icon-check")).to_be_visible()
    page.click("text=Announce event 1")
    page.fill("[name=names]", NIGHT)
    expect(page.locator(".league-new")).to_contain_text("7 are not in the league yet")
    page.click("text=Record event 1 with 7 players")
    expect(page.locator(".night-list")).to_contain_text("Bob = Cy")
    # who is new stands on a line, and whose name is near another's is said with that name
    page.fill("[name=names]", "Anna\nBob\nHal Hall")
    near = page.locator(".league-new button", has_text="Anna: did you mean Ann?")
    near.wait_for()
    assert page.evaluate("document.querySelector('.league-new p').clientWidth") > 300
    near.click()
    assert page.input_value("[name=names]") == "Ann\nBob\nHal Hall"
    page.fill("[name=names]", "")
    # what came of a press at the end of the page is in sight there
    page.click("text=Announce event 2")
    expect(told).to_contain_text("Done: an event announced.")
    expect(told).to_be_in_viewport()
    # who was mistyped is put right by writing the result anew
    page.click("[aria-label='Correct event 1']")
    page.click("text=Write it anew")
    page.fill("[name=places]", page.input_value("[name=places]").replace("Gus", "Ina"))
    page.fill("dialog [name=why]", "it was Ina")
    page.click("text=Correct the result")
    expect(page.locator(".night-list")).to_contain_text("Ina")
    result = season_of(house, "season/fox").season.results[1]
    assert [len(group) for group in result.places] == [1, 2, 1, 1, 1, 1]
    assert [amount for _, amount in (*result.paid, *result.bounties)] == [120, 3]
    one.go("/league/fox/publish")
    with page.expect_download() as saved:
        page.click("text=Save as a file")
    text = saved.value.path().read_text("utf-8")
    assert "10 + 4 × (7 - 1) = 34" in text
    assert "<script" not in text
    assert one.faults == []
    one.close()
