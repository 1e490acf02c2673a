"""Two people at two browsers, clicking, against a real house."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import GAMES, HEADS_UP
from tests.browser.people import LONG, PHONE, AtBrowser, go_on, wait_true
from tests.server.served_house import ServedHouse

from shuffleup.server.identity.first_owner import owner_code

UNKNOWN = 53
pytestmark = pytest.mark.slow


def two_at(browser: Browser, house: ServedHouse, table: str) -> list[AtBrowser]:
    people = [AtBrowser(browser, house.address), AtBrowser(browser, house.address, PHONE)]
    for one, name in zip(people, ("Ann", "Bob"), strict=True):
        one.enter(name)
        one.page.wait_for_selector(".games")
        one.sit_at(table)
    return people


@pytest.mark.parametrize(("number", "game"), list(enumerate(GAMES, 1)), ids=GAMES)
def test_two_guests_play_a_hand_by_clicking(
    browser: Browser, house: ServedHouse, number: int, game: str
) -> None:
    people = two_at(browser, house, str(number))
    told = go_on(people, "win")
    assert re.search(r"wins? \$[\d,]+( with |, (high|low) hand: )\w+", told), "by which hand"
    for one in people:
        assert one.faults == []
        check_no_hidden_card(one)
        one.close()


def check_no_hidden_card(one: AtBrowser) -> None:
    """What a rival holds is in no frame before it is shown."""
    assert one.tables()
    for frame in one.tables():
        view = frame["view"].get("table.PlayerView")
        hand = view and view["hand"]
        for seat, cards in enumerate(hand["hands"] if hand else ()):
            if seat != view["seat"] and seat not in hand["shown"]:
                down = [card for card in cards if card not in hand["up"][seat]]
                assert set(down) <= {UNKNOWN}
        for event in frame["events"]:
            dealt = event.get("hand.Dealt")
            if dealt and view and dealt["seat"] != view["seat"] and not dealt.get("up"):
                assert set(dealt["cards"]) == {UNKNOWN}
            assert set(event.get("hand.Shuffled", {"deck": []})["deck"]) <= {UNKNOWN}


def test_a_raise_too_small_is_refused_with_its_clause_in_the_prompt_line(
    browser: Browser, house: ServedHouse
) -> None:
    people = two_at(browser, house, "1")
    go_on(people, "Flop")
    one = next_to_act(people)
    before = one.page.locator(".prompt").bounding_box()
    one.page.fill(".amount input", "1")
    one.press("Bet")
    law = one.page.locator(".prompt.is-refused .law")
    law.first.wait_for()
    assert "/" in law.first.inner_text()
    assert one.page.locator(".prompt").bounding_box() == before, "a refusal moves nothing"
    assert one.may_act()
    for each in people:
        each.close()


def next_to_act(people: list[AtBrowser]) -> AtBrowser:
    for _ in range(600):
        for one in people:
            if one.may_act():
                return one
        people[0].page.wait_for_timeout(100)
    raise AssertionError("nobody may act")


def test_a_page_loaded_anew_in_a_hand_has_cards_choices_and_the_story_so_far(
    browser: Browser, house: ServedHouse
) -> None:
    people = two_at(browser, house, "1")
    go_on(people, "Flop")
    one = next_to_act(people)
    names = one.page.locator(".own .card, .mine .card")
    held = [names.nth(at).get_attribute("aria-label") for at in range(names.count())]
    offered = one.choices()
    one.page.reload()
    one.page.wait_for_selector(".choices .button:not([disabled])")
    again = one.page.locator(".own .card, .mine .card")
    assert [again.nth(at).get_attribute("aria-label") for at in range(again.count())] == held
    assert one.choices() == offered
    if one is people[0]:
        wait_true(one.page, "document.querySelector('.log').innerText.includes('Flop')")
    go_on(people, "win")
    for each in people:
        each.close()


def test_a_home_game_by_its_link_on_a_phone(browser: Browser, house: ServedHouse) -> None:
    host = AtBrowser(browser, house.address)
    host.enter("Ann")
    host.page.wait_for_selector(".games")
    host.go("/private")
    host.page.click("button.big")
    link = host.page.locator(".link-text").input_value()
    friend = AtBrowser(browser, house.address, PHONE)
    friend.enter("Bob", link.removeprefix(house.address))
    friend.page.wait_for_url("**/game/**")
    place = "/" + "/".join(friend.page.url.split("/")[-2:])
    for one in (host, friend):
        one.sit_at("1", place)
    go_on([host, friend], "win")
    assert friend.faults == []
    for one in (host, friend):
        one.close()


def test_the_first_owner_takes_the_house_over_with_its_code(
    browser: Browser, house: ServedHouse
) -> None:
    code = owner_code(house.running.desk)
    owner = AtBrowser(browser, house.address)
    owner.go("/")
    owner.page.get_by_role("button", name="Owner", exact=True).click()
    owner.page.fill("input[name=code]", code)
    owner.page.fill("input[name=name]", "Olive")
    owner.page.fill("input[name=password]", "a horse, a battery")
    owner.page.click("form button.go")
    expect(owner.page.get_by_role("link", name="Manager")).to_be_visible(timeout=LONG)
    another = AtBrowser(browser, house.address)
    another.go("/")
    expect(another.page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=LONG)
    expect(another.page.get_by_role("button", name="Owner", exact=True)).to_have_count(0)
    for one in (owner, another):
        one.close()


def test_a_seat_is_waited_for_on_the_list_and_the_place_has_its_reason(
    browser: Browser, house: ServedHouse
) -> None:
    people = two_at(browser, house, "5")
    other = AtBrowser(browser, house.address)
    other.enter("Cy")
    row = other.page.locator(f".game-row:has-text('{HEADS_UP}')")
    row.locator("button", has_text="Join the list").click()
    place = other.page.locator(".list-place")
    place.wait_for()
    assert "You are 1st" in place.inner_text()
    why = other.page.locator(".list-names .is-me").inner_text()
    assert "signed" in why, "the place is told with its reason"
    other.page.click("text=Leave the list")
    place.wait_for(state="detached")
    for each in (*people, other):
        each.close()


def test_a_lost_connection_comes_back_by_itself_with_the_amount_that_was_typed(
    browser: Browser, house: ServedHouse
) -> None:
    people = two_at(browser, house, "1")
    go_on(people, "Flop")
    one = next_to_act(people)
    one.page.fill(".amount input", "37")
    watched = len([frame for frame in one.frames if frame["t"] == "hello"])
    asyncio.run_coroutine_threadsafe(break_lines(house), house.loop).result(60)
    for _ in range(600):
        if len([frame for frame in one.frames if frame["t"] == "hello"]) > watched:
            break
        one.page.wait_for_timeout(100)
    one.page.wait_for_selector(".banner", state="detached")
    assert one.page.locator(".amount input").input_value() == "37"
    go_on(people, "win")
    for each in people:
        assert each.faults == []
        each.close()


async def break_lines(house: ServedHouse) -> None:
    for connection in list(house.running.hub.connections):
        connection.close(1012, "the line broke")
