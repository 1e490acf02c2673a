"""``make floods``: every flood at four times the size that once hurt, on a house of its own.

Measured meanwhile: the p99 of acts of those who play, beside that of the same house when it is
quiet; newcomers from other addresses; how much memory and log grow; how much of its core the house
used, and the longest pass of its event loop in processor time, which other work on the machine does
not change.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.flooding.flood_measures import Flooded, floods_one_by_one
from tests.server.flooding.floods import BY_NAME

HEADS = ("flood", "quiet p99", "p99", "memory", "log", "came", "slowest", "core", "pass")


def row(one: Flooded) -> tuple[str, ...]:
    return (
        one.name, f"{one.quiet:.0f} ms", f"{one.p99:.0f} ms", f"+{one.memory:.0f} MB",
        f"+{1000 * one.log:.0f} KB", str(one.newcomers), f"{one.slowest:.0f} ms",
        f"{one.busy:.0f} %", f"{one.longest:.0f} ms",
    )  # fmt: skip


def in_columns(cells: tuple[str, ...]) -> str:
    first, *others = cells
    return first.ljust(24) + "".join(f"{cell:>11}" for cell in others)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.flooding", description=__doc__)
    parser.add_argument("size", type=int, nargs="?", default=4, help="times what once hurt")
    parser.add_argument("--seconds", type=float, default=15, help="of each flood")
    parser.add_argument("--quiet", type=float, default=8, help="seconds before each")
    parser.add_argument("--only", action="append", default=[], choices=list(BY_NAME))
    parser.add_argument("--folder", default=None, help="where the house's data go for a while")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=said.folder) as folder:
        run = floods_one_by_one(Path(folder), said.only, said.size, said.quiet, said.seconds)
        told = asyncio.run(run)
    print(in_columns(HEADS))
    for one in told:
        one.judge()
        print(in_columns(row(one)))
        for wrong in one.wrong[:5]:
            print(f"    {wrong}")
    bad = [one.name for one in told if one.wrong]
    print("broken: " + ", ".join(bad) if bad else "every flood is held")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
