"""Every page of the web client as a picture, at three widths and in both themes:
``python -m scripts.web_shots build/screens``.

Tables, the replayer and what goes wrong are drawn from recorded frames, so that they look the same
each time; the other pages are those of a demonstration house started for it, and so is the first
minute of a newcomer, in order. Needs the built page and chromium.
"""

from __future__ import annotations

import hashlib
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

from scripts.desk_shots import director_shots
from scripts.office_shots import logins_in, office_shots
from shuffleup.law.rulebook import rulebook

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "src" / "shuffleup" / "server" / "page"
FIXTURES: Final = ROOT / "web" / "fixtures"
LONG: Final = 240_000  # milliseconds, for what comes at once on a quiet machine
SIZES: Final = ((390, 844), (1280, 800), (1920, 1080))
THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
TABLES: Final = {
    "table-holdem": ("holdem", 14), "table-showdown": ("holdem", 17), "table-stud": ("stud", 30),
    "table-draw": ("draw", 11), "table-omaha": ("omaha8", 21), "table-ten": ("tenhanded", 9),
    "table-triple-draw": ("triple", 22), "table-crowded": ("crowded", 14),
    "table-stud-showdown": ("stud", 48), "table-omaha-showdown": ("omaha8", 26),
}  # fmt: skip
TOLD: Final = {
    "holdem": ("holdem", "no-limit 2/5", "pechanga"),
    "stud": ("stud", "limit 20/40", "mohegan"),
}
OUT_OF_TURN: Final = "ask?kind=out-of-turn&f.seat=Dee&f.action=raise&f.to=24&f.deliberate=no"
LAW_PAGES: Final = {
    "law": "law", "law-clause": "law/pechanga/t.38c", "law-compare": "law/compare?group=clock",
    "law-coverage": "law/coverage", "ask": "ask", "ask-question": "ask?kind=out-of-turn",
    "ask-ruling": OUT_OF_TURN, "trainer": "trainer", "editor": "editor",
}  # fmt: skip
# Without motion what is new has an outline for a second: not in a picture.
SETTLED: Final = """() => document.getAnimations()
    .filter(one => one.animationName === "is-new").forEach(one => one.finish())"""
NOWHERE: Final = "http://house.invalid"  # answered here and nowhere else
ME: Final = {
    "account": {
        "id": "probinaaaaa", "name": "Robin Lund", "guest": False, "bot": False, "roles": [],
        "speaks_as": ["player"],
    },
    "csrf": "none", "house": "Riverside Card Room", "guests": True, "signup": "open",
    "has_owner": True, "currency": "$", "play_chips": True,
}  # fmt: skip
REFUSAL: Final = {
    "t": "refused", "reason": "raise", "clauses": ["pechanga/22.3a"],
    "says": "The all-in to $140 was not a full raise, so the smallest raise is still to $230.",
}  # fmt: skip
Frames = list[dict[str, Any]]  # as they were recorded
FAULTS: Final[list[str]] = []  # of the pages: a picture of a page that broke is no picture of it


SUMS: Final = (
    "stack", "stacks", "bets", "bet", "pot", "least_to", "most_to", "call", "to", "amount",
    "small_bet", "big_bet", "blinds",
)  # fmt: skip
NAMES: Final = (
    "Bartholomew Featherstonehaugh", "Nguyễn Thị Minh Khai", "Łukasz Brzęczyszczykiewicz",
    "Wolfeschlegelsteinhausen", "María del Carmen Ruiz", "X", "Anne-Sophie von der Leyen",
    "Oluwaseun Adebayo-Okonkwo", "Zoë", "Jean-Baptiste de la Salle",
)  # fmt: skip


def frames_of(scene: str) -> Frames:
    if scene == "crowded":
        return crowded(frames_of("holdem"))
    found: Frames = json.loads((FIXTURES / f"{scene}.json").read_text(encoding="utf-8"))
    return found


def crowded(frames: Frames) -> Frames:
    """The same hand with long names and stacks of millions: nothing may be cut or collide."""
    found: Frames = [enlarged(frame) for frame in frames]
    for frame in found:
        frame["names"] = dict(zip(frame["names"], NAMES, strict=True))
    return found


def enlarged(told: Any, key: str = "") -> Any:  # whatever a frame is made of
    if isinstance(told, dict):
        return {name: enlarged(part, name) for name, part in told.items()}
    if key == "pots":
        return [[chips * 9876, among] for chips, among in told]
    if isinstance(told, list):
        return [enlarged(part, key) for part in told]
    return told * 9876 if key in SUMS and isinstance(told, int) else told


