"""Bots think in another process, are given their own view alone, and are replaced when they die."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.small_house import deal, seat, small_house

from shuffleup.cards import UNKNOWN
from shuffleup.hand.commands import Command
from shuffleup.hand.judge import judge
from shuffleup.hand.view import view
from shuffleup.server.house_bots import bot_minds
from shuffleup.server.house_bots.bot_minds import BotAsked, BotMinds
from shuffleup.table.state import Table


def table_with_a_hand() -> Table:
    house = small_house()
    seat(house, ("ann", "bob", "cyd"))
    deal(house)
    return house.places["room"].tables["1"]


def asked_at(table: Table, style: str = "tight") -> BotAsked:
    hand = table.hand
    assert hand is not None
    return BotAsked(style, "ann room 1 1", "seed", view(hand, hand.actor, hand.version))


def test_a_bot_is_shown_its_own_cards_alone() -> None:
    asked = asked_at(table_with_a_hand())
    for at, cards in enumerate(asked.seen.hands):
        assert all((card == UNKNOWN) == (at != asked.seen.viewer) for card in cards)


@pytest.mark.slow
def test_a_worker_decides_lawfully_and_one_that_was_killed_is_replaced() -> None:
    table = table_with_a_hand()

    async def evening() -> tuple[Command | None, Command | None, set[int], set[int]]:
        minds = BotMinds()
        first = await minds.decide(asked_at(table))
        assert minds.pool is not None
        before = set(minds.pool._processes)
        for number in before:
            os.kill(number, signal.SIGKILL)
        second = await minds.decide(asked_at(table))
        assert minds.pool is not None
        after = set(minds.pool._processes)
        await minds.stop()
        return first, second, before, after

    first, second, before, after = asyncio.run(evening())
    assert first == second  # the same bot with the same seed and the same view
    assert table.hand is not None
    assert first is not None
    assert judge(table.hand, first).refusal is None
    assert not before & after
    assert os.getpid() not in before | after


@pytest.mark.slow
def test_a_bot_that_fails_answers_nothing_and_the_next_is_asked_as_ever() -> None:
    table = table_with_a_hand()

    async def evening() -> tuple[Command | None, Command | None]:
        minds = BotMinds()
        failed = await minds.decide(asked_at(table, "nobody plays like this"))
        decided = await minds.decide(asked_at(table))
        await minds.stop()
        return failed, decided

    failed, decided = asyncio.run(evening())
    assert failed is None
    assert decided is not None


def test_a_worker_remembers_a_bot_through_its_hand_and_not_for_ever() -> None:
    asked = asked_at(table_with_a_hand())
    bot_minds.MINDS.clear()
    bot_minds.think(asked)
    bot = bot_minds.MINDS[asked.mind]
    bot_minds.think(asked)
    assert bot_minds.MINDS[asked.mind] is bot
    for number in range(bot_minds.MOST_MINDS):
        bot_minds.think(BotAsked("caller", f"another {number}", "", asked.seen))
    assert len(bot_minds.MINDS) == bot_minds.MOST_MINDS
    assert asked.mind not in bot_minds.MINDS
    bot_minds.MINDS.clear()


ENDING = """
import asyncio, multiprocessing
from shuffleup.server.house_bots.bot_minds import BotMinds

async def evening(seconds):
    minds = BotMinds()
    beginning = asyncio.create_task(minds.begun())
    await asyncio.sleep(seconds)
    await minds.stop()
    assert await minds.begun() is None, "nobody begins any more"
    assert not multiprocessing.active_children(), "nobody is left behind"
    await beginning

if __name__ == "__main__":
    for seconds in (0, 0.1):
        asyncio.run(evening(seconds))
"""


@pytest.mark.slow
def test_workers_that_just_begin_are_ended_with_the_house_and_nothing_leaks(tmp_path: Path) -> None:
    script = tmp_path / "ending.py"
    script.write_text(ENDING, "utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
