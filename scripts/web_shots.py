"""Every page of the web client as a picture, at three widths and in both themes:
``python -m scripts.web_shots build/screens``.

Tables and the replayer are drawn from recorded frames, so that they look the same each time; the
other pages are those of a demonstration house started for it. Needs the built page and chromium.
"""

from __future__ import annotations

import json
import mimetypes
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "src" / "shuffleup" / "server" / "page"
FIXTURES: Final = ROOT / "web" / "fixtures"
SIZES: Final = ((390, 844), (1280, 800), (1920, 1080))
THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
TABLES: Final = {
    "table-holdem": ("holdem", 14), "table-showdown": ("holdem", 17), "table-stud": ("stud", 30),
    "table-draw": ("draw", 11), "table-omaha": ("omaha8", 21), "table-ten": ("tenhanded", 9),
    "table-triple-draw": ("triple", 22),
}  # fmt: skip
NOWHERE: Final = "http://house.invalid"  # answered here and nowhere else
ME: Final = {
    "account": {
        "id": "probinaaaaa", "name": "Robin Lund", "guest": False, "bot": False, "roles": [],
        "speaks_as": ["player"],
    },
    "csrf": "none", "house": "Riverside Card Room", "guests": True, "signup": "open",
    "has_owner": True,
}  # fmt: skip
Frames = list[dict[str, Any]]  # as they were recorded


def frames_of(scene: str) -> Frames:
    found: Frames = json.loads((FIXTURES / f"{scene}.json").read_text(encoding="utf-8"))
    return found


def answer(route: Route) -> None:
    """The built page, who is logged in, and a hand to replay."""
    path = re.sub(r"[?#].*", "", route.request.url.removeprefix(NOWHERE))
    if path == "/api/account/me":
        route.fulfill(json=ME)
    elif path.startswith("/api/hands/"):
        hand = {"id": "room/7/1", "number": 41207, "table": "7", "at": 1_790_000_000_000}
        sign = "$2/$5 No-Limit Hold'em"
        route.fulfill(json={**hand, "sign": sign, "frames": frames_of("holdem"), "proof": None})
    else:
        file = PAGE / path.lstrip("/")
        file = file if file.is_file() else PAGE / "index.html"
        kind = mimetypes.guess_type(file.name)[0] or "text/html"
        route.fulfill(body=file.read_bytes(), content_type=kind)


def recorded(scene: str, upto: int) -> Any:  # a handler of Playwright's
    def handle(socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            if json.loads(message)["t"] == "watch":
                for frame in frames_of(scene)[:upto]:
                    socket.send(json.dumps({**frame, "t": "table"}))

        socket.on_message(heard)

    return handle


def table_shots(browser: Browser, to: Path) -> None:
    for name, page in pages(browser):
        page.route(f"{NOWHERE}/**", answer)
        for title, (scene, upto) in TABLES.items():
            page.route_web_socket(re.compile("/ws$"), recorded(scene, upto))
            page.goto(f"{NOWHERE}/table/7")
            page.wait_for_selector(".act")
            shoot(page, to / f"{title}-{name}.png")
        page.goto(f"{NOWHERE}/hand/room/7/1")
        for _ in range(14):
            page.keyboard.press("ArrowRight")
        shoot(page, to / f"replay-{name}.png")
        page.context.close()


def house_shots(browser: Browser, address: str, to: Path) -> None:
    for number, (name, page) in enumerate(pages(browser)):
        page.goto(address)
        page.wait_for_selector("input[name=name]")
        shoot(page, to / f"door-{name}.png")
        page.fill("input[name=name]", f"Robin {number}")
        page.click("form button.go")
        page.wait_for_selector(".games")
        for path in ("", "private", "account", "events", "hands"):
            page.goto(address + path)
            page.wait_for_load_state("networkidle")
            shoot(page, to / f"{path or 'lobby'}-{name}.png")
        page.goto(address + "events")
        page.wait_for_load_state("networkidle")
        links = page.locator("a.event-card")
        links.first.wait_for()
        for link in {str(one.get_attribute("href")) for one in links.all()}:
            page.goto(address + link.lstrip("/"))
            page.wait_for_load_state("networkidle")
            shoot(page, to / f"{link.split('/')[1]}-{name}.png")
        page.context.close()


def pages(browser: Browser) -> Iterator[tuple[str, Page]]:
    for width, height in SIZES:
        for theme in THEMES:
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=theme, locale="en-US",
                reduced_motion="reduce",
            )  # fmt: skip
            yield f"{theme}-{width}", context.new_page()


def shoot(page: Page, to: Path) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    page.screenshot(path=to)


@contextmanager
def demonstration() -> Iterator[str]:
    """The address of a furnished house."""
    with tempfile.TemporaryDirectory(prefix="shuffleup-shots-") as folder:
        command = [sys.executable, "-m", "shuffleup", "serve", "--demo", "--data", folder]
        house = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
        try:
            assert house.stdout is not None
            said = next(line for line in house.stdout if " is open: " in line)
            yield said.split(" is open: ")[1].strip()
        finally:
            house.terminate()
            house.wait(30)


def main(to: Path) -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None or not (PAGE / "index.html").is_file():
        raise SystemExit("pictures need chromium, and the page built by `make page`")
    to.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        table_shots(browser, to)
        with demonstration() as address:
            house_shots(browser, address, to)
        browser.close()
    print(f"{len(list(to.glob('*.png')))} pictures in {to}", file=sys.stderr)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
