"""When a house stood still, down or frozen: kept in its log, so that whoever counts how long
somebody has waited counts none of it, also after a start."""

from __future__ import annotations

from collections import deque
from typing import Final

from shuffleup.log.protocol import Log
from shuffleup.server.house_places.register import HouseStood

STALLS: Final = "stalls"  # the stream of them, in the log of the house
KEPT: Final = 1_000  # nobody waits for longer than these took


class StandingTimes:
    """The last times a house stood, in their order; none of them overlap."""

    def __init__(self) -> None:
        self.times: deque[HouseStood] = deque(maxlen=KEPT)

    def read(self, log: Log) -> None:
        self.times.clear()
        version = log.versions.get(STALLS, 0)
        found = log.read(max(0, version - KEPT), STALLS) if version else []
        self.times.extend(one for one in found if isinstance(one, HouseStood))

    def of(self, since: int, until: int) -> HouseStood | None:
        """So much of a time has not been counted yet."""
        since = max(since, self.times[-1].until) if self.times else since
        return HouseStood(since, until) if since < until else None

    def ran(self, since: int, until: int) -> int:
        """For how long the house ran between two instants."""
        stood = 0
        for one in reversed(self.times):
            if one.until <= since:
                break
            stood += max(0, min(one.until, until) - max(one.since, since))
        return max(0, until - since - stood)
