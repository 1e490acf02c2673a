"""The desks of staff as pictures: floor, dealer, cage and manager of a demonstration house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

MANAGER: Final = ("", "codes", "rota", "reports", "talk", "log", "settings", "backup")
DESKS: Final = {
    "demo-cage": ("cage",),
    "demo-floor": ("floor", "floor/room/1", "floor/room/8", "dealer", "dealer/room/8"),
    "demo-owner": tuple(f"manager/{part}".rstrip("/") for part in MANAGER),
}
# On a phone the heading of a desk may be hidden, and its parts are not.
DRAWN: Final = ":is(main h1, .tile-table, .tablet-seat, .point-stage):visible"
WAIT: Final = 120_000  # milliseconds that a report may take


def logins_in(said: Iterable[str]) -> dict[str, str]:
    """Names and passwords of the table that a new demonstration prints."""
    words = [line.replace("│", " ").split() for line in said]
    return {line[0]: line[1] for line in words if len(line) >= 3 and line[0].startswith("demo-")}


def office_shots(page: Page, address: str, logins: Mapping[str, str], to: Path, name: str) -> None:
    """Every page of the office in one size and theme."""
    for who, paths in DESKS.items():
        body = {"name": who, "password": logins[who]}
        token = {"x-shuffleup-csrf": "none"}
        page.context.clear_cookies()
        page.goto(address)
        answer = page.context.request.post(f"{address}api/account/login", data=body, headers=token)
        assert answer.ok, answer.text()
        for path in paths:
            page.goto(address + path)
            page.locator(DRAWN).first.wait_for(timeout=WAIT)
            if path.endswith("reports"):
                page.wait_for_selector(".manager-chart, .office-table, .empty", timeout=WAIT)
            page.wait_for_timeout(400)
            page.screenshot(path=to / f"desk-{path.replace('/', '-')}-{name}.png")
