"""A real browser and a real house with its page; without either, these tests are skipped and say
which is missing."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.server.served_house import ServedHouse, served

from shuffleup.floor.senders import Role, staff
from shuffleup.games import game
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.server.api.static_page import FOLDER
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.table.house import House

HEADS_UP = "Heads-up"  # a game for two, whose table fills: at table 5
GAMES = ("holdem", "stud", "five-card-draw", "omaha-eight")  # at tables 1, 2, …


@pytest.fixture(scope="module")  # while it is open no other event loop can run in this thread
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        pytest.skip("no chromium on this machine: the tests in a browser are skipped")
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the web page was not built (make page): the tests in a browser are skipped")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture
def house(tmp_path: Path, browser: Browser) -> Iterator[ServedHouse]:
    with served(tmp_path, house_name="Riverside Card Room") as house:
        done = asyncio.run_coroutine_threadsafe(open_games(house), house.loop)
        done.result(60)
        yield house


async def open_games(house: ServedHouse) -> None:
    for number, key in enumerate([*GAMES, "holdem"], 1):
        name = game(key).title if number <= len(GAMES) else HEADS_UP
        await open_table(house, str(number), key, name, 6 if number <= len(GAMES) else 2)


async def open_table(house: ServedHouse, number: str, key: str, name: str, seats: int) -> None:
    """One more table in the room, with a game and a list of its own."""
    sheet = game(key)
    stakes = default_stakes(sheet, sheet.structures[0])
    stack = default_stack(stakes)
    listing = Listing(key, stakes, seats, House(buy_in=(stack // 2, stack)))
    for command in (ListGame(name, listing), OpenTable(number, name)):
        errand = Errand("room", staff(Role.MANAGER), command)
        outcome = house.running.house.perform(errand)
        assert type(outcome.reply).__name__ == "Done", outcome.reply
    await house.running.kept()
