"""``RepeatedLines``: what the log has just said it says once a minute, with how often it was meant.

Two lines are the same if they differ in numbers alone. Lines about somebody who is logged in all
stand, but for refusals: they have bounds of their own.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct
from structlog import DropEvent
from structlog.typing import EventDict

EVERY: Final = 60.0  # seconds
REMEMBERED: Final = 500  # lines
MOST: Final = 2_000  # lines in those seconds, whatever they are
NUMBER: Final = re.compile(r"0x[0-9a-f]+|\d+")
UNCOUNTED: Final = frozenset({"milliseconds", "timestamp"})
TOO_MANY: Final = "more lines than are written"
Same = tuple[tuple[str, str], ...]


class Repeated(Struct):
    """A line that was written, and how often it came since."""

    since: float
    times: int = 0


class RepeatedLines:
    """A processor of structlog."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock, self.known = clock, OrderedDict[Same, Repeated]()
        self.span, self.written = clock(), 0

    def __call__(self, _: object, __: str, event: EventDict) -> EventDict:
        if is_about_somebody(event):
            return event
        now, same = self.clock(), sameness(event)
        known = self.known.get(same)
        if known is not None and now - known.since < EVERY:
            known.times += 1
            raise DropEvent
        more = {"times": known.times + 1} if known is not None and known.times else {}
        self.known.pop(same, None)
        self.known[same] = Repeated(now)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return self.within_bounds(now, {**event, **more})

    def within_bounds(self, now: float, event: EventDict) -> EventDict:
        """Whoever makes every line another one does not fill the disk either."""
        if now - self.span >= EVERY:
            self.span, self.written = now, 0
        self.written += 1
        if self.written > MOST:
            raise DropEvent
        if self.written == MOST:
            return {"event": TOO_MANY, "level": "warning"}
        return event


def is_about_somebody(event: EventDict) -> bool:
    status = event.get("status", 0)
    return bool(event.get("who")) and isinstance(status, int) and status < 400


def sameness(event: EventDict) -> Same:
    """What a line says, without its numbers; a status is no number."""
    return tuple(
        (name, str(event[name]) if name == "status" else NUMBER.sub("#", str(event[name])))
        for name in event
        if name not in UNCOUNTED
    )
