"""``BoundedSocket``: uvicorn's WebSockets with bounds on what a peer may make the house keep.

Frames of every kind count, also pings, pongs and empty fragments; a message has so many fragments
and seconds; a peer that does not read gets no pongs, and is not waited for.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, ASGISendEvent, Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from shuffleup.server.wire.house_wire import READ_BYTES, Unread, wire_of

TOO_FAST: Final = 4029
TOO_MANY_PIECES: Final = 1008
MOST_FRAGMENTS: Final = 64  # of one message
TIME_TO_READ_WHY: Final = 2.0  # seconds
AT_A_TIME: Final = 1_024  # bytes that are taken apart before they are counted
CONTROL: Final = (Opcode.PING, Opcode.PONG)
CONTROL_COSTS: Final = 10  # frames: nobody needs more than one of them in some seconds


def cost(event: object) -> int:
    """How much of the pace of a socket something takes."""
    return CONTROL_COSTS if isinstance(event, Frame) and event.opcode in CONTROL else 1


class BoundedSocket(WebSocketsSansIOProtocol):
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
        self.peer = self.whose = ""
        self.frames_left, self.counted = float(self.wire.bounds.frames_at_once), monotonic()
        self.began = monotonic()  # the handshake, or a message in fragments; 0: neither
        self.settled = self.ended = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
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
        for at in range(0, len(data), AT_A_TIME):
            if self.ended or self.transport.is_closing():
                return
            super().data_received(data[at : at + AT_A_TIME])

    def handle_events(self) -> None:
        now, bounds = monotonic(), self.wire.bounds
        came = self.frames_left + (now - self.counted) * bounds.frames_a_second
        self.frames_left = min(came, bounds.frames_at_once) - sum(map(cost, self.conn.events))
        self.counted = now
        if self.frames_left < 0:
            self.cut_off(TOO_FAST, "far too fast")
        else:
            super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.cut_off(TOO_MANY_PIECES, "that message is in too many pieces")
        elif event.fin:
            self.began = 0.0

    def handle_text(self, event: Frame) -> None:
        super().handle_text(event)
        self.began = 0.0 if event.fin else monotonic()

    def handle_bytes(self, event: Frame) -> None:
        super().handle_bytes(event)
        self.began = 0.0 if event.fin else monotonic()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # its pong would only wait behind the others

    def cut_off(self, code: int, why: str) -> None:
        if self.ended:
            return
        if self.close_sent or self.transport.is_closing():
            self.give_way()
            return
        self.conn.fail(code, why)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Nothing more is read, and the peer has a moment to read why: a connection that is closed
        while something comes in is reset, and what was sent to it is lost."""
        told = self.conn.close_sent
        code, why = (told.code, told.reason) if told is not None else (TOO_MANY_PIECES, "")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.ended = True
        self.read_paused = False  # for good: nobody resumes it
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(TIME_TO_READ_WHY, self.give_way)

    async def in_turn(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        headers = scope["headers"]  # type: ignore[typeddict-item]  # it is a socket's
        self.whose = self.wire.whose_turn(self.peer, headers)
        if not await self.wire.turn(self.whose):
            await send({"type": "websocket.close", "code": TOO_FAST, "reason": ""})
            return
        await self.behind(scope, receive, send)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept" and not self.settled:
            self.settled, self.began = True, 0.0
            self.wire.strangers.left(self)
            self.wire.is_somebodys(self.peer, self.whose)

    # ---- as the wire sees it -----------------------------------------------------------------

    def is_busy(self) -> bool:
        return self.handshake_initiated and not self.transport.is_closing()

    def unread(self) -> int:
        return self.transport.get_write_buffer_size()

    def overdue(self, now: float) -> bool:
        if self.not_read.overdue(self.transport, now):
            return True
        return bool(self.began) and now - self.began > self.wire.bounds.request_seconds

    def give_way(self) -> None:
        self.transport.abort()
