"""``make lane-equal``: a million hands through ``hand`` and the lane, the table into docs/lane.md.

    python -m tests.lane.equality_run --hands 1000000 --jobs 2 --to docs/lane.md

Hands come in turns over all games, structures, books and numbers of seats; a hand that differs
ends the run with all there is to it, and the seed and turn to play it again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from tests.lane.equality import ANY_HOUSE, BOOKS, TOGETHER, Match, UnequalError, in_order, one_turn

from shuffleup.games import names

BEGIN, END = "<!-- equality -->", "<!-- end of equality -->"
Found = dict[Match, Counter[str]]


def turn_of(turn: int, seed: int) -> tuple[int, Match, Counter[str], str]:
    try:
        match, counts = one_turn(seed, turn)
    except UnequalError as error:
        return turn, in_order(seed)[turn % len(in_order(seed))], Counter(), str(error)
    return turn, match, counts, ""


def compared(hands: int, seed: int, jobs: int, minutes: float) -> Found:
    """So many hands, in so many processes, or what the minutes allow; the first that differs ends
    it."""
    found: Found = {}
    turns = range(-(-hands // TOGETHER))
    one_turn(seed, 0, 2)  # compiled before the others need it
    begun = told = time.monotonic()
    with Pool(jobs) as pool:
        done = 0
        for turn, match, counts, why in pool.imap_unordered(partial(turn_of, seed=seed), turns, 8):
            if why:
                sys.exit(f"seed {seed}, turn {turn}:\n{why}")
            found.setdefault(match, Counter()).update(counts)
            done += counts["hands"]
            if time.monotonic() - begun > minutes * 60:
                break
            if time.monotonic() - told > 20:
                told = time.monotonic()
                speed = done / (told - begun)
                print(f"{done:,} hands equal, {speed:,.0f} a second", file=sys.stderr, flush=True)
    return found


def summed(found: Found, chosen: Iterable[Match]) -> Counter[str]:
    total: Counter[str] = Counter()
    for match in chosen:
        total.update(found[match])
    return total


def table(found: Found, seed: int) -> str:
    """What was compared, as Markdown."""
    total = summed(found, found)
    lines = [
        f"{total['hands']:,} hands with {total['decisions']:,} decisions (seed {seed}), "
        f"{total['showdowns']:,} of them to a showdown, {total['reshuffles']:,} with a deck that "
        "was shuffled again: every option, every card and every chip the same.",
        "",
        "| game | structures | seats | hands | decisions | showdowns | reshuffles |",
        "|---|---|---|---:|---:|---:|---:|",
    ]
    for key in names():
        own = [match for match in found if match.sheet.key == key]
        sums = summed(found, own)
        structures = sorted({match.structure.value for match in own})
        seats = sorted({match.seats for match in own})
        numbers = [sums[name] for name in ("hands", "decisions", "showdowns", "reshuffles")]
        cells = [key, ", ".join(structures), f"{seats[0]}–{seats[-1]}" if seats else ""]
        lines.append(f"| {' | '.join([*cells, *(f'{n:,}' for n in numbers)])} |")
    lines += ["", "| book | hands | decisions |", "|---|---:|---:|"]
    for book in (*BOOKS, ANY_HOUSE):
        sums = summed(found, [match for match in found if match.book == book])
        lines.append(f"| {book} | {sums['hands']:,} | {sums['decisions']:,} |")
    return "\n".join(lines)


def put_into(page: Path, text: str) -> None:
    """Between its two marks in a page."""
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.lane.equality_run", description=__doc__)
    parser.add_argument("--hands", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1_000.0, help="end after so long")
    parser.add_argument("--to", type=Path, help="the page whose table is made anew")
    chosen = parser.parse_args()
    found = compared(chosen.hands, chosen.seed, chosen.jobs, chosen.minutes)
    text = table(found, chosen.seed)
    print(text)
    if chosen.to:
        put_into(chosen.to, text)


if __name__ == "__main__":
    main()
