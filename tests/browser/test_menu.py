"""The top line and the phone's bar of those who work here, measured: nothing breaks, covers or
runs out of the page at any width."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.people import PHONE
from tests.browser.staff import AtWork
from tests.server.served_house import ServedHouse, served

pytestmark = pytest.mark.slow
WIDTHS = (901, 1024, 1100, 1180, 1280, 1366)
# Of everything in the top line: its box, and whether its words go over more than a line.
BOXES = """() => [...document.querySelectorAll(
    '.top .brand span, .top .nav a, .top .now, .desks-menu > button, .top .me, .top-end > .menu'
)].filter(one => one.offsetParent).map(one => {
    const box = one.getBoundingClientRect();
    return [one.textContent.trim(), box.left, box.right, box.top, box.bottom];
})"""


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[ServedHouse]:
    folder: Path = tmp_path_factory.mktemp("menu-house")
    with served(folder, house_name="Riverside Card Room") as house:
        yield house


@pytest.fixture(scope="module")
def manager(browser: Browser, office: ServedHouse) -> AtWork:
    return AtWork(browser, office, "Mo Manager", "manager")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", WIDTHS)
def test_the_managers_menu_is_one_line_at_every_width(
    manager: AtWork, width: int, language: str
) -> None:
    page = manager.page
    page.set_viewport_size({"width": width, "height": 768})
    manager.go("/floor")
    page.evaluate(
        "to => localStorage.setItem('shuffleup.settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('shuffleup.settings') ?? '{}'), language: to}))",
        language,
    )
    manager.go("/floor")
    page.wait_for_selector(".fdesk-top")
    boxes = page.evaluate(BOXES)
    assert len(boxes) >= 8, boxes
    assert all(bottom - top <= 40 for *_, top, bottom in boxes), "each in one line"
    assert all(top >= 0 and bottom <= 52 for *_, top, bottom in boxes), "inside of the top line"
    edges = sorted((left, right) for _, left, right, *_ in boxes)
    assert all(one[1] <= other[0] + 1 for one, other in pairwise(edges)), boxes
    assert edges[-1][1] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_below_1280_the_desks_are_in_one_menu(manager: AtWork) -> None:
    page = manager.page
    page.set_viewport_size({"width": 1024, "height": 768})
    manager.go("/floor")
    page.click(".desks-menu > button")
    links = page.locator(".desks-menu a").evaluate_all("all => all.map(one => one.pathname)")
    assert links == ["/floor", "/dealer", "/cage", "/director", "/league", "/manager"]
    page.click(".desks-menu a[href='/cage']")
    page.wait_for_selector(".cage, .loading")
    assert page.locator(".desks-menu a").count() == 0, "it closes behind whoever goes"


@pytest.mark.parametrize(
    ("role", "bar"),
    [
        ("floor", ["/floor", "/floor/lists", "/ask", "More"]),
        ("cage", ["/cage", "/ask", "More"]),
        ("director", ["/director", "/league", "/ask", "More"]),
        ("manager", ["/floor", "/floor/lists", "/ask", "More"]),
    ],
)
def test_on_a_phone_their_desk_is_under_the_thumb_of_staff(
    browser: Browser, office: ServedHouse, role: str, bar: list[str]
) -> None:
    one = AtWork(browser, office, f"Thumb {role}", role, size=PHONE, path="/")
    page = one.page
    page.wait_for_selector(".tabs a")
    shown = page.locator(".tabs > a, .tabs > .menu > button").evaluate_all(
        "all => all.map(one => one.pathname ?? one.textContent.trim())"
    )
    assert shown == bar
    tall = page.locator(".tabs > a, .tabs > .menu > button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(tall) >= 44
    page.click(".tabs .more-menu > button")
    more = page.locator(".tabs .menu-list a").evaluate_all("all => all.map(one => one.pathname)")
    assert {"/", "/events", "/hands", "/account", "/law"} <= set(more)
    box = page.locator(".tabs .menu-list").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] >= 0


def test_lists_open_the_lists_of_the_floor(browser: Browser, office: ServedHouse) -> None:
    floor = AtWork(browser, office, "Lin", "floor", size=PHONE, path="/floor")
    floor.page.click(".tabs a[href='/floor/lists']")
    floor.page.wait_for_selector(".work-tabs [aria-pressed='true']:text-is('Lists')")
    floor.page.click(".tabs a[href='/floor']")
    floor.page.wait_for_selector(".fcol.is-tables:visible")


def test_players_keep_their_bar(browser: Browser, office: ServedHouse) -> None:
    one = AtWork(browser, office, "Ann Player", size=PHONE, path="/")
    one.page.wait_for_selector(".tabs a")
    bar = one.page.locator(".tabs a").evaluate_all("all => all.map(one => one.pathname)")
    assert bar == ["/", "/events", "/hands", "/account"]
