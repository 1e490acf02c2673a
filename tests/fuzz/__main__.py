"""``python -m tests.fuzz N [--parser NAME] [--seed S] [--seconds T]``: N inputs to each parser."""

from __future__ import annotations

import argparse
import sys
import time

from tests.fuzz.every_parser import PARSERS
from tests.fuzz.hunting import Tally, hunt

SHOWN = 300  # characters of an input


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    asked.add_argument("count", type=int)
    asked.add_argument("--parser", action="append", choices=list(PARSERS))
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--seconds", type=float, default=float("inf"), help="for each parser")
    said = asked.parse_args()
    tallies = []
    for name in said.parser or PARSERS:
        until = time.monotonic() + said.seconds
        tallies.append(hunt(PARSERS[name], said.count, said.seed, progress, until))
        progress(tallies[-1], end="\n")
    return show(tallies)


def progress(tally: Tally, end: str = "\r") -> None:
    if end == "\n" or sys.stderr.isatty():
        line = f"{tally.parser:<18} {tally.inputs:>9,} {tally.rate:>8,.0f}/s found {tally.found:,}"
        print(line, end=end, file=sys.stderr, flush=True)


def show(tallies: list[Tally]) -> int:
    """A table of all parsers, then what was found, the shortest input of each kind; 1 if any."""
    print(f"{'parser':<18} {'inputs':>9} {'answered':>9} {'refused':>9} {'found':>6} {'per s':>7}")
    for one in tallies:
        counts = f"{one.inputs:>9,} {one.answered:>9,} {one.refused:>9,} {one.found:>6,}"
        print(f"{one.parser:<18} {counts} {one.rate:>7,.0f}")
    for one in tallies:
        for finding in one.findings.values():
            print(f"\n{finding.parser}: {finding.what}\n  {finding.text[:SHOWN]!r}")
    return int(any(one.found for one in tallies))


if __name__ == "__main__":
    sys.exit(main())
