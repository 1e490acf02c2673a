"""A connection: somebody who is logged in, and a bounded line of frames to them.

Frames wait in a queue of their own. Whoever reads too slowly is cut off: a connection that cannot
keep up must not cost the others anything, and can come back "after version v".
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from math import inf
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role
from shuffleup.server.identity.sessions import LoginSession

TOO_SLOW: Final = 4008  # close codes of our own
NOT_LOGGED_IN: Final = 4001
TOLD_TO_GO: Final = 4003
STOPPING: Final = 1001
NUMBERS: Final = count(1)
Send = Callable[[bytes], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]


class Guest(Struct, frozen=True):
    """Who somebody is, as the door has it."""

    id: str
    name: str
    roles: frozenset[Role]
    guest: bool = False


class WaitingBytes:
    """What waits for one person, at all their sockets together."""

    def __init__(self) -> None:
        self.bytes = 0


class Connection:
    """One socket of somebody."""

    def __init__(
        self,
        who: Guest,
        most_frames: int = 512,
        most_bytes: int = 4_000_000,
        theirs: WaitingBytes | None = None,
    ) -> None:
        self.who, self.number = who, next(NUMBERS)
        self.most_frames, self.most_bytes = most_frames, most_bytes
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.theirs, self.bytes = theirs or WaitingBytes(), 0
        self.refused = 0  # messages, so far
        self.watching: set[tuple[str, str]] = set()  # tables and places, these with no table
        self.closing: tuple[int, str] | None = None
        self.closed = asyncio.Event()
        self.session: LoginSession | None = None  # and when that is over: ``hub.open_sessions``
        self.until: float = inf

    def send(self, frame: bytes) -> None:
        """Put a frame in line, or cut the connection off where the line is too long."""
        if self.closing is not None:
            return
        too_much = self.bytes and self.theirs.bytes > self.most_bytes
        if self.waiting.qsize() >= self.most_frames or too_much:
            self.close(TOO_SLOW, "you read too slowly")
            return
        self.count(len(frame))
        self.waiting.put_nowait(frame)

    def count(self, more: int) -> None:
        self.bytes += more
        self.theirs.bytes += more

    def close(self, code: int, why: str) -> None:
        if self.closing is None:
            self.closing = (code, why)
            self.closed.set()
            while not self.waiting.empty():
                self.waiting.get_nowait()  # nobody will read it
            self.count(-self.bytes)
            self.waiting.put_nowait(b"")  # whoever waits for a frame wakes up

    def left(self) -> None:
        """It is gone: nothing waits for it."""
        self.count(-self.bytes)

    @property
    def sent_away(self) -> bool:
        """Whether it was closed for who they are, and not for how they send or read."""
        return self.closing is not None and self.closing[0] in (NOT_LOGGED_IN, TOLD_TO_GO)

    async def pump(self, send: Send) -> None:
        """Send what waits, in order, until the connection is closed."""
        while True:
            frame = await self.waiting.get()
            if self.closing is not None:
                return
            self.count(-len(frame))
            await send(frame)
