"""The desks of director and league as pictures: a sample event under way, a season with results.

``director_shots(browser, address, login, to, pages)`` is asked by ``scripts.web_shots`` with the
login of the demonstration's director.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

DIRECTOR: Final = (
    "", "/entries", "/levels", "/race", "/prizes", "/print/cards", "/print/moves",
    "/print/results",
)  # fmt: skip
LEAGUE: Final = ("", "/results", "/final", "/publish")
SEASON: Final = "the-demonstration-league"
Pages = Iterator[tuple[str, Page]]


def come_in(page: Page, address: str, login: tuple[str, str]) -> None:
    """Log in by name and password."""
    page.goto(address)
    page.wait_for_selector("input[name=name]")
    body = {"name": login[0], "password": login[1]}
    page.evaluate(
        """async body => {
            const me = await (await fetch('/api/account/me')).json();
            const headers = {'content-type': 'application/json', 'x-shuffleup-csrf': me.csrf};
            const sent = {method: 'POST', headers, body: JSON.stringify(body)};
            return (await fetch('/api/account/login', sent)).status;
        }""",
        body,
    )


def under_way(page: Page, address: str) -> str:
    """A sample event with some players out and their tables made even; its address."""
    page.goto(f"{address}director")
    page.click("text=Sample event, 36 players")
    page.click("text=Draw the seats")
    page.click("text=Start play")
    page.wait_for_selector(".clock-keys")
    for number in range(1, 4):
        page.locator(".who-chip").first.click()
        page.click(".bust-end .danger-fill")
        page.wait_for_selector(f".desk-stats b:text-is('{36 - number}')")
    page.click(".step-do .go")
    page.wait_for_selector(".move-list")
    return page.url.partition("/director/")[2]


def director_shots(
    browser: Browser, address: str, login: tuple[str, str], to: Path, pages: Pages
) -> None:
    """Every page of both desks, at every width and in both themes."""
    code = ""
    for name, page in pages:
        come_in(page, address, login)
        code = code or under_way(page, address)
        shown = {f"director{path.replace('/', '-')}": f"director/{code}{path}" for path in DIRECTOR}
        shown |= {f"league{path.replace('/', '-')}": f"league/{SEASON}{path}" for path in LEAGUE}
        shown |= {"director-new": "director/new", "director-list": "director"}
        shown |= {"clock": f"clock/{code}", "league-list": "league"}
        for title, path in shown.items():
            page.goto(address + path)
            page.wait_for_selector("main")
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(400)
            page.screenshot(path=to / f"{title}-{name}.png")
        page.context.close()
