"""A process that writes a log is killed again and again, and nothing it was told is lost.

``python -m tests.log.kills PLACE --times 1000``: PLACE is a new SQLite file or a URL of PostgreSQL.
Each time a process goes on with the log through a ``Writer`` and tells of every batch that is safe;
after some of them it is killed (SIGKILL). What it told of must be in the log, once and in order,
and the log must verify.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import struct
from concurrent.futures import Future
from time import sleep

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import Batch, Writer
from shuffleup.log.databases.verifying import verify
from shuffleup.log.open_log import open_log

STREAM = "table/1"
WAITING = 8  # batches on their way at once
NUMBER = struct.Struct("<q")


def write_for_ever(place: str, pipe: int) -> None:
    """Append and tell of it, until killed."""
    log = open_log(place, STREAM)
    writer, version = Writer(log), log.version
    waiting: list[Future[dict[str, int]]] = []
    while True:
        batch = Batch({STREAM: [r.Killed(version)], "floor": [r.Voided()]})
        waiting.append(writer.submit(batch, {STREAM: version}))
        version += 1
        if len(waiting) == WAITING:
            os.write(pipe, NUMBER.pack(waiting.pop(0).result()[STREAM]))


def told_before_killed(place: str, dice: random.Random) -> int:
    """The last version a process told of before it was killed; 0 if it had none to tell."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(read)
            write_for_ever(place, write)
        finally:
            os._exit(1)
    os.close(write)
    told = b""
    for _ in range(dice.randrange(1, 40)):
        told = os.read(read, NUMBER.size) or told
    sleep(dice.random() * 0.004)
    os.kill(child, signal.SIGKILL)
    while more := os.read(read, 1 << 16):
        told = more[-NUMBER.size :]
    os.waitpid(child, 0)
    os.close(read)
    return int(NUMBER.unpack(told)[0]) if told else 0


def kill(place: str, times: int, seed: int) -> int:
    """So many kills; the length of the log at the end. AssertionError where anything is lost."""
    dice = random.Random(seed)
    for number in range(times):
        told = told_before_killed(place, dice)
        log = open_log(place, STREAM)
        try:
            assert told > 0, f"kill {number}: the writer told of nothing"
            assert log.version >= told, f"kill {number}: told of {told}, has {log.version}"
            if number % 20 == 19 or number == times - 1:
                seats = [event.seat for event in log.read()]  # type: ignore[attr-defined]
                assert seats == list(range(log.version)), f"kill {number}: not once and in order"
                assert verify(log).head == log.head
            length = log.version
        finally:
            log.close()
    return length


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("place")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    open_log(told.place).close()
    length = kill(told.place, told.times, told.seed)
    print(f"{told.times} kills, {length} batches, nothing lost, nothing twice")


if __name__ == "__main__":
    main()