def told_hand(scene: str) -> dict[str, Any]:
    """A recorded hand as the house tells one that is over: by its events."""
    frames = frames_of(scene)
    steps = [
        {"n": frame["after"] + at, "event": event, "says": "", "clauses": clauses,
         "worth": worth_after(frame) if at == len(frame["events"]) else []}
        for frame in frames
        for at, (event, clauses) in enumerate(
            zip(frame["events"], frame["clauses"], strict=True), 1
        )
    ]  # fmt: skip
    first = next(at for at, step in enumerate(steps) if "table.Began" in step["event"])
    began = steps[first]["event"]["table.Began"]
    seen = frames[-1]["view"]["table.PlayerView"]
    about = {"id": scene, "place": "room", "table": "7", "number": 41207}
    game, stakes, book = TOLD[scene]
    return {
        "about": {**about, "game": game, "stakes": stakes, "at": 1_790_000_000_000},
        "rulebook": book, "seat": seen["seat"], "stacks": began["stacks"],
        "players": [one["player"] if one else "" for one in seen["felt"]["chairs"]],
        "button": began["button"], "steps": steps[first:], "clauses": titles(book, steps),
        "names": frames[-1]["names"],
    }  # fmt: skip


def proof_of(scene: str) -> dict[str, Any]:
    """What the house would tell of the deck: 52 seals, of which the viewer's cards are opened."""
    view = frames_of(scene)[-1]["view"]["table.PlayerView"]
    digests = [hashlib.sha256(f"{scene} {place}".encode()).hexdigest() for place in range(52)]
    deck = {"id": scene, "cards": "standard", "root": digests[0], "digests": digests}
    opened = [{"position": place, "card": "As", "salt": ""} for place in range(1, 12)]
    return {
        "format": "shuffleup-hand", "deck": deck, "words": {}, "opened": opened,
        "dealt": [], "shown": [], "seat": view["seat"],
    }  # fmt: skip


