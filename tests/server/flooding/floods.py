"""The floods: what an attacker keeps sending, over how many connections, as whom.

Each is bytes: what a connection begins with, and what it sends again and again, as often as the
house takes it. ``count`` is the size that once hurt; the runs multiply it.
"""

from __future__ import annotations

import json
from typing import Final

from msgspec import Struct
from tests.server.wire.attacking import CONT, PING, PONG, TEXT, frame, get

NOBODY = 0
POST: Final = "Host: 127.0.0.1\r\nX-Shuffleup-Csrf: none\r\nContent-Type: application/json\r\n"


class Flood(Struct, frozen=True):
    """One way to flood a house.

    guests  who sends: nobody, or so many guests, whose sockets these are then
    opens   what a connection sends first, after the handshake if it is a guest's
    again   what it sends from then on
    reads   whether it takes what comes back
    every   seconds between two sendings; 0: as often as the house takes it
    """

    name: str
    what: str
    count: int
    again: bytes = b""
    opens: bytes = b""
    guests: int = NOBODY
    reads: bool = True
    every: float = 0.0


def post(path: str, body: bytes, more: str = "") -> bytes:
    head = f"POST {path} HTTP/1.1\r\n{POST}Content-Length: {len(body)}\r\n{more}\r\n"
    return head.encode() + body


def endless(path: str) -> bytes:
    return f"POST {path} HTTP/1.1\r\n{POST}Transfer-Encoding: chunked\r\n\r\n".encode()


def message(**fields: object) -> bytes:
    return frame(TEXT, json.dumps(fields).encode())


ASKS: Final = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
GUEST: Final = b'{"name":"Gus Flood"}'
FOLD: Final = {
    "t": "do",
    "key": "k",
    "place": "room",
    "table": "1",
    "command": {"Fold": {"seat": 0}},
}
HALF: Final = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WATCHES: Final = b"".join(
    message(t="watch", place="room", table=str(number), role="rail") for number in range(1, 9)
)
# ruff: noqa: E501  (a flood is one row)
FLOODS: Final = (
    Flood("pings-of-nobody", "a socket without a login, and pings", 24, frame(PING, b"x" * 125), ASKS + b"\r\n"),
    Flood("pings-unread-of-nobody", "the same, reading nothing", 24, frame(PING, b"x" * 125) * 50, ASKS + b"\r\n", reads=False),
    Flood("half-requests", "half a request at 1,024 files, again when it is ended", 1150, b"", HALF),
    Flood("trickled-heads", "a head that comes line by line", 250, b"X-A: b\r\n", HALF, every=1.0),
    Flood("trickled-bodies", "a body that comes byte by byte", 250, b" ", post("/api/account/guest", b"{", "")[:-1].replace(b"Length: 1", b"Length: 60000"), every=1.0),
    Flood("long-heads", "a head of a quarter of a megabyte", 8, get("/", *[f"X-{n}: {n}" for n in range(20_000)])),
    Flood("long-addresses", "an address of a quarter of a megabyte", 8, get("/?" + "a=b&" * 60_000)),
    Flood("endless-bodies", "a body in chunks without end", 8, b"4000\r\n" + b" " * 0x4000 + b"\r\n", endless("/api/account/guest")),
    Flood("bodies-nobody-reads", "the same where nobody asked for a body", 8, b"4000\r\n" + b" " * 0x4000 + b"\r\n", endless("/health/live").replace(b"POST", b"GET")),
    Flood("broken-requests", "what is no request at all", 24, b"\x16\x03\x01 nonsense\r\n\r\n"),
    Flood("broken-bodies", "a body that is no text", 8, post("/api/account/guest", b'{"name":"\xff"}')),
    Flood("requests", "requests one behind the other", 24, get("/api/account/me") * 20),
    Flood("requests-unread", "large answers that nobody reads", 24, get("/api/schema/openapi.json") * 20, reads=False),
    Flood("upgrades-of-nobody", "requests for a socket with a session nobody has", 24, ASKS + b"Cookie: shuffleup_session=" + b"x" * 43 + b"\r\n\r\n"),
    Flood("guests", "guests who come in", 8, post("/api/account/guest", GUEST)),
    Flood("logins", "guesses at a password", 8, post("/api/account/login", b'{"name":"Ann","password":"a wrong one"}')),
    Flood("empty-fragments", "a message of empty fragments without end", 3, frame(CONT, final=False) * 500, frame(TEXT, final=False), guests=1),
    Flood("pings-of-a-guest", "pings", 20, frame(PING, b"x" * 125), guests=1),
    Flood("pongs-of-a-guest", "pongs that nobody asked for", 20, frame(PONG, b"x" * 125), guests=1),
    Flood("refused", "commands under a key that are refused", 20, message(**FOLD, seen=1), guests=1),
    Flood("broken-messages", "messages that are none", 20, frame(TEXT, b"{" * 2000), guests=1),
    Flood("chat", "talk at a table", 20, message(t="chat", place="room", table="1", text="hello"), guests=1),
    Flood("watching", "watching and no longer, again and again", 20, WATCHES + message(t="unwatch", place="room", table="1"), guests=1),
    Flood("reading-nothing", "watching every table and reading nothing", 20, b"", WATCHES, guests=1, reads=False),
    Flood("calls", "calls for the floor", 20, message(t="call", key="k", place="room", table="1", what="floor", about="x"), guests=1),
)  # fmt: skip
BY_NAME: Final = {one.name: one for one in FLOODS}
