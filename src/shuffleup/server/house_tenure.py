"""``HouseTenure``: whether this server still has its house, looked at every second.

A lock can be lost: the database restarts, somebody removes a file or puts another folder in its
place. Then another server may begin with the same log. It takes the turn to write
(``log.databases.writers_turn``), and this one, which keeps nothing from then on, must notice, stop
answering, and end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.writers_turn import LostTurnError
from shuffleup.log.writer import Writer

LOOK_EVERY: Final = 1.0  # seconds
LOST: Final = "another server runs this house now, so this one has ended"


class HouseTenure:
    """The turn of one server; ``lost`` is called once, when it is over."""

    def __init__(self, log: DatabaseLog, writer: Writer, lost: Callable[[], None]) -> None:
        self.log, self.writer, self.lost = log, writer, lost
        self.is_over = False
        self.ended: Callable[[], None] = lambda: None  # whoever serves ends the process

    async def is_ours(self) -> bool:
        return not self.is_over

    def take(self) -> None:
        self.log.take_turn()

    async def watch(self) -> None:
        while not await self.has_ended():
            await asyncio.sleep(LOOK_EVERY)
        self.is_over = True
        structlog.get_logger().error("the house is lost", why=LOST)
        self.lost()
        self.ended()

    async def has_ended(self) -> bool:
        """Whether another has it. A database that does not answer says nothing about that."""
        if isinstance(self.writer.error, LostTurnError):
            return True
        try:
            return not await asyncio.to_thread(self.log.has_turn)
        except (OSError, ValueError):
            return False
