"""How quickly logs keep batches, one at a time and many together, and how quickly they are read.

``python -m bench.log_appends [PLACE …]``: a place is a URL of PostgreSQL; SQLite and a log file are
measured in any case, in a folder of their own. A batch is what one action of a hand makes. With one
waiting, each batch is safe before the next is given; with 64, so many are on their way at once.
``--fold N`` measures instead how long a table of N batches takes to be read back and folded.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from shuffleup.cli.shared_options import TableOptions
from shuffleup.cli.table.table_opening import open_table
from shuffleup.cli.table.table_options import HouseOptions, PeopleOptions
from shuffleup.log import Batch, FileLog, Log, SqliteLog, Under, Writer
from shuffleup.log.open_log import open_log
from shuffleup.sim.session import open_session
from shuffleup.table import drain, replay

SECONDS = 3.0
TOGETHER = 3  # events of an action: what was done, and what follows
STREAM = "room/table/1"


def actions(batches: int) -> Iterator[Batch]:
    """So many batches of a table at hold'em, hand after hand."""
    options = TableOptions(seed="1", book="mohegan")
    opening = open_table("holdem", options, HouseOptions(), PeopleOptions(steady=True, fast=True))
    session = open_session(opening.table, opening.plan)
    made = 0
    while True:
        events: Sequence[object] = drain(session.table)
        for start in range(0, len(events), TOGETHER):
            yield Batch({STREAM: list(events[start : start + TOGETHER])}, at=1_763_200_800_000)
            made += 1
            if made == batches:
                return
        session.one_hand()


def rate(log: Log, waiting: int, kept: Sequence[Batch], seconds: float) -> str:
    """Batches a second that are safe, so many on their way at once."""
    writer, done = Writer(log), deque[Future[dict[str, int]]]()
    begun, number = perf_counter(), 0
    while perf_counter() - begun < seconds:
        done.append(writer.submit(kept[number % len(kept)]))
        number += 1
        if len(done) >= waiting:
            done.popleft().result()
    for one in done:
        one.result()
    spent = perf_counter() - begun
    writer.close()
    together = writer.counts.batches / writer.counts.transactions
    busy = 1000 * writer.counts.seconds / writer.counts.transactions
    return f"{number / spent:>8,.0f} batches/s  {together:>5.1f} together  {busy:>6.2f} ms a commit"


def measure(places: Sequence[str], seconds: float) -> None:
    kept = list(actions(2_000))
    with TemporaryDirectory() as folder:
        logs: dict[str, Log] = {
            "a file": FileLog(Path(folder) / "house.log", STREAM),
            "SQLite": SqliteLog(Path(folder) / "house.db", STREAM),
        }
        logs |= {f"PostgreSQL {number}": open_log(url) for number, url in enumerate(places, 1)}
        for name, log in logs.items():
            for waiting in (1, 64):
                print(f"{name:<12} {waiting:>3} waiting  {rate(log, waiting, kept, seconds)}")


def fold(batches: int) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "house.db"
        log = SqliteLog(path)
        kept = list(actions(batches))
        for start in range(0, batches, 1000):
            log.append_together([(one, {}) for one in kept[start : start + 1000]], checked=False)
        log.close()
        begun = process_time()
        place = Under(SqliteLog(path), "room", "table/1")
        opened = process_time() - begun
        events = place.read()
        read = process_time() - begun - opened
        replay(events)
        folded = process_time() - begun - opened - read
        print(f"{batches:,} batches, {len(events):,} events, {path.stat().st_size / 1e6:.0f} MB:")
        says = f"opened in {opened:.2f} s, read in {read:.2f} s, folded in {folded:.2f} s"
        print(f"{says} of processor time")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("places", nargs="*")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--fold", type=int, default=0)
    told = parser.parse_args()
    if told.fold:
        fold(told.fold)
    else:
        measure(told.places, told.seconds)


if __name__ == "__main__":
    main()
