"""``BoundedHttp``: uvicorn's HTTP/1.1 with bounds on what a peer may make the house keep.

A request has so many seconds for its head and as many for its body, so many header lines and bytes;
a peer that does not read is not waited for; requests begin in fair turns.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

import h11
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from shuffleup.server.wire.house_wire import READ_BYTES, Unread, wire_of

MOST_HEADERS: Final = 100
SPARE_BODY: Final = 4  # so many times the bytes of a body come in before a peer is not heard on
NOBODY: Final = (
    b"HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Type: text/plain\r\n"
    b"Content-Length: 12\r\n\r\nlog in first"
)


async def refuse(send: ASGISendCallable, status: int) -> None:
    """An answer that costs next to nothing, and the end of the connection."""
    headers = [(b"connection", b"close"), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


class BoundedHttp(H11Protocol):
    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.wire = wire_of(config)
        self.behind, self.app = self.app, self.in_turn
        self.peer = ""
        self.phase: object = h11.IDLE  # what the peer is at
        self.since = monotonic()
        self.body_left = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if hasattr(transport, "max_size"):
            transport.max_size = READ_BYTES
        self.peer = self.client[0] if self.client else ""
        self.not_read = Unread(self.wire.bounds.unread_seconds)
        self.wire.strangers.came(self, self.wire.counted_address(self.peer))

    def connection_lost(self, exc: Exception | None) -> None:
        self.wire.strangers.left(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        phase = self.conn.their_state
        if phase is not self.phase:
            self.begin_phase(phase)
        elif phase is h11.SEND_BODY:
            self.body_left -= len(data)
            if self.body_left < 0:
                self.give_way()

    def begin_phase(self, phase: object) -> None:
        self.phase, self.since = phase, monotonic()
        self.body_left = SPARE_BODY * self.wire.bounds.body_bytes

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if not any(name == b"cookie" for name, _ in self.headers):
            self.transport.write(NOBODY)  # whoever says no session has none
            self.transport.close()
            return
        self.wire.strangers.left(self)  # its socket comes in its place
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.begin_phase(self.conn.their_state)
        self.wire.strangers.served(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wire.strangers.does_not_read(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.wire.strangers.reads_again(self)

    async def in_turn(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        headers = list(scope["headers"])  # type: ignore[typeddict-item]  # it is a request's
        if len(headers) > MOST_HEADERS:
            await refuse(send, 431)
            return
        whose = self.wire.whose_turn(self.peer, headers)
        if not await self.wire.turn(whose):
            await refuse(send, 429)
            return
        await self.behind(scope, receive, send)
        if scope.get("state", {}).get("session") is not None:  # the gate knows who asked
            self.wire.was_somebodys(whose)

    # ---- as the wire sees it -----------------------------------------------------------------

    def is_busy(self) -> bool:
        served = self.cycle is not None and not self.cycle.response_complete
        return served and not self.cycle.more_body and not self.flow.write_paused

    def unread(self) -> int:
        return self.transport.get_write_buffer_size()

    def overdue(self, now: float) -> bool:
        if self.not_read.overdue(self.transport, now):
            return True
        waits = self.phase in (h11.IDLE, h11.SEND_BODY)
        return waits and not self.is_busy() and now - self.since > self.wire.bounds.request_seconds

    def give_way(self) -> None:
        self.transport.abort()
