"""The floor's desk and the dealer's tablet in real browsers, against a real house."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import open_games
from tests.browser.people import LONG, PHONE, AtBrowser, act, go_on
from tests.browser.staff import AtWork, open_by_hand, visitors
from tests.browser.test_playing import check_no_hidden_card
from tests.server.hiring import perform, wait_for
from tests.server.served_house import ServedHouse, served

from shuffleup.room.lists.list_commands import Join, LeaveTable, SeatPlayer
from shuffleup.table.commands import ReportHand
from shuffleup.table.state import seated as seat_at

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[ServedHouse]:
    """One house for all tests here, each of which uses tables of its own."""
    folder: Path = tmp_path_factory.mktemp("floor-house")
    with served(folder, house_name="Riverside Card Room") as house:
        wait_for(house, lambda: open_games(house))
        yield house


def seated(browser: Browser, house: ServedHouse, table: str, *names: str) -> list[AtBrowser]:
    people = []
    for name in names:
        one = AtBrowser(browser, house.address)
        one.enter(name)
        one.page.wait_for_selector(".games")
        one.sit_at(table)
        people.append(one)
    return people


def to_act(house: ServedHouse) -> str:
    """Whose turn it is, as the house has it: a page may be a frame behind."""
    table = house.running.house.places["room"].tables["1"]
    assert table.hand is not None
    return house.running.desk.names.name(seat_at(table, table.hand.actor).player)


def test_an_irregularity_is_ruled_from_the_desk_and_seen_by_the_player(
    browser: Browser, open_house: ServedHouse
) -> None:
    people = seated(browser, open_house, "1", "Ann", "Bob", "Cy")
    go_on(people, "Flop")
    actor, at = to_act(open_house), dict(zip(("Ann", "Bob", "Cy"), people, strict=True))
    name, early = next((name, one) for name, one in at.items() if name != actor)
    floor = AtWork(browser, open_house, "Marta", "floor")
    floor.go("/floor")
    page = floor.page
    page.click(".tile-table[data-table='1']")
    page.wait_for_selector(".point-stage .seat")
    page.click(f".point-stage .seat:has-text('{actor}') .pod-name")
    page.click(".kind[data-kind='out-of-turn']")  # of whoever's turn it is: it cannot have been
    page.wait_for_selector(f".asking .refusal:has-text('{actor}')")
    page.click(".asking header button")
    page.click(f".point-stage .seat:has-text('{name}') .pod-name")
    page.fill(".kinds input[type=search]", "before the turn came")
    page.click(".kind[data-kind='out-of-turn']")
    page.select_option(".question[data-fact='action'] select", "check")
    page.wait_for_selector(".ruling h2")
    assert page.locator(".ruling .law").count(), "a ruling comes with its clause"
    if page.locator(".option").count():
        page.locator(".option").first.click()
        page.fill("input[aria-label='Why, for the record']", "Clear as day")
    page.click(".asking-do .go")
    floor.until_done()
    page.wait_for_selector(".ruled li")
    early.page.locator(".log:has-text('The floor ruled')").first.wait_for()
    play_out(people)
    for one in people:
        check_no_hidden_card(one)
    no_card_the_floor_may_not_see(floor)
    for each in (*people, floor):
        assert each.faults == []
        each.close()


def play_out(people: list[AtBrowser]) -> None:
    """The hand in which the floor ruled goes on to its end; the next may follow at once."""
    end = time.monotonic() + LONG / 1000
    while "The floor ruled" in (log := people[0].log()) and "win" not in log:
        assert time.monotonic() < end, f"not over: {log}"
        if not any(act(one) for one in people):
            people[0].page.wait_for_timeout(50)


def no_card_the_floor_may_not_see(floor: AtWork) -> None:
    """The floor is shown backs: of a hand only what was shown or dealt face up."""
    for frame in floor.tables():
        hand = frame["view"]["table.FloorView"]["hand"]
        for seat, cards in enumerate(hand["hands"] if hand else ()):
            if seat not in hand["shown"]:
                assert {card for card in cards if card not in hand["up"][seat]} <= {53}


def test_a_list_is_called_a_seat_filled_and_a_player_moved_up(
    browser: Browser, open_house: ServedHouse
) -> None:
    game = "1/2 by hand"
    open_by_hand(open_house, game, "31", "32", seats=3)
    ids = visitors(open_house, "Walter", "Rosa", "Chip", "Marge", "Dutch", "Edna", "Louise")
    perform(open_house, *(SeatPlayer(who, "31", at, 200) for at, who in enumerate(ids[:3])))
    perform(open_house, *(SeatPlayer(who, "32", at, 200) for at, who in enumerate(ids[3:6])))
    perform(open_house, Join(ids[6], game), LeaveTable(ids[2], "31"))
    floor = AtWork(browser, open_house, "Vera", "floor", size=PHONE)
    floor.go("/floor")
    page = floor.page
    page.click(".fdesk-top .segments button:has-text('To do')")
    page.click(".to-fill button:has-text('Call Louise')")
    page.click(".work-tabs button:has-text('Lists')")
    page.locator(".called-names input").fill("200")
    page.click(".called-names button:has-text('Seat them')")
    page.wait_for_selector(".called-names", state="detached")
    assert open_house.running.house.places["room"].tables["31"].seats[2] is not None

    page.select_option(".moves label:has-text('From table') select", "32")
    page.select_option(".moves label:has-text('To table') select", "31")
    page.click(".moves button:has-text('Begin')")
    page.wait_for_selector(".move:has-text('Table 32 feeds 31')")
    perform(open_house, ReportHand(0), table="32")
    perform(open_house, LeaveTable(ids[0], "31"))  # its seat is the first of the line's
    told = page.locator(".move li")
    told.wait_for()
    assert "first on the must-move list" in told.inner_text(), "a move has its reason"
    page.click(".work-tabs button:has-text('Now')")
    page.locator(".told-to-move li button:has-text('Has moved')").wait_for()
    page.click(".work-tabs button:has-text('Lists')")
    told.locator("button:has-text('Has moved')").click()
    page.wait_for_selector(".only-phone .is-asking:has-text('count first')")
    told.locator("input").fill("190")
    told.locator("button:has-text('Has moved')").click()
    told.wait_for(state="detached")
    moved = open_house.running.house.places["room"].tables["31"].seats[0]
    assert moved is not None
    assert moved.player in ids[3:6]
    assert floor.faults == []
    floor.close()


def test_a_dealer_tells_of_a_hand_and_takes_a_wrong_one_back(
    browser: Browser, open_house: ServedHouse
) -> None:
    open_by_hand(open_house, "2/4 by hand", "41")
    ids = visitors(open_house, "Vern", "Trudy", "Hank")
    perform(open_house, *(SeatPlayer(who, "41", at, 200) for at, who in enumerate(ids)))
    dealer = AtWork(browser, open_house, "Dee", "dealer")
    dealer.go("/dealer")
    page, table = dealer.page, open_house.running.house.places["room"].tables["41"]
    page.click(".tile-table[data-table='41']")
    page.click(".tablet-seat:has-text('Hank') .tablet-who")
    page.click(".tablet-acts button:has-text('Goes away')")
    page.wait_for_selector(".tablet-seat.is-away:has-text('Hank')")
    page.click(".tablet-acts button:has-text('Is back')")
    page.wait_for_selector(".tablet-seat.is-away:has-text('Hank')", state="detached")
    page.click(".tell-hand .go")
    page.wait_for_selector(".outcome.is-refused .law")  # the button is drawn for first
    page.select_option(".tell-hand select", "0")
    drop = page.locator(".tell-hand label:has-text('Drop') input")
    drop.fill("1e30")  # no amount: it is said so, and not taken for nothing
    page.locator(".tell-hand .no-amount").wait_for()
    assert page.locator(".tell-hand .go").is_disabled()
    drop.fill("4")
    page.click(".tell-hand .go")
    page.wait_for_selector(".table-head:has-text('Hand 1')")
    page.wait_for_selector(".tablet-seat:has-text('not counted')")
    page.locator(".undo button[aria-label='Undo: Hand dealt, table 41']").first.click()
    page.fill(".undo-why input", "It was a misdeal")
    page.click(".undo-why .go")
    page.wait_for_selector(".table-head:has-text('Hand 1')", state="detached")
    table = open_house.running.house.places["room"].tables["41"]
    assert (table.hands, sum(table.collected.values())) == (0, 0)
    page.fill(".tablet-acts input", "200")
    page.click(".tablet-acts button:has-text('Cashes out')")
    page.wait_for_selector(".tablet-seat:has-text('Hank')", state="detached")
    assert dealer.faults == []
    dealer.close()


def test_a_wrong_act_is_undone_by_name(browser: Browser, open_house: ServedHouse) -> None:
    open_by_hand(open_house, "5/10 by hand", "51", seats=2)
    full = visitors(open_house, "Lew", "Gus")
    perform(open_house, *(SeatPlayer(one, "51", at, 200) for at, one in enumerate(full)))
    floor = AtWork(browser, open_house, "Kim", "floor")
    floor.go("/floor")
    page = floor.page
    page.click(".work-tabs button:has-text('Lists')")
    row = page.locator("[data-list='5/10 by hand']")
    row.locator("form .input").fill("Olga")  # who walks in, and whom nobody here knows yet
    row.locator("button:has-text('Add')").click()
    row.locator("li:has-text('Olga')").wait_for()
    page.locator(".outcome.is-done:has-text('Done: Put on the list, Olga.')").first.wait_for()
    page.click(".work-tabs button:has-text('Undo')")
    page.click(".undo button[aria-label='Undo: Put on the list, Olga']")
    page.fill(".undo-why input", "Another Olga")
    page.click(".undo-why button:has-text('Undo: Put on the list, Olga')")
    floor.until_done()
    page.click(".work-tabs button:has-text('Lists')")
    row.locator("li:has-text('Olga')").wait_for(state="detached")
    perform(open_house, LeaveTable(full[1], "51"))
    page.click(".tile-table[data-table='51']")  # who sits there is seen, though people deal
    page.click(".seats-panel li:has-text('open') .seat-row")
    page.locator(".seat-form .input").nth(0).fill("olga")
    page.locator(".seat-form .input").nth(1).fill("200")
    page.click(".seat-form .go")
    page.locator(".seats-panel li:has-text('Olga')").wait_for()
    assert floor.faults == []
    floor.close()
