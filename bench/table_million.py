"""A session of a million hands streamed to disk: hands a second and memory in use on the way.

``python -m bench.table_million [HANDS] [FOLDER]``: the log goes to a folder of its own, that of the
system for temporary files unless one is named, and is deleted afterwards.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from shuffleup.cli.shared_options import TableOptions
from shuffleup.cli.table.table_log import LogKeeper, new_log
from shuffleup.cli.table.table_opening import open_table
from shuffleup.cli.table.table_options import HouseOptions, PeopleOptions
from shuffleup.cli.table.table_run import Run
from shuffleup.sim.session import SessionTally, open_session

HANDS = 1_000_000
PAGE_KILOBYTES = 4


def main() -> None:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    folder = sys.argv[2] if len(sys.argv) > 2 else None
    with TemporaryDirectory(dir=folder) as place:
        run_session(hands, Path(place) / "million.log")


def run_session(hands: int, path: Path) -> None:
    """Six at hold'em, fast and steady, under mohegan; a line at every power of ten."""
    opening = open_table(
        "holdem", TableOptions(seed="1", book="mohegan"), HouseOptions(),
        PeopleOptions(steady=True, fast=True),
    )  # fmt: skip
    session = open_session(opening.table, opening.plan)
    run = Run(session, LogKeeper(new_log(path)), SessionTally())
    run.take()
    wall, spent = perf_counter(), process_time()
    for number in range(1, hands + 1):
        session.one_hand()
        run.take()
        if number == hands or (number >= 10_000 and str(number).strip("0") == "1"):
            run.keeper.flush()
            print(
                f"{number:>9,} hands  {resident():>6,} MB resident  "
                f"{path.stat().st_size / 1e6:>7,.0f} MB of log  "
                f"{number / (process_time() - spent):>6,.0f} hands/s of processor time  "
                f"{perf_counter() - wall:>6,.0f} s",
                flush=True,
            )


def resident() -> int:
    """Memory of this process in megabytes, as the system counts it."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * PAGE_KILOBYTES // 1024


if __name__ == "__main__":
    main()
