"""What an attacker of the wire needs: plain sockets, requests and frames as bytes."""

from __future__ import annotations

import base64
import json
import os
import re
import socket
from contextlib import closing, suppress
from time import monotonic, sleep

PING, PONG, TEXT, CONT = 9, 10, 1, 0
FINAL = 0x80
LONG = 30.0


def frame(kind: int, body: bytes = b"", *, final: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    size = len(body)
    head = bytes([(FINAL if final else 0) | kind])
    long = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
    return head + long + bytes(4) + body


def upgrade(cookie: str = "", more: str = "") -> bytes:
    """A request for a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        "GET /ws HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    lines += [f"Cookie: {cookie}"] if cookie else []
    return ("\r\n".join(lines) + "\r\n" + more + "\r\n").encode()


def get(path: str = "/health/live", *headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def dialled(port: int, sent: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's own addresses."""
    made = socket.create_connection(("127.0.0.1", port), LONG, source_address=(address, 0))
    made.sendall(sent)
    return made


def cookie_of(cookies: dict[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


def post_json(port: int, path: str, body: object, address: str) -> dict[str, str]:
    """Ask the house for something; the cookies that come with its answer."""
    text = json.dumps(body)
    lines = [
        f"POST {path} HTTP/1.1", "Host: 127.0.0.1", "X-Shuffleup-Csrf: none",
        "Content-Type: application/json", f"Content-Length: {len(text)}", "Connection: close",
    ]  # fmt: skip
    with closing(dialled(port, ("\r\n".join(lines) + "\r\n\r\n" + text).encode(), address)) as one:
        told = (ended(one) or b"").decode("latin-1")
    assert told.startswith(("HTTP/1.1 200", "HTTP/1.1 201")), told[:300]
    cookies = re.findall(r"(?im)^set-cookie: ([^=]+)=([^;]*)", told)
    return dict(cookies)


def opened(port: int, cookie: str, address: str = "127.0.0.1") -> socket.socket:
    """A socket of somebody, its handshake read."""
    made = dialled(port, upgrade(cookie), address)
    head = b""
    while b"\r\n\r\n" not in head:
        more = made.recv(1)
        assert more, "the house has ended it"
        head += more
    assert b" 101 " in head.partition(b"\r\n")[0], head
    return made


def ended(one: socket.socket, within: float = LONG) -> bytes | None:
    """What came until the house ended it; None if it did not in that time."""
    got, until = b"", monotonic() + within
    while True:
        left = until - monotonic()
        if left <= 0:
            return None
        one.settimeout(left)
        try:
            more = one.recv(65_536)
        except TimeoutError:
            return None
        except OSError:
            return got
        if not more:
            return got
        got += more


def pushed(one: socket.socket, data: bytes, within: float) -> int:
    """How much of it the house took in that time; as often as it likes, until it ends it."""
    took, until = 0, monotonic() + within
    one.setblocking(False)
    with suppress(ConnectionError):
        while monotonic() < until:
            try:
                took += one.send(data)
            except BlockingIOError:
                sleep(0.01)
    one.setblocking(True)
    return took
