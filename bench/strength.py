"""How fast hands are valued and equities found, beside the public evaluators.

``rows(quick)`` times each work and says (work, engine, rate, unit); ``python -m bench.strength``
prints them. Processor time, the best of some repeats on one core, after a first call that compiles
and fills the tables. Quick leaves out the count over all seven-card hands.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from shuffleup.equity import batch_high, equity, seven_card_counts
from shuffleup.equity.batch import kernel
from shuffleup.strength import high, omaha_high

Row = dict[str, Any]

OURS = "shuffleup"
KERNEL = "shuffleup, numba kernel"
ONE_VALUE = "one seven-card high value"
ALL_SEVENS = 133_784_560
STRAIGHT_FLUSHES = 41_584


def rows(quick: bool) -> list[Row]:
    """Every work that can be timed here."""
    found = [_plain_value(quick), _omaha_value(quick), *_peer_values(quick)]
    if kernel() is None:
        return found
    found += [_batch(quick), _aces_against_kings(quick), _random_deals(quick)]
    return found if quick else [*found, _all_sevens()]


def _row(work: str, engine: str, rate: float, unit: str) -> Row:
    return {"work": work, "engine": engine, "rate": rate, "unit": unit}


def _seconds(work: Callable[[], object], repeats: int) -> float:
    """The best of some repeats, after one that does not count."""
    work()
    best = float("inf")
    for _ in range(repeats):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def _hands(count: int, size: int) -> list[list[int]]:
    dice = Random(1)
    return [dice.sample(range(52), size) for _ in range(count)]


def _plain_value(quick: bool) -> Row:
    hands = _hands(20_000 if quick else 100_000, 7)

    def work() -> None:
        for hand in hands:
            high(hand)

    return _row(ONE_VALUE, OURS, _seconds(work, 3) / len(hands) * 1e6, "µs")


def _omaha_value(quick: bool) -> Row:
    deals = [(cards[:4], cards[4:]) for cards in _hands(5_000 if quick else 20_000, 9)]

    def work() -> None:
        for hole, board in deals:
            omaha_high([hole], board)

    return _row("one Omaha high value", OURS, _seconds(work, 3) / len(deals) * 1e6, "µs")


def _peer_values(quick: bool) -> list[Row]:
    hands = 300 if quick else 1_000
    return [
        _row(ONE_VALUE, f"{peer.name} {peer.version}", _peer_seconds(peer, hands) * 1e6, "µs")
        for peer in import_module("bench.peers.evaluators").available()
    ]


def _peer_seconds(peer: Any, hands: int) -> float:
    return _seconds(lambda: peer.rate(hands, 1), 3) / hands


# ---- with the kernel -------------------------------------------------------------------------


def _batch(quick: bool) -> Row:
    import numpy as np

    count = 500_000 if quick else 2_000_000
    order = np.random.default_rng(1).random((count, 52), np.float32)
    cards = np.argpartition(order, 7, axis=1)[:, :7].astype(np.uint8)
    seconds = _seconds(lambda: batch_high(cards), 5)
    return _row("random seven-card values in a batch", KERNEL, count / seconds / 1e6, "million/s")


def _aces_against_kings(quick: bool) -> Row:
    seconds = _seconds(lambda: equity("holdem", ["AsAh", "KsKh"], exact=True), 3 if quick else 10)
    return _row("AsAh v KsKh, all 1,712,304 boards", KERNEL, seconds * 1e3, "ms")


def _random_deals(quick: bool) -> Row:
    samples = 200_000 if quick else 2_000_000
    hands = ["AsAh", *["random"] * 5]
    seconds = _seconds(lambda: equity("holdem", hands, samples=samples), 3)
    work = "AsAh v five random hands, deals"
    return _row(work, KERNEL, samples / seconds / 1e6, "million/s")


def _all_sevens() -> Row:
    counts: dict[str, int] = {}
    seconds = _seconds(lambda: counts.update(seven_card_counts()), 2)
    assert sum(counts.values()) == ALL_SEVENS, counts
    assert counts["straight flush"] == STRAIGHT_FLUSHES, counts
    work = "all seven-card hands by category, values"
    return _row(work, KERNEL, ALL_SEVENS / seconds / 1e6, "million/s")


if __name__ == "__main__":
    import sys

    for row in rows(quick="--quick" in sys.argv):
        print(f"{row['work']:42} {row['engine']:26} {row['rate']:10.3f} {row['unit']}")
