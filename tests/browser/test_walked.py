"""What a walk through the client turned up: keys, choices ahead, two boards, stud on a phone, a
move in a tournament, a break taken, an empty room and its owner. Each at a table of its own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from random import choices

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import open_table
from tests.browser.people import LONG, PHONE, AtBrowser
from tests.browser.staff import AtWork
from tests.browser.test_live_table import APART, asked, wait_until
from tests.browser.test_tournament import announced
from tests.server.hiring import perform
from tests.server.served_house import ServedHouse, served

from shuffleup.client.messages import Gone, Notice
from shuffleup.server.hub.switchboard import ENCODER
from shuffleup.table.commands import Hold

pytestmark = pytest.mark.slow
expect.set_options(timeout=LONG)
ROOT = re.compile(r"^[0-9a-f]{64}$")
# An amount and Enter in one go, before anything can be drawn.
TYPED = """([field, text]) => {
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}"""


@pytest.fixture(scope="module")
def room(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("walked"), book="corner-club") as house:
        yield house


def two_sat(browser: Browser, room: ServedHouse) -> tuple[str, list[AtBrowser]]:
    """Two people at a table for two, in a hand."""
    number = str(len(room.running.house.places["room"].tables) + 1)
    done = open_table(room, number, "holdem", f"Game {number}", 2)
    asyncio.run_coroutine_threadsafe(done, room.loop).result(60)
    both = [AtBrowser(browser, room.address), AtBrowser(browser, room.address, PHONE)]
    for one in both:
        one.enter("".join(choices(APART, k=9)))
        one.page.wait_for_selector(".games")
        one.sit_at(number)
    return number, both


def other_of(one: AtBrowser, both: list[AtBrowser]) -> AtBrowser:
    return both[1] if one is both[0] else both[0]


def away(*people: AtBrowser) -> None:
    for one in people:
        assert one.faults == []
        one.close()


def test_the_amount_just_typed_is_sent_however_soon_enter_follows(
    browser: Browser, room: ServedHouse
) -> None:
    table, both = two_sat(browser, room)
    one = asked(room, table, both)
    field = one.page.locator(".amount input")
    one.page.evaluate(TYPED, [field.element_handle(), "9"])
    hand = room.running.house.places["room"].tables[table]
    wait_until(lambda: hand.hand is not None and max(hand.hand.bets) > 2, one)
    assert hand.hand is not None
    assert max(hand.hand.bets) == 9
    away(*both)


def test_the_root_of_a_deck_stands_in_the_very_frame_of_its_deal(
    browser: Browser, room: ServedHouse
) -> None:
    table, both = two_sat(browser, room)
    asked(room, table, both).press("Call")
    asked(room, table, both).press("Check")
    one = both[0]
    wait_until(lambda: "Flop" in one.log(), one)
    frames = one.tables()
    dealt = next(
        at for at, frame in enumerate(frames) if any("table.Began" in e for e in frame["events"])
    )
    roots = {(frame["deck"], frame["next_deck"]) for frame in frames[dealt:]}
    assert roots == {room.running.shuffler.roots("room", table)}
    assert all(ROOT.match(root) for root in next(iter(roots)))
    away(*both)


def test_a_choice_ahead_that_no_longer_fits_is_dropped_and_told(
    browser: Browser, room: ServedHouse
) -> None:
    table, both = two_sat(browser, room)
    one = asked(room, table, both)
    other = other_of(one, both)
    other.page.locator(".ahead", has_text="Check").last.click()
    one.page.fill(".amount input", "10")
    one.press("Raise")
    expect(other.page.locator(".prompt")).to_contain_text("The bet has changed: you are asked.")
    other.page.wait_for_timeout(400)
    expect(other.page.locator(".prompt")).to_contain_text("The bet has changed")
    other.press("Call")
    expect(other.page.locator(".prompt")).not_to_contain_text("The bet has changed")
    away(*both)


def test_keys_do_nothing_under_a_window_that_is_read(browser: Browser, room: ServedHouse) -> None:
    table, both = two_sat(browser, room)
    one = asked(room, table, both)
    hand = room.running.house.places["room"].tables[table].hand
    assert hand is not None
    before = hand.version
    open_seals(one)
    for key in "fcr":
        one.page.keyboard.press(key)
    one.page.wait_for_timeout(300)
    assert hand.version == before
    one.page.keyboard.press("Escape")
    one.page.locator("dialog").wait_for(state="detached")
    one.page.keyboard.press("c")
    wait_until(lambda: hand.version > before, one)
    away(*both)


def open_seals(one: AtBrowser) -> None:
    """The roots of the decks, from the line above the table or from its menu."""
    sealed = one.page.get_by_role("button", name="Deck sealed")
    if not sealed.count():
        one.page.click(".top button[aria-label=More]")
    sealed.click()
    expect(one.page.locator("dialog .link-text").first).to_have_value(ROOT)


def test_two_boards_lie_clear_of_the_pot_and_each_is_told(
    browser: Browser, room: ServedHouse
) -> None:
    table, both = two_sat(browser, room)
    one = asked(room, table, both)
    perform(room, Hold(), table=table)  # each may win a board: the next hand would sweep the log
    one.page.locator(".preset", has_text="All-in").click()
    one.press("All-in")
    other_of(one, both).page.get_by_role("button", name="All-in").click()
    ann = both[0]

    def runs_twice() -> bool:
        for each in both:
            if each.page.get_by_role("button", name="Run it twice").count():
                each.page.keyboard.press("2")
        return " win" in ann.log()

    wait_until(runs_twice, ann)
    heads = ann.page.locator(".log-head").all_inner_texts()
    assert [one.strip() for one in heads if one.strip()] == [
        "Before the flop", "Flop", "Turn", "River",
        "Board 2, Flop", "Board 2, Turn", "Board 2, River",
    ]  # fmt: skip
    for each in both:
        boards = each.page.locator(".boards").bounding_box()
        pot = each.page.locator(".pots .pot").first.bounding_box()
        assert boards is not None
        assert pot is not None
        assert boards["y"] + boards["height"] <= pot["y"] + 1
    away(*both)


def test_stud_on_a_phone_gives_few_rivals_large_cards(browser: Browser, room: ServedHouse) -> None:
    number = str(len(room.running.house.places["room"].tables) + 1)
    done = open_table(room, number, "stud", f"Game {number}", 8)
    asyncio.run_coroutine_threadsafe(done, room.loop).result(60)
    both = [AtBrowser(browser, room.address, PHONE) for _ in range(2)]
    for one in both:
        one.enter("".join(choices(APART, k=9)))
        one.page.wait_for_selector(".games")
        one.sit_at(number)
    asked(room, number, both)
    card = both[0].page.locator(".line .ups .card").first.bounding_box()
    row = both[0].page.locator(".line").first.bounding_box()
    assert card is not None
    assert row is not None
    assert card["width"] >= 56
    assert row["x"] + row["width"] <= PHONE[0]
    away(*both)


def test_whoever_is_moved_in_a_tournament_finds_themselves_at_the_new_table(
    browser: Browser, room: ServedHouse
) -> None:
    place = asyncio.run_coroutine_threadsafe(announced(room), room.loop).result(60)
    both = [AtBrowser(browser, room.address), AtBrowser(browser, room.address, PHONE)]
    for one in both:
        one.enter("".join(choices(APART, k=9)))
        one.page.wait_for_selector(".games, .empty")
        one.go(f"/{place}")
        one.page.click("text=Register")
    for one in both:
        one.page.wait_for_selector(".act")
    old = both[0].page.url.rsplit("/", 1)[-1]

    async def move() -> None:  # as the house tells it
        for connection in room.running.hub.connections:
            says = "You are moved to table 9, seat 2."
            connection.send(ENCODER.encode(Notice("moved", says, place, "9", seat=2)))
            connection.send(ENCODER.encode(Gone(place, old, "you were moved to another table")))

    asyncio.run_coroutine_threadsafe(move(), room.loop).result(60)
    for one in both:
        one.page.wait_for_url(f"**/{place}/table/9")
        one.close()


def test_whoever_takes_a_break_is_told_so_at_the_door(browser: Browser, room: ServedHouse) -> None:
    one = AtBrowser(browser, room.address)
    one.enter("".join(choices(APART, k=9)))
    one.page.wait_for_selector(".games, .empty")
    one.go("/account")
    for _ in range(2):
        one.page.get_by_role("button", name="Begin the break").click()
    expect(one.page.locator(".notice")).to_contain_text("You are taking a break until")
    expect(one.page.locator("input[name=name]")).to_be_visible()
    away(one)


def test_whoever_deletes_their_data_is_asked_twice_and_stands_at_the_door_without_a_name(
    browser: Browser, room: ServedHouse
) -> None:
    one, name = AtBrowser(browser, room.address), "".join(choices(APART, k=9))
    one.enter(name)
    one.page.wait_for_selector(".games, .empty")
    one.go("/account")
    one.page.get_by_role("button", name="Delete my data").click()
    expect(one.page.get_by_text("Really delete?")).to_be_visible()
    one.page.get_by_role("button", name="Yes, delete").click()
    expect(one.page.locator(".notice")).to_contain_text("Your data is deleted.")
    expect(one.page.locator("input[name=name]")).to_be_visible()
    one.enter(name)  # the name is nobody's any more
    one.page.wait_for_selector(".games, .empty")
    away(one)


def test_an_empty_room_leads_its_owner_to_the_floors_desk_and_a_guest_to_a_game_of_their_own(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with served(tmp_path_factory.mktemp("empty")) as house:
        owner = AtWork(browser, house, "Olive", "owner", path="/")
        owner.page.get_by_role("link", name="To the floor's desk").click()
        owner.page.wait_for_url("**/floor")
        guest = AtBrowser(browser, house.address)
        guest.enter("Gwen")
        expect(guest.page.locator(".empty")).to_contain_text("ask the house to open a table")
        assert guest.page.get_by_role("link", name="To the floor's desk").count() == 0
        put_on_board(owner, "Seven-card stud", "drop 2")
        row = guest.page.locator(".games").get_by_text("Seven-card stud")
        expect(row.first).to_be_visible()
        away(owner, guest)


def put_on_board(owner: AtWork, title: str, also: str) -> None:
    """At the floor's desk: a game on the board, and a table of it that the house deals."""
    page = owner.page
    page.get_by_role("button", name="Put a game on the board").click()
    page.locator(".small-form select").first.select_option(label=title)
    page.get_by_label("Also: drop 4, promotion 1, kill").fill(also)
    page.get_by_role("button", name="Put it on the board").click()
    owner.until_done()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Number").fill("1")
    page.get_by_text("The house", exact=True).click()
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".tile-table[data-table='1']")).to_contain_text(title)
