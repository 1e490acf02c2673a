"""``HouseListener``: takes connections a few at a time, no more than the house can have, and from
nobody too many in a second; where the machine has no files left it waits, and says so once.

What is not taken waits in the machine's own line of connections.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

import structlog

from shuffleup.server.wire.house_wire import HouseWire

IN_ONE_PASS: Final = 8
FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 1.0
Makes = Callable[[], asyncio.Protocol]


class HouseListener:
    """One listening socket; closed and waited for like a server of asyncio."""

    def __init__(
        self, listening: socket.socket, makes: Makes, wire: HouseWire, open_now: Callable[[], int]
    ) -> None:
        """``open_now``: how many connections there are."""
        self.sockets, self.makes, self.wire, self.open_now = (listening,), makes, wire, open_now
        self.longest_wait = LONGEST_WAIT
        self.beginning: set[asyncio.Task[object]] = set()
        self.waiting: Counter[str] = Counter()  # connections that wait, by address
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.sockets[0].setblocking(False)
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        loop, wait, taken = asyncio.get_running_loop(), FIRST_WAIT, 0
        while True:
            here = self.open_now() + len(self.beginning) + self.waiting.total()
            if here >= self.wire.bounds.connections:
                structlog.get_logger().warning("as many connections as there can be")
                await asyncio.sleep(wait)
                continue
            try:
                made, peer = await loop.sock_accept(self.sockets[0])
            except ConnectionError:
                continue
            except OSError as error:  # no files or no memory left: some will be given back
                structlog.get_logger().error("no connection can be taken", kind=str(error.strerror))
                await asyncio.sleep(wait)
                wait = min(2 * wait, self.longest_wait)
                continue
            wait = FIRST_WAIT
            self.take(made, str(peer[0]))
            taken += 1
            if taken % IN_ONE_PASS == 0:
                await asyncio.sleep(0)

    def take(self, made: socket.socket, peer: str) -> None:
        """It begins; or waits, if its address has come too often, among as many as may wait."""
        address, loop = self.wire.counted_address(peer), asyncio.get_running_loop()
        seconds = self.wire.arrivals.take(address, monotonic()) if address else 0
        if seconds and self.waiting[address] >= self.wire.bounds.strangers_of_address:
            made.close()
            return
        if seconds:
            self.waiting[address] += 1
            loop.call_later(seconds, self.take_later, made, peer, address)
            return
        task = asyncio.ensure_future(loop.connect_accepted_socket(self.makes, made))
        self.beginning.add(task)
        task.add_done_callback(self.begun)

    def take_later(self, made: socket.socket, peer: str, address: str) -> None:
        self.waiting[address] -= 1
        if not self.waiting[address]:
            del self.waiting[address]
        self.take(made, peer)

    def begun(self, task: asyncio.Task[object]) -> None:
        self.beginning.discard(task)
        if not task.cancelled():
            task.exception()  # whoever has gone already is not missed

    # ---- as uvicorn ends its servers ---------------------------------------------------------

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def wait_closed(self) -> None:
        if self.task is not None:
            await asyncio.wait([self.task])
