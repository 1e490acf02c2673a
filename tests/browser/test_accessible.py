"""axe-core finds no serious fault on any page, in either theme."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.people import AtBrowser
from tests.browser.staff import AtWork, open_by_hand, visitors
from tests.browser.test_live_table import folded
from tests.browser.test_tournament import announced
from tests.server.hiring import hired, perform
from tests.server.served_house import ServedHouse

from shuffleup.room.cage.cage_commands import StockCage
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.server.demonstration.demo_events import MEMBERS, furnish_season

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/", "/table/1", "/table/2", "/private", "/account", "/events", "/hands", "/nowhere",
    "/law", "/law/pechanga/t.38c", "/law/compare?group=clock", "/law/coverage", "/ask",
    "/ask?kind=out-of-turn", "/ask?kind=four-card-flop", "/trainer", "/editor",
)  # fmt: skip
pytestmark = pytest.mark.slow


def faults(one: AtBrowser) -> list[str]:
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = one.page.evaluate("axe.run()")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_page_has_a_serious_fault(browser: Browser, house: ServedHouse, theme: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make page)")
    one = AtBrowser(browser, house.address)
    one.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    one.go("/")
    one.page.wait_for_selector("input[name=name]")
    assert faults(one) == []
    one.enter("Ann")
    one.page.wait_for_selector(".games")
    found: dict[str, list[str]] = {}
    for path in PAGES:
        one.go(path)
        one.page.wait_for_selector("main")
        one.page.wait_for_load_state("networkidle")
        if wrong := faults(one):
            found[path] = wrong
    assert found == {}
    one.close()


async def held(house: ServedHouse) -> list[str]:
    """An event, and a season with results; their addresses."""
    season = furnish_season(house.running.house, [f"pmember{at:04}" for at in range(MEMBERS)])
    return [await announced(house), season]


def test_neither_an_event_nor_a_season_nor_a_replay_has_a_serious_fault(
    browser: Browser, house: ServedHouse
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make page)")
    places = asyncio.run_coroutine_threadsafe(held(house), house.loop).result(60)
    ann, bob = (AtBrowser(browser, house.address) for _ in range(2))
    for one, name in ((ann, "Ann"), (bob, "Bob")):
        one.enter(name)
        one.page.wait_for_selector(".games")
        one.sit_at("5")
    folded(house, "5", [ann, bob])
    found = {}
    for theme in ("dark", "light"):
        ann.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        for path in places:
            ann.go(f"/{path}")
            ann.page.wait_for_selector(".event-page .panel, .season-page .panel")
            if path.startswith("season/"):  # why somebody has these points
                ann.page.locator(".list-names button").first.click()
                ann.page.locator(".season-page .panel").nth(1).wait_for()
            found[theme, path] = faults(ann)
        ann.go("/hands")
        ann.page.locator(".hands a").last.click()
        ann.page.wait_for_selector(".scrubber")
        found[theme, "replay"] = faults(ann)
        ann.page.locator("button[aria-label=Last]").click()
        ann.page.locator(".law-box button.law").first.click()
        ann.page.wait_for_selector("dialog .clause-says")
        found[theme, "clause"] = faults(ann)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}
    for one in (ann, bob):
        assert one.faults == []
        one.close()


OFFICE = ("/cage", "/manager", *(f"/manager/{part}" for part in (
    "codes", "rota", "reports", "talk", "log", "settings", "backup",
)))  # fmt: skip


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_office_has_no_serious_fault(browser: Browser, house: ServedHouse, theme: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make page)")
    olive = AtWork(browser, house, "Olive", "owner", "cage", path="/cage")
    olive.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    perform(house, StockCage(4000, 3000))
    hired(house, "Pat", "floor")
    olive.page.wait_for_selector(".cage-ledger tbody tr td.r")
    found: dict[str, list[str]] = {}
    for path in OFFICE:
        olive.go(path)
        olive.page.wait_for_selector("main h1")
        if path == "/manager/reports":
            olive.page.wait_for_selector(".manager-chart, .manager-gap, .empty")
        olive.page.wait_for_load_state("networkidle")
        if wrong := faults(olive):
            found[path] = wrong
    found |= {what: wrong for what, wrong in forms_of_office(olive) if wrong}
    assert found == {}
    assert olive.faults == []
    olive.close()


def forms_of_office(olive: AtBrowser) -> Iterator[tuple[str, list[str]]]:
    """Each window of the cage, an undoing there, and the dialogs of the manager."""
    page = olive.page
    olive.go("/cage")
    for window in ("Cash-out", "Tray", "Drop", "Bank"):
        page.get_by_role("group", name="Window").get_by_role("button", name=window).click()
        yield window, faults(olive)
    page.get_by_label("Chips from the house", exact=True).fill("1e30")
    page.locator(".no-amount").wait_for()
    page.get_by_role("button", name="Add a second signature").first.click()
    yield "no amount", faults(olive)
    olive.go("/manager")
    for opened in (
        page.get_by_role("button", name="Ban ").first,
        page.get_by_role("button", name="Roles of ").first,
    ):
        opened.click()
        page.wait_for_selector("dialog")
        yield "a dialog", faults(olive)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


AT_TABLES = {"floor": ("/floor", "/floor/room/1"), "dealer": ("/dealer", "/dealer/room/41")}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_neither_floor_nor_dealer_has_a_serious_fault(
    browser: Browser, house: ServedHouse, theme: str
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make page)")
    open_by_hand(house, "2/4 by hand", "41")
    ids = visitors(house, "Vern", "Trudy")
    perform(house, *(SeatPlayer(who, "41", at, 200) for at, who in enumerate(ids)))
    found: dict[str, list[str]] = {}
    for role, paths in AT_TABLES.items():
        one = AtWork(browser, house, f"Somebody at the {role}", role)
        one.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        for path in paths:
            one.go(path)
            one.page.wait_for_selector(".tile-table, .point-stage .seat, .tablet-seat")
            if wrong := faults(one):
                found[path] = wrong
        found |= {f"{role}: {what}": wrong for what, wrong in FORMS[role](one) if wrong}
        assert one.faults == []
        one.close()
    assert found == {}


def forms_of_floor(one: AtBrowser) -> Iterator[tuple[str, list[str]]]:
    """What is opened at the desk by a click, filled in wrongly where it can be."""
    one.go("/floor/room/41")
    one.page.locator(".seat-row").last.click()
    one.page.locator(".seat-form .input").nth(1).fill("-1")
    yield "an open seat", faults(one)
    one.page.locator(".seat-row").first.click()
    for tab in ("Lists", "People", "Undo"):
        one.page.click(f".work-tabs button:has-text('{tab}')")
        if tab == "People":
            one.page.locator(".small-form select").first.select_option(label="Vern")
            one.page.locator(".small-form input").first.fill("shouting")
            one.page.click(".small-form .go:has-text('Do it')")
            one.page.locator(".warned li").wait_for()
            one.page.click(".small-form .segments button:has-text('Suspend')")
        if tab == "Undo":
            one.page.locator(".undo-all input").check()
            one.page.locator(".undo li button").first.click()
        yield tab, faults(one)


def forms_of_dealer(one: AtBrowser) -> Iterator[tuple[str, list[str]]]:
    one.page.locator(".tablet-who").first.click()
    one.page.locator(".tablet-acts input").fill("-1")
    one.page.locator(".tablet-acts .no-amount").wait_for()
    yield "what a player does", faults(one)


FORMS = {"floor": forms_of_floor, "dealer": forms_of_dealer}
