"""Small things of the table that were wrong once, looked at in drawn hands."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts.web_shots import frames_of
from tests.browser.full_tables import boxes, full_table, show
from tests.browser.people import PHONE
from tests.browser.test_accessible import AXE

pytestmark = pytest.mark.slow
DRAWS = 22  # of "triple": the viewer is to change cards


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en-US", reduced_motion="reduce")
    page = context.new_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    yield page
    context.close()


def test_own_cards_are_held_high_to_low_each_with_its_key(page: Page) -> None:
    show(page, tuple(frames_of("triple")[:DRAWS]))
    held = page.locator(".own-card .card").evaluate_all("all => all.map(one => +one.dataset.card)")
    assert held == sorted(held, reverse=True)
    expect(page.locator(".own-card kbd")).to_have_text(["1", "2", "3", "4", "5"])
    page.keyboard.press("3")
    chosen = page.locator(".own-card[aria-pressed=true]")
    assert int(str(chosen.locator(".card").get_attribute("data-card"))) == held[2]
    amber = "getComputedStyle(document.documentElement).getPropertyValue('--warn')"
    assert chosen.evaluate("one => getComputedStyle(one).outlineColor") != page.evaluate(amber)
    expect(page.locator(".choices .go > span")).to_have_text("Change 1")


def test_hyphens_have_no_holes_and_figures_stand_below_each_other(page: Page) -> None:
    show(page, full_table("holdem", 9))
    numerals = "one => getComputedStyle(one).fontVariantNumeric"
    assert page.locator("h1").evaluate(numerals) == "normal"
    assert page.locator(".pod-stack").first.evaluate(numerals) == "tabular-nums"


def test_in_stud_ones_own_bet_is_seen_beside_ones_own_cards(page: Page) -> None:
    frames = full_table("stud", 8)
    show(page, frames)
    own = list(boxes(page, ".stud.is-mine .card"))
    bet = next(boxes(page, ".bet.is-own > b"))
    assert own[0].left < bet.left < own[-1].right
    assert own[0].top - 70 < bet.bottom < own[0].top
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".mine .bet")).to_contain_text("$40")
    cut = "one => one.scrollHeight - one.clientHeight"
    for pill in page.locator(".line-doing").all():
        assert pill.evaluate(cut) <= 0, "Bring-in is whole"


def test_marks_lie_on_the_table_and_not_on_the_backs_of_cards(page: Page) -> None:
    for seats in (4, 6, 9, 10):
        show(page, full_table("holdem", seats, seats - 2))
        for size in ((1440, 900), PHONE):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(60)
            stage = next(boxes(page, ".table-part"))
            backs = list(boxes(page, ".fan .card"))
            for mark in boxes(page, ".marks .mark"):
                assert stage.left < mark.left < mark.right < stage.right
                assert not any(
                    min(mark.right, back.right) - max(mark.left, back.left) > 2
                    and min(mark.bottom, back.bottom) - max(mark.top, back.top) > 2
                    for back in backs
                ), (seats, size, mark)


def test_the_phones_menu_is_one_column_with_the_law_in_it(page: Page) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    show(page, full_table("holdem", 3))
    page.get_by_role("button", name="More").click()
    rows = page.locator(".menu-list > .button, .menu-list > nav > .button")
    starts = rows.evaluate_all(
        """all => all.map(one => {
            const words = document.createRange();
            words.selectNodeContents(one);
            return Math.round(words.getBoundingClientRect().left);
        })"""
    )
    assert len(starts) >= 7
    assert len(set(starts)) == 1
    links = rows.evaluate_all("all => all.map(one => one.pathname)")
    assert {"/ask", "/law"} <= set(links)
    box = next(boxes(page, ".menu-list"))
    assert box.left >= 0
    assert box.right <= PHONE[0]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_an_open_seat_is_readable_and_all_of_the_table_has_a_landmark(
    page: Page, theme: str
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make page)")
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    frames = copy.deepcopy(full_table("holdem", 9))
    for frame in frames:
        frame["view"]["table.PlayerView"]["felt"]["chairs"][4] = None
    show(page, frames)
    expect(page.locator(".seat.is-open")).to_have_count(1)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")
    told = [(one["id"], [node["target"] for node in one["nodes"]]) for one in found["violations"]]
    assert told == []
