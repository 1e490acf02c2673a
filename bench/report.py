"""`python -m bench.report`: run the bench and write every row of it to bench/results.md."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

COMMAND = "shuffleup bench --seconds 0.6 --json"
PAGE = Path(__file__).with_name("results.md")
HEAD = """\
# Speed beside other engines

All rows of one run, won or lost; one core, processor time, the best of three rounds in which all
engines of a work take part in turn. *ratio* = Shuffle Up in plain CPython ÷ this row (below 1: we
are slower). Judging and the in-memory event log are on, decks are shuffled beforehand. Machines are
noisy: read the ratios, not the rates.

Made by `make compiled && python -m bench.report` (`{command}`), Python {python} on {machine}.

- OpenSpiel (C++) and pokers (Rust) return payoffs and keep no named log; OpenSpiel deals 17 cards
  instead of shuffling 52; pokers enforces no minimum raise. `bench/peers/` says for each engine
  what was chosen and why.
- *shuffleup compiled* is the same source through mypyc (`make compiled`), measured in a process of
  its own.
- *table, book …* is a whole session under that book in place of single hands: button, blinds,
  accounts and stacks go on from hand to hand; 1 ÷ ratio is the part of the bare rate that is left.
- *a room* and *an event* are whole runs in one process, in seconds (`python -m bench.room_day`,
  `python -m bench.event_run`): bots of ordinary styles, every hand dealt and judged.

| work | engine | rate | unit | ratio |
|---|---|--:|---|--:|
"""


def line(row: dict[str, Any]) -> str:
    rate = f"{row['rate']:,.{0 if row['rate'] >= 100 else 2}f}"
    ratio = "" if row["ratio"] is None else f"{row['ratio']:,.2f}"
    engine = f"**{row['engine']}**" if row["engine"] == "shuffleup" else row["engine"]
    return f"| {row['work']} | {engine} | {rate} | {row['unit']} | {ratio} |\n"


def main() -> int:
    command = [sys.executable, "-m", *COMMAND.split()]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    rows = json.loads(done.stdout)["rows"]
    head = HEAD.format(
        command=COMMAND, python=platform.python_version(), machine=platform.machine()
    )
    PAGE.write_text(head + "".join(line(row) for row in rows), "utf-8")
    print(f"{len(rows)} rows in {PAGE.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
