"""`python -m bench.report [--shared]`: run the bench, write every row of it to bench/results.md.

What stands under a heading there was measured apart, and stays. `--shared` says on the page that
others used the machine meanwhile.
"""

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

Made by `make compiled && python -m bench.report` (`{command}`), Python {python} on
{machine}{shared}.

- OpenSpiel (C++) and pokers (Rust) return payoffs and keep no named log; OpenSpiel deals 17 cards
  instead of shuffling 52; pokers enforces no minimum raise. `bench/peers/` says for each engine
  what was chosen and why.
- *shuffleup lane* is the second gear (`docs/lane.md`): the same law compiled to arrays, the deck
  shuffled within the time; *steps* are decisions. *vector environment* is a step of 256 tables with
  what every seat asked next sees (`python -m bench.vector_steps`).
- *open_spiel* is driven from Python, action by action; *open_spiel bots in C++* plays a whole hand
  in one call of its own, where it has bots for the work: hands that are checked down.
- *shuffleup compiled* is the same source through mypyc (`make compiled`), measured in a process of
  its own.
- *table, book …* is a whole session under that book in place of single hands: button, blinds,
  accounts and stacks go on from hand to hand; its rate ÷ that of *shuffleup, book …* is what is
  left of the bare hand's.
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


def kept(page: Path) -> str:
    """What stands under the headings below the table."""
    text = page.read_text("utf-8") if page.exists() else ""
    place = text.find("\n## ")
    return text[place:] if place >= 0 else ""


def main() -> int:
    shared = ", a machine shared with others" if "--shared" in sys.argv[1:] else ""
    command = [sys.executable, "-m", *COMMAND.split()]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    rows = json.loads(done.stdout)["rows"]
    head = HEAD.format(
        command=COMMAND,
        python=platform.python_version(),
        machine=platform.machine(),
        shared=shared,
    )
    PAGE.write_text(head + "".join(line(row) for row in rows) + kept(PAGE), "utf-8")
    print(f"{len(rows)} rows in {PAGE.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
