"""Where bots think: in another process, so that the event loop of a house never waits for them.

``BotMinds.decide(…)`` gives a bot's command for a view, or None where nobody could be asked; then
the clock of the table goes on as for anybody. A worker is given the view of one seat and nothing
else; it remembers a bot for as long as its hand may last. A worker that dies is replaced.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import structlog
from msgspec import Struct

from shuffleup.bots.bot import Bot
from shuffleup.bots.registry import factory
from shuffleup.hand.commands import Command
from shuffleup.hand.view import View
from shuffleup.server.child_process import begin_worker

MOST_MINDS: Final = 1000  # bots in the middle of a hand that a worker remembers
MOST_SECONDS: Final = 20.0  # to wait for a worker, on a machine that is busy
TRIES: Final = 2  # a worker that died is replaced and asked once more


class BotAsked(Struct, frozen=True):
    """A decision: in which style, and whose it is in which hand; ``seed`` is the bot's chance."""

    style: str
    mind: str
    seed: str
    seen: View


# ---- in the worker ---------------------------------------------------------------------------

MINDS: Final[OrderedDict[str, Bot]] = OrderedDict()


def think(asked: BotAsked) -> Command:
    """What the bot does; from one view of a hand to the next it remembers what it made of it."""
    bot = MINDS.pop(asked.mind, None) or factory(asked.style)(asked.seed)
    MINDS[asked.mind] = bot
    while len(MINDS) > MOST_MINDS:
        MINDS.popitem(last=False)
    return bot.decide(asked.seen)


# ---- in the house ----------------------------------------------------------------------------


class BotMinds:
    """The workers of a house, begun when a bot is first asked."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.beginning = asyncio.Lock()
        self.stopped = False

    async def decide(self, asked: BotAsked) -> Command | None:
        """The bot's command; None if no worker could say."""
        for _ in range(TRIES):
            pool = await self.begun()
            if pool is None:
                return None
            try:
                thinking = asyncio.wrap_future(pool.submit(think, asked))
                return await asyncio.wait_for(thinking, MOST_SECONDS)
            except (BrokenProcessPool, RuntimeError):  # RuntimeError: it was shut down meanwhile
                self.forget(pool)
            except Exception as error:  # a bot's own mistake, or too slow: a line, and the clock
                structlog.get_logger().warning("bot failed", kind=type(error).__name__)
                return None
        structlog.get_logger().warning("no worker for a bot")
        return None

    async def begun(self) -> ProcessPoolExecutor | None:
        """The workers; none once the house is closing."""
        async with self.beginning:
            if self.pool is None and not self.stopped:
                self.pool = await asyncio.to_thread(workers, self.workers)
            return self.pool

    def forget(self, pool: ProcessPoolExecutor) -> None:
        """Workers that are no good any more."""
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        """Workers that are at work, or just beginning, end before the house does: what they share
        with it (queues, semaphores) is given back, and nobody is left behind."""
        self.stopped = True
        async with self.beginning:
            pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def workers(count: int) -> ProcessPoolExecutor:
    """Workers that have begun: a new process knows nothing of this one's memory."""
    spawning = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=spawning, initializer=begin_worker)
    try:
        pool.submit(os.getpid).result()
    except BrokenProcessPool:
        structlog.get_logger().warning("a worker for bots did not begin")
    return pool
