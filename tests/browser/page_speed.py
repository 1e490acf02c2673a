"""How fast the page is: ``python -m tests.browser.page_speed`` (about two minutes).

A house with 500 tables and a real chromium. Counted in the page itself, from the moment a message
of the house arrives to the moment after the frame that draws it: at a table where two people play,
and in the lobby while something happens in the room four times a second. Besides: when the first
lines are painted, when the lobby is there, how long a click in it takes, and the sizes of the page.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import open_table
from tests.browser.people import AtBrowser, act
from tests.server.served_house import ServedHouse, served

from shuffleup.client.messages import Done
from shuffleup.floor.senders import Role, staff
from shuffleup.games import game, games
from shuffleup.room.lists.list_commands import LeaveTable, SeatPlayer
from shuffleup.room.openings.opening_commands import OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.api.static_page import FOLDER
from shuffleup.server.house_places.poker_house import Errand

OFTEN: Final = 0.25  # seconds: as often as a place is told at most
# Before anything of the page runs: each message with its kind, length and time until it is drawn.
COUNTING: Final = """
window.drawn = [];
window.late = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", ({ data }) => {
      const came = performance.now(), kind = /"t":"(\\w+)"/.exec(data.slice(0, 40))?.[1] ?? "";
      afterDrawing(() => window.drawn.push([kind, data.length, performance.now() - came]));
    });
  }
};
window.afterDrawing = (then) => requestAnimationFrame(() => {
  const after = new MessageChannel();
  after.port1.onmessage = then;
  after.port2.postMessage(0);
});
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.late.push(one.duration);
}).observe({ type: "longtask", buffered: true });
"""
# A click on a button, and the moment after the frame that shows what it did.
CLICK: Final = """button => new Promise(done => {
  const began = performance.now();
  button.click();
  afterDrawing(() => done(performance.now() - began));
})"""


def part(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def line(what: str, times: Iterable[float], more: str = "") -> None:
    found = list(times)
    if not found:
        print(f"| {what} | 0 | | | | {more} |")
        return
    middle, late, most = part(found, 0.5), part(found, 0.95), max(found)
    print(f"| {what} | {len(found)} | {middle:.1f} | {late:.1f} | {most:.1f} | {more} |")


# ---- the house -------------------------------------------------------------------------------


def perform(house: ServedHouse, command: object, by: Role = Role.MANAGER) -> None:
    outcome = house.running.house.perform(Errand("room", staff(by), command))
    assert isinstance(outcome.reply, Done), outcome.reply


def in_loop(house: ServedHouse, work: Any) -> Any:  # of whatever it gives
    return asyncio.run_coroutine_threadsafe(work, house.loop).result(600)


async def furnish(house: ServedHouse, tables: int, rows: int) -> None:
    """So many tables, of so many games of all kinds."""
    keys = [sheet.key for sheet in games()]
    for number in range(1, rows + 1):
        key = "holdem" if number == 1 else keys[number % len(keys)]
        seats = min(6, game(key).max_seats)
        await open_table(house, str(number), key, f"Game {number}", seats)
    for number in range(rows + 1, tables + 1):
        perform(house, OpenTable(str(number), f"Game {1 + number % rows}"))
        if not number % 50:
            await house.running.kept()
    perform(house, Arrive("somebody"), Role.BOARD)
    await house.running.kept()


async def stir(house: ServedHouse, step: int) -> None:
    """Somebody sits down at one of twenty tables, or gets up again."""
    number = str(2 + step // 2 % 20)
    buy_in = house.running.house.places["room"].tables[number].house.buy_in
    assert buy_in is not None
    sits = SeatPlayer("somebody", number, 0, buy_in[1])
    perform(house, LeaveTable("somebody", number) if step % 2 else sits, Role.BOARD)


# ---- what is counted -------------------------------------------------------------------------


def come(browser: Browser, house: ServedHouse, name: str) -> AtBrowser:
    one = AtBrowser(browser, house.address)
    one.page.add_init_script(COUNTING)
    one.enter(name)
    one.page.wait_for_selector(".game-row")
    return one


def drawn(page: Page, kind: str) -> list[tuple[int, float]]:
    found: list[tuple[str, int, float]] = page.evaluate("window.drawn")
    return [(size, took) for of, size, took in found if of == kind]


def at_the_table(browser: Browser, house: ServedHouse, seconds: float) -> None:
    """Two play as fast as they are asked; each frame is counted in both browsers."""
    both = [come(browser, house, name) for name in ("Ann", "Bob")]
    for one in both:
        one.sit_at("1")
        one.page.evaluate("window.drawn = []")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not any(act(one) for one in both):
            both[0].page.wait_for_timeout(20)
    frames = [one for who in both for one in drawn(who.page, "table")]
    sizes = [size for size, _ in frames]
    line("a table: event to painted frame", (took for _, took in frames), f"{kb(sizes)} a message")
    for one in both:
        one.close()


def in_the_lobby(browser: Browser, house: ServedHouse, name: str, seconds: float) -> None:
    one = come(browser, house, name)
    page = one.page
    page.goto(house.address)
    page.wait_for_selector(".game-row")
    there = page.evaluate("() => new Promise(done => afterDrawing(() => done(performance.now())))")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    rows = page.locator(".game-row").count()
    line("first paint", [paint])
    line("the lobby is there, after the address was opened", [there], f"{rows} rows")
    page.evaluate("window.drawn = [], window.late = []")
    end, step, clicks = time.monotonic() + seconds, 0, []
    filters = page.locator(".lobby-title .segments button")
    while time.monotonic() < end:
        in_loop(house, stir(house, step))
        page.wait_for_timeout(1000 * OFTEN)
        if step % 4 == 3:
            clicks.append(filters.nth(step // 4 % 2).evaluate(CLICK))
        step += 1
    frames = drawn(page, "place")
    sizes = [size for size, _ in frames]
    line(
        "the lobby: event to painted frame", (took for _, took in frames), f"{kb(sizes)} a message"
    )
    line("the lobby: a click to painted frame", clicks, "all games, and hold'em alone")
    line("tasks over 50 ms meanwhile", page.evaluate("window.late"))
    one.close()


def kb(sizes: list[int]) -> str:
    return f"{sum(sizes) / max(1, len(sizes)) / 1000:.1f} kB"


def sizes_of_page() -> None:
    """Script and style of the first load, and everything else that may come later, gzipped."""
    index = (FOLDER / "index.html").read_text("utf-8")
    first = [FOLDER / name for name in re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', index)]
    later = [path for path in (FOLDER / "assets").iterdir() if path not in first]
    for what, paths in (
        ("first load: script and style", first),
        ("later: script and style", [one for one in later if one.suffix in (".js", ".css")]),
        ("fonts, as they are", [one for one in later if one.suffix == ".woff2"]),
    ):
        plain = what.startswith("fonts")
        size = sum(len(p.read_bytes() if plain else gzip.compress(p.read_bytes())) for p in paths)
        print(f"{what}: {size / 1000:.1f} kB{'' if plain else ' gzipped'} in {len(paths)} files")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rows", type=int, default=500, help="games in the lobby")
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert chromium is not None, "this needs chromium"
    sizes_of_page()
    print(f"\n{asked.tables} tables, {asked.rows} games; milliseconds\n")
    print("| what | times | median | 95 % | most | |\n|---|--:|--:|--:|--:|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with served(Path(folder)) as house:
            in_loop(house, furnish(house, asked.tables, asked.rows))
            at_the_table(browser, house, asked.seconds)
            in_the_lobby(browser, house, "Cy", asked.seconds)
        browser.close()


if __name__ == "__main__":
    main()
