"""Whoever floods: ``python -m tests.server.flooding.attacker NAME PORT SIZE``, until it is ended.

It is nicer than anybody else and keeps to a core of its own, so that what it costs the house is
what it sends. A connection that is ended is opened again.
"""

from __future__ import annotations

import asyncio
import os
import selectors
import socket
import sys
from itertools import cycle
from time import monotonic, sleep

from tests.server.flooding.floods import BY_NAME, Flood
from tests.server.wire.attacking import cookie_of, dialled, opened

from shuffleup.client.house_client import log_in

FROM = "127.0.0.9"
AT_ONCE = 200  # connections that are opened before the others are looked after
NICEST = 19
NAMES = ("Ada", "Bob", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal", "Ivy", "Joe", "Kim", "Leo")


class Flooder:
    def __init__(self, flood: Flood, port: int, size: int) -> None:
        self.flood, self.port, self.most = flood, port, flood.count * size
        address = f"http://127.0.0.1:{port}"
        names = [f"{NAMES[n]} {flood.name[:18]}" for n in range(flood.guests * size)]
        guests = [asyncio.run(log_in(address, name)) for name in names]
        self.cookies = cycle([cookie_of(one.cookies) for one in guests] or [""])
        self.open: dict[socket.socket, float] = {}  # when each sent last
        self.eyes = selectors.DefaultSelector()

    def run(self) -> None:
        while True:
            self.dial()
            busy = self.flood.reads and self.read()  # else one sees by sending who was ended
            busy |= self.send()
            if not busy:
                sleep(0.02)

    def dial(self) -> None:
        for _ in range(min(AT_ONCE, self.most - len(self.open))):
            try:
                cookie = next(self.cookies)
                if cookie:
                    made = opened(self.port, cookie)
                    made.sendall(self.flood.opens)
                else:
                    made = dialled(self.port, self.flood.opens, FROM)
            except (OSError, AssertionError):  # it takes no more just now
                return
            made.setblocking(False)
            self.open[made] = 0.0
            self.eyes.register(made, selectors.EVENT_READ)

    def read(self) -> bool:
        """Take what has come, and see who was ended."""
        ready = self.eyes.select(0)
        for key, _ in ready:
            one = key.fileobj
            assert isinstance(one, socket.socket)
            try:
                if not one.recv(65_536):
                    self.lost(one)
            except BlockingIOError:
                continue
            except OSError:
                self.lost(one)
        return bool(ready)

    def send(self) -> bool:
        sent, now = False, monotonic()
        for one, last in list(self.open.items()):
            if self.flood.every and now - last < self.flood.every:
                continue
            if not self.flood.again and self.flood.reads:
                continue
            try:
                sent |= one.send(self.flood.again or b"\x8a\x80\x00\x00\x00\x00") > 0
                self.open[one] = now
            except BlockingIOError:
                continue
            except OSError:
                self.lost(one)
        return sent and not self.flood.every and bool(self.flood.again)

    def lost(self, one: socket.socket) -> None:
        if self.open.pop(one, None) is not None:
            self.eyes.unregister(one)
            one.close()


def main(name: str, port: str, size: str, core: str) -> None:
    os.nice(NICEST)
    if core:
        os.sched_setaffinity(0, {int(core)})
    Flooder(BY_NAME[name], int(port), int(size)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
