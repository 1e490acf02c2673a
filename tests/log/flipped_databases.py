"""Bits flipped in an SQLite database: each is refused, or changes nothing that can be read.

``python -m tests.log.flipped_databases 10000`` flips so many, one at a time.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import Batch, LogDatabaseError, SqliteLog
from shuffleup.log.databases.verifying import verify


def told(path: Path) -> list[object]:
    """All that can be read of a log, by every way of reading it."""
    log = SqliteLog(path)
    try:
        by_stream = [(name, log.read(of=name)) for name in sorted(log.versions)]
        below = [list(log.batches_below(name)) for name in ("room", "event/a")]
        return [log.head, log.versions, list(log.batches()), by_stream, below, verify(log)]
    finally:
        log.close()


def flipped(whole: bytes, dice: random.Random) -> bytes:
    place = dice.randrange(len(whole))
    return whole[:place] + bytes([whole[place] ^ 1 << dice.randrange(8)]) + whole[place + 1 :]


def flip_bits(folder: Path, times: int, seed: int) -> tuple[int, int]:
    """How many flipped bits were refused, and how many changed nothing that is read; an assertion
    where one changed what is read and was not refused."""
    path, dice = folder / "house.db", random.Random(seed)
    log = SqliteLog(path)
    for n in range(60):
        streams = dice.sample(["room/room", "room/table/1", "event/a/event"], 2)
        log.append_batch(Batch({one: [r.Killed(n)] * dice.randrange(3) for one in streams}, at=n))
    log.close()
    whole, right, refused = path.read_bytes(), told(path), 0
    for _ in range(times):
        (folder / "flipped.db").write_bytes(flipped(whole, dice))
        try:
            assert told(folder / "flipped.db") == right
        except LogDatabaseError:
            refused += 1
        for leftover in folder.glob("flipped.db*"):
            leftover.unlink()
    return refused, times - refused


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    with TemporaryDirectory() as folder:
        refused, harmless = flip_bits(Path(folder), times, seed=1)
    print(f"{refused} refused, {harmless} changed nothing that is read, none went unnoticed")


if __name__ == "__main__":
    main()
