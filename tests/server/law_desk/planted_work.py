"""Work that does what nobody should: for ever, or with all the memory there is."""

from __future__ import annotations

import os
import time

GREEDY_BYTES = 4_000_000_000


def planted_work(asked: bytes) -> bytes:
    if asked == b"hang":
        while True:
            time.sleep(1)
    if asked == b"eat":
        return bytes(len(bytearray(GREEDY_BYTES)) % 7)
    if asked == b"eat slowly":
        held = []
        while True:
            held.append(bytearray(50_000_000))
    if asked == b"fall":
        os._exit(3)
    if asked == b"fail":
        raise KeyError("something nobody foresaw")
    return b'"' + str(os.getpid()).encode() + b'"' if asked else b""
