"""Hand histories read and replayed a second, ours and PokerKit's, in turn, in one run.

*shuffleup* makes a ``History`` and a hand with its log of each; *shuffleup lane* plays files in
bulk and tells what became of each hand, which is what ``shuffleup replay`` prints.

``rows(quick)`` uses the real hands beside the repository (``../shared/phh``); without them there
is no row. ``python -m bench.histories`` prints the rows.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from shuffleup.histories import SUFFIXES, History, read_file, replay_history
from shuffleup.sim.lane_hands import has_numba

ROUNDS = 3
FOLDER = Path(__file__).resolve().parents[2] / "shared" / "phh"
WORK = "PHH hands read and replayed"


def ours(files: list[Path]) -> int:
    hands = 0
    for file in files:
        for hand in read_file(file):
            assert isinstance(hand, History)
            assert not replay_history(hand).error
            hands += 1
    return hands


def in_bulk(files: list[Path]) -> int:
    from shuffleup.histories.bulk.many_outcomes import outcomes_of_file

    hands = 0
    for file in files:
        outcomes = outcomes_of_file(file)
        assert all(line.ok for line in outcomes)
        hands += len(outcomes)
    return hands


def pokerkits(files: list[Path]) -> int:
    from pokerkit import HandHistory

    warnings.simplefilter("ignore")  # PokerKit warns of fields it does not know
    hands = 0
    for file in files:
        with file.open("rb") as opened:
            many = file.suffix == ".phhs"
            for hand in HandHistory.load_all(opened) if many else [HandHistory.load(opened)]:
                for _ in hand:
                    pass
                hands += 1
    return hands


def rows(quick: bool) -> list[dict[str, Any]]:
    """Hands a second of both, the best of a few rounds."""
    files = sorted(file for file in FOLDER.rglob("*") if file.suffix in SUFFIXES)
    runs: dict[str, Callable[[list[Path]], int]] = {"shuffleup": ours}
    if has_numba():
        in_bulk(files)  # its kernels are loaded, or compiled
        runs["shuffleup lane"] = in_bulk
    runs["pokerkit"] = pokerkits
    best = dict.fromkeys(runs, 0.0)
    for _ in range((1 if quick else ROUNDS) if files else 0):
        for name, run in runs.items():
            start = process_time()
            hands = run(files)
            best[name] = max(best[name], hands / (process_time() - start))
    return [
        {"work": WORK, "engine": name, "rate": round(rate, 1), "unit": "hands/s"}
        for name, rate in best.items()
        if rate
    ]


if __name__ == "__main__":
    for row in rows(quick=False):
        print(row)
