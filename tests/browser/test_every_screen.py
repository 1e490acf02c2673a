"""Whatever is held in the hand: cards, board, pots, bets, clock and choices are on the screen at
once. Measured at full tables, at every size from a phone to a wide screen and zoomed in."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.full_tables import Box, boxes, full_table, show

pytestmark = pytest.mark.slow
Size = tuple[int, int]
TOUCH: tuple[Size, ...] = (
    (390, 844), (320, 568), (844, 390), (932, 430), (740, 360), (768, 1024), (1024, 600),
)  # fmt: skip
DESK: tuple[Size, ...] = ((1024, 768), (1366, 625), (1440, 900), (2560, 1440), (720, 450))
ZOOMED: Size = (360, 225)  # 400 % of 1440 by 900
TABLES = {"holdem": 9, "stud": 8, "omaha-6": 7, "omaha": 10}
PODS = ".seat .pod, .line .who"
OWN = ".mine .card, .own .card, .stud.is-mine .card"
BETS = ".bet > b"
MIDDLE = ".pots .pot, .total, .lines-head > *"
CHOICES = ".act .choices .button, .act .preset, .act .amount, .act .slider"
CLOCK = ".is-mine .time, .is-mine .ring, .mine .ring"
SEEN = ", ".join(
    [PODS, OWN, BETS, MIDDLE, CHOICES, CLOCK, ".board .card, .held .card, .mark", ".top *"]
)
APART = (PODS, OWN, BETS, MIDDLE, ".board .card", ".act .choices .button")
BEHIND_MARKS = (".pod-name, .pod-stack", BETS, MIDDLE, ".board .card", OWN)
WORDS = ".choices .button > span, .preset b, .preset span, .pot, .prompt p, .mine .pod-stack"


@pytest.mark.parametrize("key", TABLES)
def test_all_of_a_full_table_is_on_every_screen(browser: Browser, key: str) -> None:
    faults: list[str] = []
    for sizes, touch in ((TOUCH, True), (DESK, False)):
        words = "de-DE" if touch else "en-US"  # the longer ones where there is less room
        context = browser.new_context(has_touch=touch, locale=words, reduced_motion="reduce")
        page = context.new_page()
        show(page, full_table(key, TABLES[key]))
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(60)
            found = [*outside(page, SEEN, size), *overlapping(page), *cut(page), *scrolled(page)]
            faults += [
                f"{size[0]}x{size[1]} {one}" for one in [*found, *(small(page) if touch else [])]
            ]
        context.close()
    assert faults == []


def test_at_400_percent_cards_clock_and_choices_stay(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": ZOOMED[0], "height": ZOOMED[1]})
    page = context.new_page()
    for key, seats in TABLES.items():
        show(page, full_table(key, seats))
        what = ", ".join((OWN, CLOCK, ".act .choices .button, .act .amount", ".prompt"))
        assert [*outside(page, what, ZOOMED), *cut(page), *scrolled(page)] == [], key
        part = page.locator(".table-part")
        assert part.evaluate("one => one.scrollHeight > one.clientHeight"), "the rest by scrolling"
    context.close()


def outside(page: Page, what: str, size: Size) -> list[str]:
    width, height = size[0] + 0.5, size[1] + 0.5
    return [
        f"outside: {box}"
        for box in boxes(page, what)
        if box.left < -0.5 or box.top < -0.5 or box.right > width or box.bottom > height
    ]


def overlapping(page: Page) -> list[str]:
    kinds = [(what, list(boxes(page, what))) for what in APART]
    pairs = [
        pair for (_, some), (_, others) in combinations(kinds, 2) for pair in product(some, others)
    ] + [
        pair
        for what, some in kinds
        if what not in (OWN, ".board .card")
        for pair in combinations(some, 2)
    ]
    pairs += product(boxes(page, MIDDLE), list(boxes(page, ".stud .card")))
    rows = [list(boxes(page, f"li.around:nth-child({at}) .stud .card")) for at in range(1, 14)]
    pairs += [pair for some, others in combinations(rows, 2) for pair in product(some, others)]
    marks = list(boxes(page, ".marks .mark"))
    pairs += [(one, mark) for what in BEHIND_MARKS for one in boxes(page, what) for mark in marks]
    return [f"overlapping: {one} and {other}" for one, other in pairs if on_each_other(one, other)]


def on_each_other(one: Box, other: Box, air: float = 1.5) -> bool:
    return (
        min(one.right, other.right) - max(one.left, other.left) > air
        and min(one.bottom, other.bottom) - max(one.top, other.top) > air
    )


def cut(page: Page) -> list[str]:
    return [
        f"cut: {one}"
        for one in page.evaluate(
            """what => [...document.querySelectorAll(what)]
                .filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth
                    || one.scrollHeight > one.clientHeight + 2 && one.clientHeight)
                .map(one => one.textContent)""",
            WORDS,
        )
    ]


def scrolled(page: Page) -> list[str]:
    told = page.evaluate(
        """() => [document.documentElement, document.querySelector(".act")]
            .map(one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])"""
    )
    return [f"scrolls by {by}" for by in told if max(by) > 1]


def small(page: Page) -> list[str]:
    return [
        f"small: {box}"
        for box in boxes(page, ".room button:not(.law), .room input, .room label.ahead")
        if box.bottom - box.top < 43.5 or box.right - box.left < 43.5
    ]
