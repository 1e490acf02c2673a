"""At a live table in a real browser: reasons, lists, the clock and the floor, agreements, chips,
the rail, a shuffle verified. One house for all of them, each at a table of its own."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator, Sequence
from random import choices

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import open_table
from tests.browser.people import LONG, PHONE, AtBrowser, act, wait_true
from tests.browser.test_playing import check_no_hidden_card, next_to_act
from tests.server.served_house import ServedHouse, served

pytestmark = pytest.mark.slow
expect.set_options(timeout=LONG)


@pytest.fixture(scope="module")
def room(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    folder = tmp_path_factory.mktemp("house")
    with served(folder, book="pechanga") as house:
        yield house


@pytest.fixture
def table(room: ServedHouse) -> str:
    return opened(room, 2)


def opened(room: ServedHouse, seats: int) -> str:
    """A table for one test alone; its number."""
    number = str(len(room.running.house.places["room"].tables) + 1)
    done = open_table(room, number, "holdem", f"Game {number}", seats)
    asyncio.run_coroutine_threadsafe(done, room.loop).result(60)
    return number


APART = "bcdfghkmpqrtvwxz"  # names of these are never so near each other that one is refused


@pytest.fixture
def people(browser: Browser, room: ServedHouse) -> Iterator[Callable[..., AtBrowser]]:
    """People with browsers, who go home when the test is over."""
    came: list[AtBrowser] = []

    def come(name: str, size: tuple[int, int] = (1280, 800)) -> AtBrowser:
        one = AtBrowser(browser, room.address, size)
        came.append(one)
        one.enter(f"{name} {''.join(choices(APART, k=8))}")
        one.page.wait_for_selector(".games")
        return one

    yield come
    for one in came:
        assert one.faults == []
        one.close()


def sat(come: Callable[..., AtBrowser], table: str) -> list[AtBrowser]:
    both = [come("Ann"), come("Bob", PHONE)]
    for one in both:
        one.sit_at(table)
    return both


def test_a_line_of_the_log_has_the_clause_of_the_book_at_its_end_and_a_click_opens_its_words(
    room: ServedHouse, table: str, people: Callable[..., AtBrowser]
) -> None:
    both = sat(people, table)
    asked(room, table, both).press("Call")
    next_to_act(both).press("Check")
    ann = both[0]
    wait_true(ann.page, "document.querySelector('.log').innerText.includes('Flop')")
    lines = ann.page.locator(".log li:not(.log-head)").all_inner_texts()
    told = [text for text in lines if re.search(r"post|call|check", text)]
    assert len(told) == 4
    assert not any("common/" in text for text in told), told  # that goes without saying
    law = ann.page.locator(".log button.law").first
    name = law.get_attribute("title")
    assert name == f"pechanga/{law.inner_text()}"
    row, place = law.locator("xpath=..").bounding_box(), law.bounding_box()
    assert row is not None
    assert place is not None
    assert row["height"] < 36, "the clause has no line of its own"
    assert place["x"] > row["x"] + row["width"] / 2
    law.click()
    words = ann.page.locator("dialog .clause-says")
    words.wait_for()
    clause = next(
        rule
        for layer in room.running.house.places["room"].book.layers  # type: ignore[union-attr]
        for rule in layer.rules
        if rule.id == name
    )
    assert words.inner_text().split() == clause.says.split()
    assert "Pechanga" in ann.page.locator("dialog .clause-where").inner_text()
    ann.page.keyboard.press("Escape")
    words.wait_for(state="detached")


def test_whoever_waits_on_the_list_is_called_and_takes_the_seat(
    room: ServedHouse, table: str, people: Callable[..., AtBrowser]
) -> None:
    both = sat(people, table)
    cy = people("Cy")
    row = cy.page.locator(f".game-row:has-text('Table {table}')")
    row = cy.page.locator(".game-row", has_text=f"Tables {table}").or_(row)
    row.get_by_role("button", name="Join the list").click()
    place = cy.page.locator(".list-place")
    expect(place).to_contain_text("You are 1st")
    mine = cy.page.locator(".list-names .is-me")  # why the list stands so, and by no id
    expect(mine).to_have_text(re.compile(r"1\s*You\s*signed \d+:\d\d"))
    both[1].page.click(".top button[aria-label=More]")
    both[1].page.get_by_role("button", name="Leave", exact=True).click()
    called = cy.page.locator("form.called")
    wait_until(lambda: bool(called.count()), cy, both)
    assert f"table {table}" in called.inner_text().lower()
    called.locator("button.go").click()
    cy.page.wait_for_url(f"**/table/{table}")
    cy.page.wait_for_selector(".is-mine")


def test_a_shuffle_is_verified_in_the_browser_by_its_player_and_by_a_link(
    room: ServedHouse, table: str, people: Callable[..., AtBrowser]
) -> None:
    both = sat(people, table)
    folded(room, table, both)
    ann = both[0]
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.go("/hands")
    hand = ann.page.locator(".hands a").last
    hand.wait_for()
    assert hand.locator(".card").count() == 2, "my own cards are in the list"
    hand.click()
    ann.page.get_by_role("button", name="Verify the shuffle").click()
    told = ann.page.locator(".shuffle [role=status]")
    expect(told).to_have_text("Shuffle verified here")
    assert ann.page.locator(".opened li").count() > 0
    ann.page.get_by_role("button", name="Share").click()
    ann.page.get_by_role("button", name="Make the link").click()
    ann.page.wait_for_selector("text=Copied")
    zoe = people("Zoe")
    zoe.go(ann.page.evaluate("navigator.clipboard.readText()").removeprefix(room.address))
    zoe.page.get_by_role("button", name="Verify the shuffle").click()
    expect(zoe.page.locator(".shuffle [role=status]")).to_have_text("Shuffle verified here")


def test_the_clock_is_called_on_whoever_has_thought_long_enough(
    room: ServedHouse, table: str, people: Callable[..., AtBrowser]
) -> None:
    both = sat(people, table)
    thinks = asked(room, table, both)
    calls = both[1] if thinks is both[0] else both[0]
    call_clock(calls)
    refused = calls.page.locator(".prompt.is-refused")
    expect(refused).to_contain_text("nobody here has thought for long enough")
    expect(refused.locator(".law").first).to_contain_text("pechanga/")
    room.running.clocks.running["room", table].ends -= 400_000  # so long ago they were asked
    seen = len(thinks.tables())
    call_clock(calls)
    wait_until(lambda: any(short(one) for one in thinks.tables()[seen:]), thinks)
    assert thinks.page.locator("[aria-label*='seconds left'], .ring").count()


def asked(room: ServedHouse, table: str, people: list[AtBrowser]) -> AtBrowser:
    """Whose turn it is, in a hand."""
    wait_until(lambda: ("room", table) in room.running.clocks.running, people[0])
    return next_to_act(people)


def folded(room: ServedHouse, table: str, people: list[AtBrowser]) -> None:
    """Whoever is to act folds, and the other wins; again where a page was a frame behind."""
    asked(room, table, people)
    number, at = hands_at(room, table), room.running.house.places["room"].tables[table]

    def folds() -> bool:
        for one in people:  # whoever could check is asked whether they are sure
            if at.hand is not None and at.hands == number:
                one.press("nothing to call", "Fold")
        return at.hand is None or at.hands > number

    wait_until(folds, people[0])


def call_clock(one: AtBrowser) -> None:
    button = one.page.get_by_role("button", name="Call the clock")
    if not button.count() or not button.first.is_visible():
        one.page.click(".top button[aria-label=More]")
    button.first.click()


def short(frame: dict[str, object]) -> bool:
    turn = frame["turn"]
    return isinstance(turn, dict) and 0 < turn["left"] <= 15_000


def wait_until(
    so: Callable[[], bool], one: AtBrowser, playing: Sequence[AtBrowser] = (), seconds: float = 90
) -> None:
    """Until it is so; meanwhile those who play go on playing."""
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it did not come"
        if not any(act(each) for each in playing):
            one.page.wait_for_timeout(50)


def test_the_floor_is_called_and_the_hand_is_held_until_it_answers(
    room: ServedHouse, table: str, people: Callable[..., AtBrowser]
) -> None:
    ann, bob = sat(people, table)
    asked(room, table, [ann, bob])
    ann.page.click("text=Call the floor")
    ann.page.fill("dialog input", "the button is wrong")
    ann.page.click("dialog button.go")
    for one in (ann, bob):
        expect(one.page.locator(".prompt")).to_contain_text("the button is wrong")
        assert one.tables()[-1]["turn"] is None, "nobody's time runs"

    async def answer() -> str:
        return room.running.calls.answer(("room", table), "", "play on")

    done = asyncio.run_coroutine_threadsafe(answer(), room.loop).result(60)
    assert done == ""
    for one in (ann, bob):
        expect(one.page.locator(".prompt")).not_to_contain_text("the button is wrong")
    folded(room, table, [ann, bob])


def test_the_blinds_are_chopped_when_both_agree(
    room: ServedHouse, table: str, people: Callable[..., AtBrowser]
) -> None:
    ann, bob = sat(people, table)
    asked(room, table, [ann, bob])
    ann.page.get_by_role("button", name="Chop the blinds").click()
    expect(ann.page.locator(".agree button").first).to_be_disabled()
    before = hands_at(room, table)
    bob.page.get_by_role("button", name="Agree: chop the blinds").click()
    wait_until(lambda: hands_at(room, table) > before, ann)
    stacks = [seat.stack for seat in room.running.house.places["room"].tables[table].seats if seat]
    assert len(set(stacks)) <= 2
    next_to_act([ann, bob])


def hands_at(room: ServedHouse, table: str) -> int:
    return room.running.house.places["room"].tables[table].hands


def test_somebody_moves_to_an_open_seat_and_adds_chips(
    room: ServedHouse, people: Callable[..., AtBrowser]
) -> None:
    table = opened(room, 6)
    ann = people("Ann")
    most = sits_with_half(ann, table)
    ann.page.click(".top button[aria-label=More]")
    ann.page.get_by_role("button", name="Add chips").click()
    assert ann.page.locator("dialog input").input_value().replace(",", "") == str(most)
    ann.page.click("dialog button.go")
    expect(ann.page.locator(".is-mine .pod-stack")).to_contain_text(f"{most:,}")
    ann.page.click(".top button[aria-label=More]")
    ann.page.get_by_role("button", name="Change seats").click()
    ann.page.locator(".seat-list li", has_text="Seat 5").get_by_role("button").click()
    expect(ann.page.locator(".is-mine")).to_have_attribute("data-seat", "4")
    balance = room.running.house.places["room"].room  # type: ignore[attr-defined]
    assert balance.tables[table].seats[4].stack == most


def sits_with_half(one: AtBrowser, table: str) -> int:
    """Sit down with half of what one may bring; all of it."""
    one.go(f"/table/{table}?sit=1")
    field = one.page.locator("dialog input")
    most = int(field.input_value().replace(",", ""))
    field.fill(str(most // 2))
    one.page.click("dialog button.go")
    one.page.wait_for_selector(".is-mine, .mine")
    return most


def test_a_newcomer_chooses_a_way_in_while_others_play_and_is_dealt_in(
    room: ServedHouse, people: Callable[..., AtBrowser], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room.running.dealer, "pause", 3)  # seconds, as in any house but a test's
    table = opened(room, 6)
    both = sat(people, table)
    asked(room, table, both)
    cy = people("Cy", PHONE)
    most = sits_with_half(cy, table)
    wait = cy.page.get_by_role("button", name="Wait for the big blind")
    expect(wait).to_have_attribute("aria-pressed", "false")  # the book has them post, left alone
    wait.click()
    expect(wait).to_have_attribute("aria-pressed", "true")
    expect(cy.page.locator(".prompt")).to_contain_text("it is your turn to pay the big blind")
    cy.page.click(".top button[aria-label=More]")
    cy.page.get_by_role("button", name="Add chips").click()
    cy.page.click("dialog button.go")
    expect(cy.page.locator(".room-banner")).to_contain_text("in front from the next hand on")
    assert room.running.house.places["room"].tables[table].hands == 1, "the same hand is on"
    folded(room, table, both)
    cy.page.wait_for_selector(".mine .own .card:not(.card-place)")
    stack = re.sub(r"\D", "", cy.page.locator(".mine .pod-stack").inner_text())
    assert int(stack) > most // 2, "and has what was asked for"


def test_the_rail_sees_the_table_a_hand_late_and_no_hidden_card(
    room: ServedHouse, table: str, people: Callable[..., AtBrowser]
) -> None:
    both = sat(people, table)
    zoe = people("Zoe")
    zoe.go(f"/table/{table}")
    expect(zoe.page.locator(".top .tag").first).to_contain_text("Rail")
    folded(room, table, both)
    folded(room, table, both)
    wait_true(zoe.page, "document.querySelector('.log').innerText.includes('wins')")
    check_no_hidden_card(zoe)
    assert not zoe.choices()
    assert zoe.page.locator(".log button.law").count(), "the rail is told the reasons too"
