"""The cage from its first chips to the signed close, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.people import LONG, PHONE, AtBrowser
from tests.browser.staff import AtWork
from tests.server.hiring import PASSWORD, hired, in_house, perform
from tests.server.served_house import ServedHouse

from shuffleup.room.cage.cage_commands import StockCage
from shuffleup.room.cage.ledger import CAGE_CASH, CAGE_CHIPS, HOUSE_DROP, balance
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.openings.opening_commands import OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.state import Room
from shuffleup.server.house_places.room_place import RoomPlace

pytestmark = pytest.mark.slow
expect.set_options(timeout=LONG)
BY_HAND = "9"


def room_of(house: ServedHouse) -> Room:
    place = house.running.house.places["room"]
    assert isinstance(place, RoomPlace)
    return place.room


def people_sit(house: ServedHouse) -> tuple[str, str]:
    """Two players at a table dealt by hand, where nothing goes on by itself."""
    ann, bob = hired(house, "Ann"), hired(house, "Bob")
    name = next(iter(room_of(house).listings))
    perform(house, OpenTable(BY_HAND, name, True))
    for seat, who in enumerate((ann, bob)):
        perform(house, Arrive(who))
        perform(house, SeatPlayer(who, BY_HAND, seat, 120))
    return ann, bob


def fill(one: AtBrowser, label: str, text: str) -> None:
    one.page.get_by_label(label, exact=True).fill(text)


def choose_window(one: AtBrowser, name: str) -> None:
    one.page.get_by_role("group", name="Window").get_by_role("button", name=name).click()


def row(one: AtBrowser, text: str) -> Locator:
    return one.page.locator(".cage-ledger tbody tr", has_text=text)


def sign_beside(one: AtBrowser, name: str) -> None:
    one.page.fill("input[name=second]", name)
    one.page.fill("input[name=second-password]", PASSWORD)
    one.page.get_by_role("button", name="Sign", exact=True).click()
    expect(one.page.get_by_text(f"{name} has signed.")).to_be_visible()


def test_the_cage_is_stocked_worked_and_closed(browser: Browser, house: ServedHouse) -> None:
    people_sit(house)
    hired(house, "Sam", "floor")
    room = room_of(house)
    pat = AtWork(browser, house, "Pat", "cage", path="/cage")
    # the bank: much money, so two people sign
    choose_window(pat, "Bank")
    fill(pat, "Chips from the house", "20,000")
    fill(pat, "Cash from the house", "10000")
    pat.page.get_by_role("button", name="Stock the cage").click()
    expect(pat.page.get_by_role("alert")).to_contain_text("two people sign")
    expect(pat.page.get_by_role("alert").locator(".law")).to_have_count(1)
    sign_beside(pat, "Sam")
    pat.page.get_by_role("button", name="Stock the cage").click()
    expect(row(pat, "From the bank")).to_contain_text("Pat and Sam")
    # a buy-in that the table refuses, and one that it takes
    choose_window(pat, "Buy-in")
    pat.page.locator("select[name=player]").select_option(index=1)
    fill(pat, "Cash received", "1000000")
    pat.page.get_by_role("button", name="Book the buy-in").click()
    expect(pat.page.get_by_role("alert")).to_contain_text("Refused:")
    before = balance(room, CAGE_CASH)
    fill(pat, "Cash received", "50")
    pat.page.get_by_role("button", name="Book the buy-in").click()
    expect(row(pat, "More chips, Ann")).to_contain_text("+50")
    assert balance(room, CAGE_CASH) == before + 50
    # a tray filled at the wrong table, and undone by its name
    choose_window(pat, "Tray")
    fill(pat, "Amount", "500")
    pat.page.get_by_role("button", name="Book the fill").click()
    row(pat, "Fill").get_by_role("button", name=re.compile("Undo")).click()
    pat.page.fill("dialog input[name=why]", "the wrong table")
    pat.page.locator("dialog").get_by_role("button", name="Undo", exact=True).click()
    expect(row(pat, "undone: the wrong table")).to_be_visible()
    # a player goes with what was counted; then the box
    choose_window(pat, "Cash-out")
    pat.page.locator("select[name=player]").select_option(index=2)
    fill(pat, "Chips counted", "110")
    pat.page.get_by_role("button", name=re.compile("Pay out")).click()
    expect(row(pat, "Cash-out, Bob")).to_contain_text("−110")
    # what is in front of Ann nobody knows any more: it is counted before she buys
    choose_window(pat, "Buy-in")
    pat.page.locator("select[name=player]").select_option(index=1)
    fill(pat, "Chips in front, counted", "100")
    fill(pat, "Cash received", "30")
    pat.page.get_by_role("button", name="Book the buy-in").click()
    expect(row(pat, "+30")).to_be_visible()
    choose_window(pat, "Drop")
    pat.page.locator("select[name=table]").select_option(BY_HAND)
    fill(pat, "For the house", "10")
    pat.page.get_by_role("button", name="Enter the count").click()
    expect(row(pat, "Drop counted")).to_contain_text("+10")
    assert balance(room_of(house), HOUSE_DROP) == 10
    close_the_day(pat, house)
    assert pat.faults == []
    pat.close()


def close_the_day(pat: AtBrowser, house: ServedHouse) -> None:
    room = room_of(house)
    cash, chips = balance(room, CAGE_CASH), balance(room, CAGE_CHIPS)
    closing = pat.page.get_by_role("region", name="Close the day")
    fill(pat, "Cash, other amounts", str(cash - 20))
    fill(pat, "Chips, other amounts", str(chips))
    expect(closing.locator(".cage-off")).to_have_text("$20 short")
    button = closing.get_by_role("button", name="Close with Cash $20 short")
    expect(button).to_be_disabled()  # a difference wants a reason
    pat.page.fill("input[name=reason]", "line 3 keyed as cash")
    # money moves while it is counted: what is signed must be what is true
    perform(house, StockCage(0, 7))
    expect(closing.locator(".cage-off")).to_have_text("$27 short")
    assert not room.closed
    cash, chips = balance(room, CAGE_CASH), balance(room, CAGE_CHIPS)
    fill(pat, "Cash, other amounts", str(cash - 20))
    fill(pat, "Chips, other amounts", str(chips))
    expect(button).to_be_enabled()
    closing.get_by_role("button", name="Add a second signature").click()
    sign_beside(pat, "Sam")
    button.click()
    expect(closing.get_by_text("signed Pat and Sam")).to_be_visible()
    assert room.closed[-1][1:] == (0, -20)
    assert balance(room, CAGE_CASH) == cash - 20


def test_a_close_that_is_not_as_it_was_told_is_refused_with_the_difference(
    browser: Browser, house: ServedHouse
) -> None:
    pat = AtWork(browser, house, "Pat", "cage", path="/cage", size=PHONE)
    choose_window(pat, "Bank")
    fill(pat, "Chips from the house", "900")
    pat.page.get_by_role("button", name="Stock the cage").click()
    expect(row(pat, "From the bank")).to_be_visible()
    fill(pat, "Cash, other amounts", "0")
    fill(pat, "Chips, other amounts", "900")
    # the frame that tells of the next entry is held back: the page still believes it is even
    while house.running.places.changed:  # one that is on its way would tell of it too
        pat.page.wait_for_timeout(50)
    in_house(house, lambda: setattr(house.running.places, "show", lambda place: None))
    perform(house, StockCage(50, 0))
    pat.page.get_by_role("button", name="Close the day").click()
    expect(pat.page.get_by_role("alert")).to_contain_text("chips 50 short")
    assert not room_of(house).closed
    pat.close()


def test_nobody_else_sees_the_cage(browser: Browser, house: ServedHouse) -> None:
    flo = AtWork(browser, house, "Flo", "floor", path="/cage")
    expect(flo.page.get_by_role("main")).not_to_contain_text("Ledger")
    answer = flo.context.request.get(house.address + "/api/cage/ledger")
    assert answer.status == 403
    assert "cage" in answer.json()["refused"]["says"]
    flo.close()
