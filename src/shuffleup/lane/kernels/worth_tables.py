"""The tables hands are valued by in the lane: ``worths()``, made once from ``strength`` itself.

Seven- and five-card highs use the tables of ``equity``. All else is worked out from the ranks a
hand holds, as bits: the highest of them, the straight in them, the five lowest.

The invariant: a value in the lane is the value of ``strength``, to the bit.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from shuffleup.equity.tables import RANK_SUMS, ROW_BITS, Ints, tables
from shuffleup.strength.scale import (
    CATEGORY_SHIFT,
    LOW_TOP,
    NEVER_LOW,
    STRAIGHT,
    UNDER_DEUCE,
    UNDER_SIX,
    rate_flush,
    straight_top,
    top_ranks,
)

RANK_SETS = 1 << 13
MOST_TOPS = 5

# Where each table begins in the one array.
TOPS = 0  # [count, ranks]: the highest so many of them
STRAIGHTS = TOPS + (MOST_TOPS + 1) * RANK_SETS  # [how low an ace may stand, ranks]: the top of one
LOW_FIVE = STRAIGHTS + 3 * RANK_SETS  # ranks, ace lowest -> the low of the five lowest, or 0
JOKER_STRAIGHT = LOW_FIVE + RANK_SETS  # four ranks -> the straight the joker fills, or 0
JOKER_FLUSH = JOKER_STRAIGHT + RANK_SETS  # four ranks of a suit -> the flush the joker fills
FLUSHES = JOKER_FLUSH + RANK_SETS  # five or more ranks of a suit
TWO_AND_THREE = FLUSHES + RANK_SETS  # [low ranks of a hand, of a board] -> Omaha's low, or 0
PLACES_5 = TWO_AND_THREE + 256 * 256  # where the values of a row of sums stand, from here on
PLACES_7 = PLACES_5 + (5 * RANK_SUMS[-1] >> ROW_BITS) + 1
VALUES = PLACES_7 + (7 * RANK_SUMS[-1] >> ROW_BITS) + 1


@cache
def worths() -> Ints:
    """All tables, one behind the other, in about half a second."""
    sets = range(RANK_SETS)
    five, seven = tables(5), tables(7)
    parts = [
        _ints([[top_ranks(bits, n) for bits in sets] for n in range(MOST_TOPS + 1)]),
        _ints(
            [[straight_top(b, ace) for b in sets] for ace in (UNDER_DEUCE, UNDER_SIX, NEVER_LOW)]
        ),
        _ints([_low_five(bits) for bits in sets]),
        _ints([_joker_straight(bits) for bits in sets]),
        _ints([_joker_flush(bits) for bits in sets]),
        seven.flushes,
        _two_and_three(),
        five.places + VALUES,
        seven.places + VALUES + len(five.values),
        five.values,
        seven.values,
    ]
    made = np.concatenate([part.ravel() for part in parts]).astype(np.int32)
    made.setflags(write=False)
    return made


def _ints(numbers: object) -> Ints:
    return np.array(numbers, np.int32)


def _low_five(bits: int) -> int:
    if bits.bit_count() < 5:
        return 0
    while bits.bit_count() > 5:
        bits &= (1 << bits.bit_length() - 1) - 1
    return LOW_TOP - bits


def _filled(bits: int) -> list[int]:
    """Four ranks with a fifth: every rank the joker could be."""
    if bits.bit_count() != 4:
        return []
    return [bits | 1 << rank for rank in range(13) if not bits >> rank & 1]


def _joker_straight(bits: int) -> int:
    top = max(map(straight_top, _filled(bits)), default=0)
    return STRAIGHT << CATEGORY_SHIFT | top if top else 0


def _joker_flush(bits: int) -> int:
    return max(map(rate_flush, _filled(bits)), default=0)


def _two_and_three() -> Ints:
    """The best low of two of the hand's ranks and three other ranks of the board's."""
    best = np.zeros((256, 256), np.int32)
    every = np.arange(256)
    picks = {n: [b for b in range(256) if b.bit_count() == n] for n in (2, 3)}
    for two in picks[2]:
        hands = every[every & two == two]
        for three in picks[3]:
            if not two & three:
                at = np.ix_(hands, every[every & three == three])
                best[at] = np.maximum(best[at], LOW_TOP - (two | three))
    return best
