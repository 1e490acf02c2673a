"""axe-core finds no serious fault on any page, in either theme."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.people import AtBrowser
from tests.browser.staff import AtWork, open_by_hand, visitors
from tests.browser.test_live_table import folded
from tests.browser.test_tournament import announced
from tests.server.hiring import perform
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
    assert found == {}
    assert olive.faults == []
    olive.close()


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
        one.close()
    assert found == {}
