"""People at browsers: what they click, and what they were sent."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket
from playwright.sync_api import TimeoutError as TooLate

# milliseconds to wait for what comes at once on a quiet machine
LONG = int(os.environ.get("BROWSER_PATIENCE", "60000"))
WHILE = 1_500  # for a button that may be gone: whoever pressed it in vain looks again
DESK, PHONE = (1280, 800), (390, 844)
Json = dict[str, Any]  # a frame as it came


class AtBrowser:
    """Somebody with a browser of their own; every frame they receive is kept."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = DESK) -> None:
        self.address = address
        self.frames: list[Json] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en-US", reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(LONG)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def enter(self, name: str, path: str = "/") -> None:
        """Come as a guest: a name and one click."""
        self.go(path)
        self.page.fill("input[name=name]", name)
        self.page.click("form button.go")

    def sit_at(self, table: str, place: str = "") -> None:
        """Take the first open seat of a table, with what is offered as a buy-in."""
        self.go(f"{place}/table/{table}?sit=1")
        self.page.click("dialog button.go")
        self.page.wait_for_selector(".is-mine, .mine")

    def may_act(self) -> bool:
        return bool(self.page.locator(".choices .button:not([disabled])").count())

    def choices(self) -> list[str]:
        texts = self.page.locator(".choices .button:not([disabled])").all_inner_texts()
        return [text.splitlines()[0] for text in texts]

    def press(self, *wanted: str) -> bool:
        """Click the first of these choices that there is now."""
        for name in wanted:
            button = self.page.locator(f".choices .button:not([disabled]):has-text('{name}')")
            if button.count():
                with suppress(TooLate):  # the hand went on meanwhile, and the button is gone
                    button.first.click(timeout=WHILE)
                    return True
        return False

    def log(self) -> str:
        return self.page.locator(".log").first.inner_text()

    def tables(self) -> list[Json]:
        return [one for one in self.frames if one["t"] == "table"]

    def close(self) -> None:
        self.context.close()


def go_on(people: list[AtBrowser], until: str, seconds: float = 90) -> str:
    """Everybody checks, calls, changes a card or shows until the log says something; the log."""
    end = time.monotonic() + seconds
    while until not in (log := people[0].log()):
        assert time.monotonic() < end, f"no {until!r} in: {people[0].log()}"
        if not any(act(one) for one in people):
            people[0].page.wait_for_timeout(50)
    return log


def act(one: AtBrowser) -> bool:
    seen = one.page.locator(".choices .button:not([disabled])")
    if not seen.count():
        return False
    card = one.page.locator(".own-card").first
    if card.count() and card.get_attribute("aria-pressed") == "false":
        card.click()
    return one.press("Change", "Stand pat", "Check", "Call", "Bring in", "Show", "All-in", "Once")


def wait_true(page: Page, true: str, arg: object = None) -> None:
    """Wait until an expression is true in the page. Playwright's own waiting evaluates strings in
    the page, which its rules of content forbid as soon as they are not true at once."""
    until = time.monotonic() + LONG / 1000
    while not page.evaluate(true, arg):
        assert time.monotonic() < until, f"not in time: {true}"
        page.wait_for_timeout(50)
