"""An all-in at two browsers: street by street, the log with it, and one's own key shows the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import open_games
from tests.browser.people import PHONE, AtBrowser, wait_true
from tests.server.served_house import ServedHouse, served

from shuffleup.floor.senders import player
from shuffleup.hand.commands import Call, RaiseTo
from shuffleup.hand.options import options
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.table.state import seated
from shuffleup.table.viewing.rail import version_of

pytestmark = pytest.mark.slow
MOMENT = 900
BOARD = "document.querySelectorAll('.board .card:not(.card-place)').length"
TOLD = "(document.querySelector('.log')?.innerText ?? '')"
WATCHING = f"""() => {{
  window.seen = [];
  const look = () => {{
    const last = window.seen.at(-1);
    const now = {{
      board: {BOARD},
      streets: ['Flop', 'Turn', 'River'].filter(one => {TOLD}.includes(one)).length,
      won: {TOLD}.includes(' win'),
      pushed: document.querySelectorAll('.pot.is-won').length,
      marked: document.querySelectorAll('.card.is-best').length,
    }};
    const same = last && Object.keys(now).every(key => now[key] === last[key]);
    if (!same) window.seen.push({{ ...now, at: performance.now() }});
    requestAnimationFrame(look);
  }};
  look();
}}"""


@pytest.fixture
def house(tmp_path: Path, browser: Browser) -> Iterator[ServedHouse]:
    paced = {"between_hands_seconds": 2, "street_milliseconds": MOMENT}
    with served(tmp_path, **paced) as house:
        asyncio.run_coroutine_threadsafe(open_games(house), house.loop).result(60)
        yield house


def test_an_all_in_is_seen_street_by_street_and_the_log_is_never_ahead(
    browser: Browser, house: ServedHouse
) -> None:
    ann, bob = AtBrowser(browser, house.address), AtBrowser(browser, house.address, PHONE)
    for one, name in ((ann, "Ann"), (bob, "Bob")):
        one.enter(name)
        one.page.wait_for_selector(".games")
        one.sit_at("5")
    wait_true(ann.page, f"{TOLD}.includes('posts')")
    ann.page.evaluate(f"({WATCHING})()")
    asyncio.run_coroutine_threadsafe(all_in(house), house.loop).result(60)
    check_who_comes_in_the_middle(bob.page)
    assert not ann.page.evaluate(f"{TOLD}.includes(' win')"), "a key of his is his alone"
    wait_true(ann.page, f"{TOLD}.includes(' win')")
    ann.page.wait_for_timeout(100)
    check_moments(ann.page.evaluate("window.seen"))
    for one in (ann, bob):
        assert one.faults == []
        one.close()


def check_who_comes_in_the_middle(page: Page) -> None:
    """A page loaded anew shows where it is; then a key shows the end."""
    wait_true(page, f"{BOARD} === 3")
    page.reload()
    wait_true(page, f"{BOARD} > 0")
    assert page.evaluate(BOARD) in (3, 4)
    assert not page.locator(".pot.is-won").count()
    page.keyboard.press("x")
    page.locator(".pot.is-won").first.wait_for(timeout=MOMENT)
    assert page.evaluate(BOARD) == 5


def check_moments(seen: list[dict[str, Any]]) -> None:
    boards = [one["board"] for one in seen]
    assert sorted(set(boards)) == [0, 3, 4, 5]
    assert boards == sorted(boards)
    came = [next(one["at"] for one in seen if one["board"] == count) for count in (3, 4, 5)]
    assert all(later - earlier > 700 for earlier, later in pairwise(came))
    for one in seen:
        assert one["streets"] <= max(0, one["board"] - 2), one
        assert not one["won"] or one["board"] == 5, one
        assert bool(one["pushed"]) == one["won"], one
    assert seen[-1]["marked"] >= 5
    won = next(one["at"] for one in seen if one["won"])
    assert won - came[-1] > MOMENT


async def all_in(house: ServedHouse) -> None:
    """Both put in all they have; the house sends everything that follows at once."""
    table = house.running.house.places["room"].tables["5"]
    while (hand := table.hand) is not None and (may := options(hand)) is not None:
        go = RaiseTo(hand.actor, may.most_to) if may.most_to else Call(hand.actor)
        who = player(seated(table, hand.actor).player)
        errand = Errand("room", who, go, table="5", seen=version_of(table))
        assert type(house.running.house.perform(errand).reply).__name__ == "Done"