def worth_after(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The viewer's own hand and those that lie open, in words."""
    own = {"seat": frame["view"]["table.PlayerView"]["seat"], "says": [[frame["holding"]]]}
    return [*([own] if frame["holding"] else []), *frame["worth"]]


def titles(book: str, steps: list[dict[str, Any]]) -> dict[str, str]:
    known = {rule.id: rule.title for layer in rulebook(book).layers for rule in layer.rules}
    named = {clause for step in steps for clause in step["clauses"]}
    return {clause: known[clause] for clause in named if clause in known}


def answer(route: Route) -> None:
    """The built page, who is logged in, and a hand to replay."""
    path = re.sub(r"[?#].*", "", route.request.url.removeprefix(NOWHERE))
    if path == "/api/account/me":
        route.fulfill(json=ME)
    elif path.startswith("/api/hands/"):
        scene = path.split("/")[3]
        route.fulfill(json=proof_of(scene) if path.endswith("/proof") else told_hand(scene))
    elif path == "/api/hands":
        route.fulfill(status=500, json={"reason": "fault", "says": "", "clauses": []})
    else:
        file = PAGE / path.lstrip("/")
        file = file if file.is_file() else PAGE / "index.html"
        kind = mimetypes.guess_type(file.name)[0] or "text/html"
        route.fulfill(body=file.read_bytes(), content_type=kind)


def recorded(scene: str, upto: int, then: str = "") -> Any:  # a handler of Playwright's
    """Frames of a scene; ``then`` the line is "lost", or it stays "silent" from the beginning."""
    times = iter(range(1_000))

    def handle(socket: WebSocketRoute) -> None:
        if next(times) and then == "lost":
            socket.close()
            return

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["t"] == "watch" and then != "silent":
                for frame in frames_of(scene)[:upto]:
                    socket.send(json.dumps({**frame, "t": "table"}))
                if then == "lost":
                    socket.close()
            elif said["t"] == "do":
                socket.send(json.dumps({**REFUSAL, "key": said["key"]}))

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
        for scene, prefix in (("holdem", "replay"), ("stud", "replay-stud")):
            page.goto(f"{NOWHERE}/hand/{scene}")
            page.wait_for_selector(".root")
            for title, steps in ((prefix, 14), (f"{prefix}-end", 60)):
                for _ in range(steps):
                    page.keyboard.press("ArrowRight")
                shoot(page, to / f"{title}-{name}.png")
        page.context.close()


def state_shots(browser: Browser, to: Path) -> None:
    """What is seen when things are not as they should be."""
    for name, page in pages(browser):
        page.route(f"{NOWHERE}/**", answer)
        for state in ("refused", "lost", "silent", "offline"):
            page.route_web_socket(re.compile("/ws$"), recorded("holdem", 14, state))
            page.goto(f"{NOWHERE}/table/7")
            page.wait_for_selector(".loading" if state == "silent" else ".act")
            if state == "refused":
                page.locator(".choices .button").last.click()
                page.wait_for_selector(".is-refused")
            elif state != "silent":
                page.context.set_offline(state == "offline")
                page.wait_for_selector(".banner")
            shoot(page, to / f"state-{state}-{name}.png")
            page.context.set_offline(False)
        page.goto(f"{NOWHERE}/hands")
        page.wait_for_selector(".empty")
        shoot(page, to / f"state-failed-{name}.png")
        page.context.close()


def house_shots(browser: Browser, address: str, to: Path) -> None:
    for number, (name, page) in enumerate(pages(browser)):
        page.set_default_timeout(LONG)
        page.goto(address)
        page.wait_for_selector("input[name=name]")
        shoot(page, to / f"door-{name}.png")
        page.fill("input[name=name]", f"Robin {number}")
        page.click("form button.go")
        page.wait_for_selector(".games")
        for path in ("", "account", "events", "hands", "private"):
            visit(page, address + path)
            shoot(page, to / f"{path or 'lobby'}-{name}.png")
        page.click("form button.go")
        page.wait_for_selector(".link-text")
        shoot(page, to / f"private-link-{name}.png")
        page.click(".link-made a.go")
        page.wait_for_url("**/table/*")
        visit(page, page.url.partition("/table/")[0])
        page.wait_for_selector(".host-people")
        shoot(page, to / f"private-host-{name}.png")
        for title, path in LAW_PAGES.items():
            visit(page, address + path)
            shoot(page, to / f"{title}-{name}.png")
        visit(page, address + "events")
        links = page.locator("a.event-card")
        links.first.wait_for()
        for link in {str(one.get_attribute("href")) for one in links.all()}:
            visit(page, address + link.lstrip("/"))
            shoot(page, to / f"{link.split('/')[1]}-{name}.png")
        page.context.close()


def newcomer_shots(browser: Browser, address: str, to: Path) -> None:
    """The first minute of somebody who has never been here, in order: is it clear what to do?"""
    for number, (name, page) in enumerate(pages(browser)):
        if "light" in name:
            continue
        page.set_default_timeout(2 * LONG)
        page.goto(address)
        page.fill("input[name=name]", f"Newcomer {number}")
        shoot(page, to / f"newcomer-1-door-{name}.png")
        page.click("form button.go")
        page.wait_for_selector(".games .button.go")
        shoot(page, to / f"newcomer-2-lobby-{name}.png")
        page.locator(".games .button.go").nth(number // 2).click()  # a table of their own
        page.wait_for_selector("dialog")
        shoot(page, to / f"newcomer-3-seat-{name}.png")
        page.click("dialog button.go")
        page.wait_for_selector(".seat.is-mine, .mine")
        shoot(page, to / f"newcomer-4-seated-{name}.png")
        page.wait_for_selector(".own .card:not(.card-place), .own-card, .act .ahead")
        shoot(page, to / f"newcomer-5-cards-{name}.png")
        visit(page, address)
        shoot(page, to / f"newcomer-6-back-{name}.png")
        page.context.close()


def visit(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")


def pages(browser: Browser) -> Iterator[tuple[str, Page]]:
    for width, height in SIZES:
        for theme in THEMES:
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=theme, locale="en-US",
                reduced_motion="reduce",
            )  # fmt: skip
            page = context.new_page()
            page.on("pageerror", lambda error: FAULTS.append(str(error)))
            yield f"{theme}-{width}", page


def shoot(page: Page, to: Path) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    page.evaluate(SETTLED)
    page.screenshot(path=to)


@contextmanager
def demonstration() -> Iterator[tuple[str, dict[str, str]]]:
    """The address of a furnished house, and the passwords of those who work there."""
    with tempfile.TemporaryDirectory(prefix="shuffleup-shots-") as folder:
        command = [sys.executable, "-m", "shuffleup", "serve", "--demo", "--data", folder]
        house = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
        try:
            assert house.stdout is not None
            said: list[str] = []
            while not said or " is open: " not in said[-1]:
                said.append(next(house.stdout))
            yield said[-1].split(" is open: ")[1].strip(), logins_in(said)
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
        state_shots(browser, to)
        with demonstration() as (address, logins):
            house_shots(browser, address, to)
            newcomer_shots(browser, address, to)
            for name, page in pages(browser):
                office_shots(page, address, logins, to, name)
                page.context.close()
            director = ("demo-director", logins["demo-director"])
            director_shots(browser, address, director, to, pages(browser))
        browser.close()
    print(f"{len(list(to.glob('*.png')))} pictures in {to}", file=sys.stderr)
    if FAULTS:
        raise SystemExit("pages broke: " + "; ".join(sorted(set(FAULTS))))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
