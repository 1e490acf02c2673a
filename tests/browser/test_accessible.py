"""axe-core finds no serious fault on any page, in either theme."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.people import AtBrowser
from tests.server.served_house import ServedHouse

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/table/1", "/table/2", "/private", "/account", "/events", "/hands", "/nowhere")
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
