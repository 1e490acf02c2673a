"""The line *Say it* and what waits for the floor, in a real browser against a real house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator
from tests.browser.staff import AtWork, open_by_hand, visitors
from tests.server.hiring import hired, perform
from tests.server.served_house import ServedHouse, served

from shuffleup.room.absence.absence_commands import StepAway
from shuffleup.room.cage.cage_commands import StockCage
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.list_commands import Join, SeatPlayer
from shuffleup.room.must_move.feed_commands import InvokeMustMove

pytestmark = pytest.mark.slow
COLOUR = "getComputedStyle(document.querySelector('.say-it .outcome')).backgroundColor"


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[ServedHouse]:
    """Table 1 by hand with four of five, fed by table 2 with two; one of them has walked."""
    folder: Path = tmp_path_factory.mktemp("evening-house")
    with served(folder, house_name="Riverside Card Room") as house:
        open_by_hand(house, "1/2", "1", "2", seats=4)
        people = visitors(house, "Ann Ash", "Bob Bell", "Cy Cole", "Dee Dunn", "Eli Eads", "Flo")
        for at, who in enumerate(people):
            perform(house, SeatPlayer(who, "12"[at // 4], at % 4, 200))
        perform(house, InvokeMustMove("2", "1"))
        yield house


@pytest.fixture(scope="module")
def floor(browser: Browser, evening: ServedHouse) -> AtWork:
    one = AtWork(browser, evening, "Fay Floor", "floor", size=(1366, 850), path="/floor")
    one.page.wait_for_selector(".say-it")
    return one


def said(at: AtWork, words: str, told: str = ".say-it .outcome") -> str:
    """What is answered, at the line or where a desk tells all it does."""
    at.page.fill(".say-it input", words)
    at.page.click(".say-it button")
    there = "words => document.querySelector('.say-it').dataset.said === words"
    at.page.wait_for_function(there, arg=words)
    return at.page.locator(told).inner_text()


def left_of(there: Locator) -> float:
    box = there.bounding_box()
    assert box is not None
    return box["x"]


def test_a_sentence_with_names_is_done_and_said_so(evening: ServedHouse, floor: AtWork) -> None:
    assert said(floor, "Bob Bell steps away from table 1") == (
        "Done: Bob Bell steps away from table 1."
    )
    assert said(floor, "at 1: bob bell is back").startswith("Done: at 1: bob bell is back.")
    assert floor.page.input_value(".say-it input") == ""


def test_a_refusal_comes_with_its_clause_and_keeps_the_words(floor: AtWork) -> None:
    says = said(floor, "keep Ann Ash and Bob Bell apart")
    assert "Refused: that is for the manager or supervisor to do" in says
    assert floor.page.locator(".say-it .law").count()
    assert floor.page.input_value(".say-it input") == "keep Ann Ash and Bob Bell apart"


def test_what_the_house_asks_first_is_not_red(floor: AtWork) -> None:
    assert "Refused" in said(floor, "Ann Ash does something")
    red = floor.page.evaluate(COLOUR)
    assert said(floor, "hand played at 1: button 1").startswith("Done")
    says = said(floor, "Cy Cole leaves table 1")
    assert says == "First: how much has Cy Cole in front? It has to be counted first"
    assert floor.page.evaluate(COLOUR) != red
    assert said(floor, "count Cy Cole 180 at 1").startswith("Done")


def test_somebody_with_an_account_who_never_came_is_named(
    evening: ServedHouse, floor: AtWork
) -> None:
    hired(evening, "Zoe Zander")
    assert said(floor, "Zoe Zander arrives").startswith("Done: Zoe Zander arrives.")
    assert "nobody of the house is called Elvis" in said(floor, "Elvis arrives")


@pytest.mark.parametrize(
    ("role", "path"),
    [("dealer", "/dealer/room/1"), ("cage", "/cage"), ("floor", "/floor")],
)
def test_the_line_stands_on_the_desks_of_the_room(
    browser: Browser, evening: ServedHouse, role: str, path: str
) -> None:
    one = AtWork(browser, evening, f"Lina {role}", role, path=path)
    one.page.wait_for_selector(".say-it")
    assert "means nothing in a room" in said(one, "Cy Cole does whatever")
    assert one.faults == []


def test_the_line_directs_an_event_and_keeps_a_season(
    browser: Browser, evening: ServedHouse
) -> None:
    one = AtWork(browser, evening, "Dana", "director", path="/director")
    one.page.click("text=Sample event, 36 players")
    one.page.wait_for_selector(".say-it")
    assert said(one, "Ann Ash registers", ".verdict").startswith("Done: Ann Ash registers.")
    assert "nobody of the house" in said(one, "Elvis registers", ".verdict")
    one.go("/league")
    one.page.click("text=New season")
    one.page.fill("dialog input", "Thursdays")
    one.page.click("dialog button.go")
    one.page.wait_for_selector(".say-it")
    assert one.page.get_attribute(".say-it input", "placeholder") == "add member Ann Ash"
    assert said(one, "add member Ann Ash").startswith("Done: add member Ann Ash.")
    icon, words = ".say-it .outcome .icon", ".say-it .outcome span"
    one.go(one.page.url.removeprefix(one.address))  # the league's own styles alone
    said(one, "add member Ann Ash")
    beside = f"document.querySelector('{words}').getBoundingClientRect().left"
    assert one.page.evaluate(
        f"{beside} > document.querySelector('{icon}').getBoundingClientRect().right"
    )
    assert one.faults == []


def test_a_seat_nobody_may_move_to_yet_says_why_and_the_way_round(
    evening: ServedHouse, floor: AtWork
) -> None:
    assert said(floor, "counted Dee Dunn 150: Dee Dunn leaves table 1").startswith("Done")
    row = floor.page.locator(".to-fill li").filter(has_text="Seat 4")
    row.filter(has_text="Nobody at table 2 has played a hand there yet: Eli Eads").wait_for()
    assert row.locator(".law").all_inner_texts()[:1] == ["common/feeder-minimum-hands"]
    assert row.locator("a").get_attribute("href") == "/dealer/room/2"
    row.locator("a").click()
    floor.page.wait_for_selector(".tell-hand .is-asking:has-text('Where is the button?')")
    floor.page.select_option(".tell-hand select", label="Seat 1")
    floor.page.click(".tell-hand .go")
    floor.page.wait_for_selector(".outcome:has-text('Done: Hand dealt, table 2.')")
    floor.go("/floor/lists")
    floor.page.wait_for_selector(".moves li:has-text('Eli Eads')")
    assert "is the first on the must-move list" in floor.page.inner_text(".moves li")


def test_the_time_of_a_third_man_that_is_up_asks_for_the_count_and_picks_up(
    evening: ServedHouse, floor: AtWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_by_hand(evening, "2/5", "7", seats=4)
    *four, waits = visitors(evening, "Ivy Iles", "Jo Jones", "Kim King", "Lou Lane", "Gil")
    perform(evening, *(SeatPlayer(who, "7", at, 200) for at, who in enumerate(four)))
    perform(evening, Join(waits, "2/5"))
    assert said(floor, "hand played at 7: button 1").startswith("Done")
    perform(evening, *(StepAway(one, "7") for one in four[:3]))
    floor.go("/floor")
    row = floor.page.locator(".away li").filter(has_text="Kim King")
    row.filter(has_text="left").wait_for()
    row.filter(has_text="The seat is lost when this time is up").wait_for()
    later = evening.running.house.now
    monkeypatch.setattr(evening.running.house, "now", lambda: later() + 20 * MINUTE)
    row.filter(has_text="Count the chips and pick up").wait_for()
    name, back = row.locator(".what"), row.locator("button:has-text('Is back')")
    assert left_of(back) >= left_of(name), "every button stands beside or below, none cut off"
    row.locator("input").fill("180")
    row.locator("button.go").click()
    floor.page.wait_for_selector(".outcome:has-text('Done: Picked up, Kim King, table 7.')")
    row.wait_for(state="detached")


def test_a_cage_that_gave_out_what_it_never_had_is_not_green(
    browser: Browser, evening: ServedHouse
) -> None:
    pat = AtWork(browser, evening, "Pat", "cage", path="/cage")
    pat.page.wait_for_selector(".office-title .tag.warn:has-text('Bank not booked in')")
    assert "more went out than the cage was given" in pat.page.inner_text(".office-main")
    perform(evening, StockCage(4_900, 0))
    pat.page.wait_for_selector(".office-title .tag.go:has-text('Every line balances')")
