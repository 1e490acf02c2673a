"""A whole event in processor time: bots play it from registration to the last prize.

``python -m bench.event_run`` prints the rows of 1,000 and of 10,000 entrants, ``--entrants N`` that
of so many. The event is that of ``shuffleup tournament run``: regular pace, 100 big blinds to begin
with, 30 hands an hour, mixed bots of ordinary styles, every hand dealt and judged, one process.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.sim.event_run import EventPlan, run_event

BOOK = "tournament"
FIELDS = {1_000: 30, 10_000: 300}  # entrants, and the seconds that are to be enough
SEED = 2026
Row = dict[str, Any]


def event_row(entrants: int) -> Row:
    law = rulebook(BOOK)
    start = process_time()
    report = run_event(EventPlan(entrants, SEED), resolve(law), digest(law))
    spent = process_time() - start
    assert report.paid == report.pool == entrants * EventPlan(entrants).prize
    work = (
        f"an event to its winner: {entrants:,} entrants, {report.tables:,} tables, "
        f"{report.hands:,} hands dealt"
    )
    return {"work": work, "engine": "shuffleup", "rate": round(spent, 1), "unit": "s"}


def rows(quick: bool) -> list[Row]:
    return [event_row(entrants) for entrants in ((100,) if quick else FIELDS)]


def main(words: list[str]) -> int:
    """The rows; 1 where one took longer than it is to take."""
    fields = [int(words[words.index("--entrants") + 1])] if "--entrants" in words else list(FIELDS)
    late = False
    for entrants in fields:
        row = event_row(entrants)
        print(f"{row['work']}: {row['rate']:,} {row['unit']}")
        late = late or row["rate"] > FIELDS.get(entrants, row["rate"])
    return int(late)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
