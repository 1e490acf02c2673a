"""A WebSocket that costs next to nothing, so that thousands of them fit into one process: it speaks
just enough of the protocol for a house (text frames, pings, close), and hands each text on with no
task and no queue of its own."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
Hears = Callable[[bytes], None]


class LightSocket(asyncio.Protocol):
    """One connection. ``hears`` gets every text as bytes; ``closed`` is why it ended."""

    def __init__(self, hears: Hears, request: bytes) -> None:
        self.hears, self.request = hears, request
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = ""
        self._got = bytearray()
        self._greeted = False
        self._parts = b""  # of a text in several frames
        self._wire: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._wire = transport
        self._wire.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = self.closed or (f"lost: {type(exc).__name__}" if exc else "ended")
        if not self.open.done():
            self.open.set_exception(ConnectionError(self.closed))

    def data_received(self, data: bytes) -> None:
        self._got += data
        if not self._greeted and not self._greet():
            return
        while self._frame():
            pass

    def _greet(self) -> bool:
        end = self._got.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._got[:end]).split(b"\r\n", 1)[0]
        del self._got[: end + 4]
        self._greeted = True
        if b" 101 " in status + b" ":
            self.open.set_result(None)
            return True
        self.closed = status.decode("ascii", "replace")
        self.open.set_exception(ConnectionError(self.closed))
        self._wire.close()
        return False

    def _frame(self) -> bool:
        """Take one frame off what has come, if it is whole."""
        got = self._got
        if len(got) < 2:
            return False
        long = got[1] & 127
        more = 2 if long == 126 else 8 if long == 127 else 0
        if len(got) < 2 + more:
            return False
        size = int.from_bytes(got[2 : 2 + more], "big") if more else long
        end = 2 + more + size
        if len(got) < end:
            return False
        final, kind, body = got[0] & 128, got[0] & 15, bytes(got[2 + more : end])
        del got[:end]
        if kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.closed = f"closed {int.from_bytes(body[:2], 'big')}: {body[2:].decode()}"
            self._wire.close()
        elif kind in (0, TEXT):
            self._parts += body
            if final:
                whole, self._parts = self._parts, b""
                self.hears(whole)
        return True

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        """With a mask of zeros: a client has to have one, and this one costs nothing."""
        size = len(body)
        long = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        self._wire.write(bytes([128 | kind]) + long + bytes(4) + body)

    def close(self) -> None:
        self._wire.close()


async def light_socket(host: str, port: int, cookie: str, hears: Hears) -> LightSocket:
    """A connection to the house's ``/ws``, with a session's cookie."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        "GET /ws HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", "",
    )  # fmt: skip
    request = "\r\n".join(lines).encode()
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: LightSocket(hears, request), host, port)
    await made.open
    return made
