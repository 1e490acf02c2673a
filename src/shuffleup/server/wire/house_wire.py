"""``HouseWire``: what all connections of a house share; ``HouseConfig`` carries it to them.

Every second ``sweep`` looks for connections whose time is up: half a request, a body that does not
end, what nobody reads, a close that nobody answers. They are ended without a word.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping
from time import monotonic
from typing import Final, Protocol

import uvicorn

from shuffleup.server.identity.origins import address_behind
from shuffleup.server.identity.throttling import Rate, address_key
from shuffleup.server.settings import ServerSettings
from shuffleup.server.wire.fair_turns import FairTurns
from shuffleup.server.wire.strangers import Strangers
from shuffleup.server.wire.wire_bounds import wire_bounds

LINGER: Final = 5.0  # seconds in which a connection that is closed has to be gone
READ_BYTES: Final = 8_192  # taken off a connection at a time, so that nobody is long at it
BURST_SECONDS: Final = 4  # of whose connections an address may have all at once
TOO_OFTEN: Final = 1.0  # seconds that a request waits where its address asks too often
FORWARDED: Final = b"x-forwarded-for"
AT_A_TIME: Final = 500  # connections looked at before others have their turn
Headers = Iterable[tuple[bytes, bytes]]


class Timed(Protocol):
    def overdue(self, now: float) -> bool:
        """Whether its time is up."""

    def give_way(self) -> None:
        """End at once."""


class HouseWire:
    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.bounds = wire_bounds(settings)
        self.strangers = Strangers(self.bounds.strangers, self.bounds.strangers_of_address)
        self.turns = FairTurns()
        burst = BURST_SECONDS * self.bounds.arrivals_a_second
        self.arrivals = Rate(burst, BURST_SECONDS, settings.remembered_addresses)

        self.requests = Rate(settings.requests_a_minute, 60, settings.remembered_addresses)
        self.delayed: Counter[str] = Counter()  # requests that wait, by address

    async def turn(self, whose: str) -> bool:
        """Wait for one's turn; whoever asks too often waits longer, if not too many do so already:
        then there is no turn."""
        if self.requests.take(whose, monotonic()):
            if self.delayed[whose] >= self.bounds.strangers_of_address:
                return False
            self.delayed[whose] += 1
            try:
                await asyncio.sleep(TOO_OFTEN)
            finally:
                self.delayed[whose] -= 1
                if not self.delayed[whose]:
                    del self.delayed[whose]
        await self.turns.turn(whose)
        return True

    def was_somebodys(self, whose: str) -> None:
        """A request came from somebody who is logged in, and counts for them alone: a room full of
        people behind one address is no crowd of strangers."""
        self.requests.give_back(whose)

    def counted_address(self, peer: str) -> str:
        """Whom a connection counts for; "" for the proxy's, behind which are many."""
        trusted = self.settings.trusted_proxy
        return "" if trusted and peer == trusted else address_key(peer)

    def is_somebodys(self, peer: str, whose: str) -> None:
        """The same of a connection: it is their socket now."""
        self.arrivals.give_back(self.counted_address(peer))
        self.was_somebodys(whose)

    def whose_turn(self, peer: str, headers: Headers) -> str:
        """Whom a request counts for: behind the proxy, whoever the proxy says."""
        if not self.settings.trusted_proxy or peer != self.settings.trusted_proxy:
            return address_key(peer)
        said: Mapping[str, str] = {
            name.decode("latin-1"): value.decode("latin-1")
            for name, value in headers
            if name == FORWARDED
        }
        return address_key(address_behind(peer, said, self.settings))

    async def sweep(self, connections: set[Timed]) -> None:
        while True:
            await asyncio.sleep(1)
            for at, one in enumerate(list(connections)):
                if one.overdue(monotonic()):
                    one.give_way()
                if at % AT_A_TIME == AT_A_TIME - 1:
                    await asyncio.sleep(0)


class HouseConfig(uvicorn.Config):
    """uvicorn's settings, and the wire of the house."""

    wire: HouseWire


def wire_of(config: uvicorn.Config) -> HouseWire:
    assert isinstance(config, HouseConfig)
    return config.wire


class Unread:
    """How long a peer has left what was sent to it, and how long its end has been waited for."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.bytes, self.since, self.closing = 0, monotonic(), 0.0

    def overdue(self, transport: asyncio.Transport, now: float) -> bool:
        if transport.is_closing():
            self.closing = self.closing or now
            if now - self.closing > LINGER:
                return True
        waiting = transport.get_write_buffer_size()
        if not waiting or waiting < self.bytes:
            self.since = now
        self.bytes = waiting
        return now - self.since > self.seconds
