"""Is a shuffle fair? Every statistic of many decks as a number of standard deviations from what a
fair shuffle gives. As a command, with progress: ``python -m tests.cards.deck_statistics 10000000``.

    card at position   how often each card lies at each position
    neighbours         how often each card lies right on top of each other one
    cycles             cycles of the order, taken as a permutation
    rising sequences   passes it takes to pick the cards up in the order of a new deck
    parity             even and odd orders
    decks twice        orders that came more than once

Counting is numpy's; decks come in pieces, and ``Counts`` of pieces are added up.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from time import monotonic

import numpy as np
import numpy.typing as npt

from shuffleup.cards import STANDARD, shuffled

N = 52
PIECE = 25_000  # decks
FAR = 4.5  # standard deviations: beyond on either side once in 150,000 statistics
Decks = npt.NDArray[np.uint8]  # one deck to a row
WEIGHTS = np.random.default_rng(52).integers(1, 2**63, N, dtype=np.uint64) | np.uint64(1)


@dataclass
class Counts:
    """What has been counted of some decks."""

    decks: int = 0
    at: npt.NDArray[np.int64] = field(default_factory=lambda: np.zeros((N, N), np.int64))
    next_to: npt.NDArray[np.int64] = field(default_factory=lambda: np.zeros((N, N), np.int64))
    cycles: int = 0
    rising: int = 0
    even: int = 0
    keys: list[npt.NDArray[np.uint64]] = field(default_factory=list)

    def add(self, other: Counts) -> None:
        self.decks += other.decks
        self.at += other.at
        self.next_to += other.next_to
        self.cycles += other.cycles
        self.rising += other.rising
        self.even += other.even
        self.keys += other.keys


# ---- counting --------------------------------------------------------------------------------


def count(decks: Decks) -> Counts:
    """The counts of some decks of 52 cards, 0 to 51."""
    wide = decks.astype(np.int64)
    places = np.bincount((np.arange(N) * N + wide).ravel(), minlength=N * N)
    pairs = np.bincount((wide[:, :-1] * N + wide[:, 1:]).ravel(), minlength=N * N)
    cycles = cycles_of(wide)
    return Counts(
        len(decks),
        places.reshape(N, N),
        pairs.reshape(N, N),
        int(cycles.sum()),
        int(rising_sequences(wide).sum()),
        int(((N - cycles) % 2 == 0).sum()),
        [(decks.astype(np.uint64) * WEIGHTS).sum(axis=1, dtype=np.uint64)],
    )


def cycles_of(orders: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """How many cycles each order has: so many cards are the lowest of their own. The lowest is
    found by looking twice as far along the cycle each time."""
    lowest = np.broadcast_to(np.arange(N), orders.shape).copy()
    ahead = orders
    for _ in range(N.bit_length()):
        lowest = np.minimum(lowest, np.take_along_axis(lowest, ahead, axis=1))
        ahead = np.take_along_axis(ahead, ahead, axis=1)
    return np.asarray((lowest == np.arange(N)).sum(axis=1))


def rising_sequences(orders: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """One more than the cards that lie above the card before them in a new deck."""
    places = np.argsort(orders, axis=1)
    return np.asarray(1 + (places[:, 1:] < places[:, :-1]).sum(axis=1))


# ---- judging ---------------------------------------------------------------------------------


def judged(counts: Counts) -> dict[str, float]:
    """Each statistic in standard deviations from its mean over all orders."""
    n = counts.decks
    harmonic = [math.fsum(1 / k**power for k in range(1, N + 1)) for power in (1, 2)]
    keys = np.concatenate(counts.keys)
    return {
        "card at position": position_deviation(counts),
        "neighbours": neighbour_deviation(counts),
        "cycles": (counts.cycles - n * harmonic[0]) / math.sqrt(n * (harmonic[0] - harmonic[1])),
        "rising sequences": (counts.rising - n * (N + 1) / 2) / math.sqrt(n * (N + 1) / 12),
        "parity": (counts.even - n / 2) / math.sqrt(n / 4),
        "decks twice": math.inf if len(np.unique(keys)) < n else 0.0,
    }


def position_deviation(counts: Counts) -> float:
    """Card × position. A deck has every card once and every position once, so the 52 × 52 counts
    of a deck are not independent: their covariance is 1/51 on a space of 51 × 51 dimensions, not
    the 1/52 that dividing by the expected count takes for granted. So Pearson's sum, times the
    factor 51/52, is chi-squared with 51² = 2601 degrees of freedom. Without the factor a fair
    shuffle would look 0.7 standard deviations off, whatever the number of decks."""
    expected = counts.decks / N
    pearson = float(((counts.at - expected) ** 2).sum()) / expected
    return normal(pearson * (N - 1) / N, (N - 1) ** 2)


def neighbour_deviation(counts: Counts) -> float:
    """Ordered pairs of neighbours: each of the 52 · 51 lies together with p = 1/52. Two pairs that
    can be in one deck are, with q = 1/(52 · 51); those with the same upper or the same lower card,
    and a pair and its reverse, cannot (101 for each pair). Mean and variance of Pearson's sum
    follow from that covariance: the trace of it and of its square."""
    p, q, pairs = 1 / N, 1 / (N * (N - 1)), N * (N - 1)
    expected = counts.decks * p
    off_diagonal = ~np.eye(N, dtype=bool)
    pearson = float(((counts.next_to[off_diagonal] - expected) ** 2).sum()) / expected
    never = 2 * (N - 2) + 1
    squares = (p - p * p) ** 2 + never * p**4 + (pairs - 1 - never) * (q - p * p) ** 2
    return (pearson - pairs * (1 - p)) / math.sqrt(2 * pairs * squares / p**2)


def normal(chi_squared: float, freedom: int) -> float:
    """Wilson and Hilferty: the cube root of a chi-squared is very nearly normal."""
    spread = 2 / (9 * freedom)
    return float(((chi_squared / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def suspicious(counts: Counts) -> dict[str, float]:
    """The statistics a fair shuffle would not give; too near the mean is suspicious too."""
    return {name: far for name, far in judged(counts).items() if abs(far) > FAR}


# ---- decks -----------------------------------------------------------------------------------


def our_decks(first: int, size: int) -> Decks:
    """Decks as we shuffle them, one for each number from the first on."""
    orders = (bytes(shuffled(STANDARD, f"deck {number}")) for number in range(first, first + size))
    return np.frombuffer(b"".join(orders), np.uint8).reshape(size, N)


def counted(size: int, deal: Callable[[int, int], Decks] = our_decks) -> Counts:
    """The counts of so many decks, piece by piece."""
    total = Counts()
    for first, piece in pieces(size):
        total.add(count(deal(first, piece)))
    return total


def pieces(size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, size, PIECE):
        yield first, min(PIECE, size - first)


def count_piece(first: int, size: int) -> Counts:
    return count(our_decks(first, size))


def in_processes(size: int, jobs: int) -> Counts:
    """The same in several processes, with a line of progress."""
    total, began = Counts(), monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        for piece in as_completed([pool.submit(count_piece, *one) for one in pieces(size)]):
            total.add(piece.result())
            seconds = monotonic() - began
            print(f"\r{total.decks:,} of {size:,} decks, {seconds:.0f} s", end="", flush=True)
    print()
    return total


def main() -> int:
    options = argparse.ArgumentParser(description="Is our shuffle fair?")
    options.add_argument("decks", type=int, nargs="?", default=10_000_000)
    options.add_argument("--jobs", type=int, default=2)
    asked = options.parse_args()
    counts = in_processes(asked.decks, asked.jobs)
    for name, far in judged(counts).items():
        said = "none" if name == "decks twice" and not far else f"{far:+.2f} standard deviations"
        print(f"{name:<18} {said}{'   SUSPICIOUS' if abs(far) > FAR else ''}")
    return 1 if suspicious(counts) else 0


if __name__ == "__main__":
    sys.exit(main())
