"""``OlderAnswers``: whoever sends a key again, after memory has let go of its answer, has it read
in the log beside the event loop. That is for lines that were lost: nobody does it all the time."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from shuffleup.client.messages import Refused
from shuffleup.server.house_places.poker_house import NOT_KEPT, UNKEPT, Errand, PokerHouse
from shuffleup.server.identity.throttling import Rate

A_MINUTE: Final = (60, 60.0)  # looks into the log by one person
REMEMBERED: Final = 10_000  # people of whom that is counted
TOO_FAST: Final = "too many old messages at once: send this one again in a while"


class OlderAnswers:
    """One look at a time."""

    def __init__(self, house: PokerHouse) -> None:
        self.house, self.line = house, asyncio.Lock()
        self.pace = Rate(*A_MINUTE, REMEMBERED)

    async def looked_up(self, errand: Errand) -> Refused | None:
        """The house knows now whether this was answered before; or why nobody can say."""
        house, whose, key = self.house, errand.whose, errand.key
        if self.pace.take(whose, house.now() / 1000):
            return Refused(key, "too-fast", TOO_FAST)
        async with self.line:
            kept = asyncio.wrap_future(house.last_submitted)
            await asyncio.wait([kept])
            try:
                kept.result()
                found = await asyncio.to_thread(house.answers.look, house.log, whose, key)
            except Exception as error:  # the disk, the database: it may have been done, or not
                structlog.get_logger().error("no look at answers", kind=type(error).__name__)
                return Refused(key, UNKEPT, NOT_KEPT)
        house.answers.looked_up(whose, key, found, house.now())
        return None
