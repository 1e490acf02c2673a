"""``HouseClock``: the time of the house, which stands for as long as the process could do nothing.

A container that was frozen, a laptop whose lid was shut, a loop that was held: when it goes on
everything would be too late at once, also for whoever had acted in time. So the first look at the
clock after a stall still has the time of before, whoever takes it. What has arrived meanwhile is
read and done at that time; then whoever counts time is told how long the house stood (``stood``)
and gives it back, and only then the clock goes on.

It is the time of day that is compared and not a count of the machine's, since such a count may
stand while the machine sleeps; a clock of the machine that is put forward costs nobody time either.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog

LONGEST: Final = 1_000  # milliseconds without a look at the clock, and it was a stall
EVERY: Final = 0.25  # seconds between two looks at it
PASSES: Final = 25  # of the loop, in which what has arrived is read: a message takes about six


def wall_milliseconds() -> int:
    return time.time_ns() // 1_000_000


class HouseClock:
    """Milliseconds; ``stood`` are told of each stall, from when until when."""

    def __init__(self, wall: Callable[[], int] = wall_milliseconds) -> None:
        self.wall = wall
        self.seen = 0  # the last time anybody looked; 0 while nobody watches for stalls
        self.stood: list[Callable[[int, int], None]] = []

    def __call__(self) -> int:
        if self.stands:
            return self.seen
        now = self.wall()
        if self.seen:
            self.seen = now
        return now

    @property
    def stands(self) -> bool:
        """Whether there was a stall that has not been given back yet."""
        return bool(self.seen) and self.wall() - self.seen > LONGEST

    def watch(self) -> None:
        """From now on somebody looks again and again (``run``)."""
        self.seen = self.wall()

    async def run(self) -> None:
        self.watch()
        try:
            while True:
                await asyncio.sleep(EVERY)
                if self.stands:
                    await read_what_came()
                    self.go_on()
                self()
        finally:
            self.seen = 0

    def go_on(self) -> None:
        since, self.seen = self.seen, self.wall()
        for tell in self.stood:
            try:
                tell(since, self.seen)
            except Exception as error:  # one that fails must not hold the clock of all
                structlog.get_logger().error("time not given back", kind=type(error).__name__)


async def read_what_came() -> None:
    """The loop goes round, and with each pass reads from whoever has sent something."""
    for _ in range(PASSES):
        await asyncio.sleep(0)
