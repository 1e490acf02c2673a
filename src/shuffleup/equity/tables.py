"""The scale of ``strength`` as flat arrays, for the kernel: ``tables(7)`` for seven-card hands.

Each rank has a small number, chosen so that no two hands of equally many cards add up to the same
sum. The sums run to eight million but only 49,205 of them occur; cut into rows of 512 and slid
over one another until no two entries meet, they fit into a table the processor's cache can hold.
A value is then one sum, one look at the row's place and one at the table.

The invariant: the arrays hold what ``rate_ranks`` and ``rate_flush`` say, nothing else.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shuffleup.strength.scale import rate_flush, rate_ranks

Bytes = npt.NDArray[np.uint8]
Words = npt.NDArray[np.uint64]
Ints = npt.NDArray[np.int32]
Longs = npt.NDArray[np.int64]

# Each the smallest number that keeps all sums of seven apart, four of a rank at most.
RANK_SUMS = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
ROW_BITS = 9
SUIT_BITS = 16  # below the sum: four counters, as in ``strength.scale``
NO_CARD = 52  # adds nothing, so that it can fill a row of cards up


NO_CARDS_KEY = 0xFF << 48  # lit by every byte that is no card


class Tables(NamedTuple):
    """What the kernel reads. ``places[sum >> ROW_BITS] + sum`` is a sum's entry in ``values``."""

    keys: Longs
    masks: Longs  # the card's bit among sixteen of its suit
    places: Ints
    values: Ints
    flushes: Ints
    byte_keys: Longs  # the keys again, NO_CARDS_KEY's for a byte that is no card


@cache
def tables(size: int) -> Tables:
    """The tables for hands of five, six or seven cards; made once, in about a third of a second."""
    keys = [RANK_SUMS[card >> 2] << SUIT_BITS | 1 << 4 * (card & 3) for card in range(52)]
    masks = [1 << 16 * (card & 3) + (card >> 2) for card in range(52)]
    flushes = [rate_flush(bits) if bits.bit_count() >= 5 else 0 for bits in range(1 << 13)]
    places, values = _packed(_rated_sums(size), size)
    return Tables(
        np.array([*keys, 0], np.int64),
        np.array([*masks, 0], np.uint64).view(np.int64),
        places,
        values,
        np.array(flushes, np.int32),
        np.array([*keys, *[1 << 48] * (256 - 52)], np.int64),
    )


def _rated_sums(size: int) -> dict[int, int]:
    """Sum of rank numbers -> value, for every hand of that many cards, suits aside."""
    rated = {}
    for ranks in combinations_with_replacement(range(13), size):
        if all(ranks[i] != ranks[i + 4] for i in range(size - 4)):  # not five of a rank
            rated[sum([RANK_SUMS[r] for r in ranks])] = rate_ranks(sum([5**r for r in ranks]))
    return rated


def _packed(rated: dict[int, int], size: int) -> tuple[Ints, Ints]:
    """Rows, the fullest first, each slid to the first place where its entries meet no others."""
    width = 1 << ROW_BITS
    rows: dict[int, list[int]] = {}
    for total in rated:
        rows.setdefault(total >> ROW_BITS, []).append(total & width - 1)
    # Longer than any legal sum needs: seven aces would still read inside the arrays.
    places = np.zeros((size * RANK_SUMS[-1] >> ROW_BITS) + 1, np.int32)
    taken = 0  # one bit per entry of the table
    for row, columns in sorted(rows.items(), key=lambda item: -len(item[1])):
        slide = _first_fit(taken, columns)
        taken |= sum([1 << column for column in columns]) << slide
        places[row] = slide - (row << ROW_BITS)
    values = np.zeros(taken.bit_length() + width, np.int32)
    for total, value in rated.items():
        values[places[total >> ROW_BITS] + total] = value
    for row in set(range(len(places))) - rows.keys():
        places[row] = -(row << ROW_BITS)
    return places, values


def _first_fit(taken: int, columns: list[int]) -> int:
    """The first slide at which all columns are free: no entry already taken meets one of them."""
    clash = 0
    for column in columns:
        clash |= taken >> column
    return (~clash & clash + 1).bit_length() - 1
