"""Hands read and replayed per second, ours and PokerKit's, in turn, in one run.

``python -m tests.histories.rate ../shared/phh``
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from pokerkit import HandHistory

from shuffleup.histories import SUFFIXES, History, read_file, replay_history

ROUNDS = 5


def ours(files: list[Path]) -> int:
    hands = 0
    for file in files:
        for hand in read_file(file):
            assert isinstance(hand, History)
            assert not replay_history(hand).error
            hands += 1
    return hands


def pokerkits(files: list[Path]) -> int:
    hands = 0
    for file in files:
        with file.open("rb") as opened:
            many = file.suffix == ".phhs"
            for hand in HandHistory.load_all(opened) if many else [HandHistory.load(opened)]:
                for _ in hand:
                    pass
                hands += 1
    return hands


def main(folder: str) -> None:
    warnings.simplefilter("ignore")  # PokerKit warns of fields it does not know
    files = sorted(file for file in Path(folder).rglob("*") if file.suffix in SUFFIXES)
    runs: dict[str, Callable[[list[Path]], int]] = {"shuffleup": ours, "PokerKit": pokerkits}
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            start = perf_counter()
            hands = run(files)
            rates[name].append(hands / (perf_counter() - start))
    for name, found in rates.items():
        print(f"{name:9} first {found[0]:7,.0f}/s  median {median(found):7,.0f}/s")
    first, usual = (
        [pick(rates[name]) for name in runs] for pick in (lambda found: found[0], median)
    )
    print(f"ratio     first {first[0] / first[1]:7.1f}    median {usual[0] / usual[1]:7.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
