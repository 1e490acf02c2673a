"""The floor's desk with many live tables: how long its frames take, and how much work it is.

    python -m tests.browser.floor_frames --tables 60 --seconds 20 --acts 60

A house of so many tables with six players each, at which somebody acts so many times a second; the
floor's desk watches all of them. The page itself counts its frames (``requestAnimationFrame``) and
its tasks longer than 50 ms; Chromium counts what scripts and all tasks cost it. The measure is
a frame under 50 ms, at 1280 and at 390 px. Times are worth something on a quiet machine only.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import DESK, PHONE
from tests.browser.staff import AtWork
from tests.server.hiring import hired, perform
from tests.server.served_house import ServedHouse, served

from shuffleup.floor.senders import DEALER
from shuffleup.games import game
from shuffleup.hand.commands import Call
from shuffleup.hand.options import options
from shuffleup.hand.usual_stakes import default_stakes
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.dealer.for_the_absent import for_the_absent
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.table.house import House

LIMIT = 50.0  # milliseconds a frame may take
SEATS = 6
WATCH = """() => {
    window.frames = []; window.long = [];
    let last = 0;
    const tick = now => { if (last) window.frames.push(now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
    new PerformanceObserver(list => window.long.push(...list.getEntries().map(one => one.duration)))
        .observe({ type: 'longtask' });
}"""  # noqa: E501 - one line of the page's
COST = ("ScriptDuration", "TaskDuration")


def furnish(house: ServedHouse, tables: int) -> None:
    """The tables, and six people with chips at each."""
    sheet = game("holdem")
    stakes = default_stakes(sheet, sheet.structures[0])
    perform(house, ListGame("1/3", Listing("holdem", stakes, SEATS, House(buy_in=(40, 100_000)))))
    perform(house, *(OpenTable(str(number), "1/3") for number in range(1, tables + 1)))
    for number in range(1, tables + 1):
        people = [hired(house, f"Player {number}-{at + 1}") for at in range(SEATS)]
        perform(house, *(Arrive(who) for who in people))
        seats = (SeatPlayer(who, str(number), at, 50_000) for at, who in enumerate(people))
        perform(house, *seats)


async def play(house: ServedHouse, acts: int) -> None:
    """Somebody acts at one table after the other, so many times a second, for ever."""
    place = house.running.house.places["room"]
    while True:
        for number in list(place.tables):
            hand = place.tables[number].hand
            may = options(hand) if hand is not None else None
            if hand is None or may is None:
                continue
            command = Call(may.seat) if may.call else for_the_absent(hand)
            house.running.house.perform(Errand("room", DEALER, command, table=number))
            await asyncio.sleep(1 / acts)
        await asyncio.sleep(0.01)


def measured(browser: Browser, house: ServedHouse, size: tuple[int, int], seconds: float) -> bool:
    """Watch the desk for a while, and say what it cost; whether every frame was short enough."""
    one = AtWork(browser, house, f"Floor at {size[0]}", "floor", path="/floor", size=size)
    one.page.locator(".tile-table").first.wait_for()
    one.page.wait_for_timeout(3000)  # the page itself has come
    chromium = one.context.new_cdp_session(one.page)
    chromium.send("Performance.enable")
    before, came = costs(chromium), len(one.frames)
    one.page.evaluate(WATCH)
    one.page.wait_for_timeout(seconds * 1000)
    frames: list[float] = sorted(one.page.evaluate("window.frames"))
    long: list[float] = one.page.evaluate("window.long")
    spent = {name: value - before[name] for name, value in costs(chromium).items()}
    updates = max(1, len(one.frames) - came)
    tiles = one.page.locator(".tile-table").count()
    at = {part: frames[min(len(frames) - 1, int(len(frames) * part))] for part in (0.5, 0.95, 0.99)}
    over = sum(one > LIMIT for one in frames)
    print(
        f"{size[0]} px, {tiles} tables, {updates} messages in {seconds:g} s: {len(frames)} frames,"
        f" median {at[0.5]:.1f} ms, 95 % {at[0.95]:.1f}, 99 % {at[0.99]:.1f}, longest"
        f" {frames[-1]:.1f}; {over} over {LIMIT:g} ms; tasks over 50 ms: {len(long)}"
        f"{f' (longest {max(long):.0f})' if long else ''}"
    )
    each = ", ".join(
        f"{n.removesuffix('Duration')} {1000 * s / updates:.2f}" for n, s in spent.items()
    )
    print(f"  work for one message, in ms: {each}")
    assert one.faults == [], one.faults
    one.close()
    return not over


def costs(chromium: Any) -> dict[str, float]:
    found = chromium.send("Performance.getMetrics")["metrics"]
    return {one["name"]: float(one["value"]) for one in found if one["name"] in COST}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--acts", type=int, default=60, help="actions a second in the whole house")
    asked = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as house:
        furnish(house, asked.tables)
        doing = asyncio.run_coroutine_threadsafe(play(house, asked.acts), house.loop)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            found = [measured(browser, house, size, asked.seconds) for size in (DESK, PHONE)]
            browser.close()
        doing.cancel()
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main())
