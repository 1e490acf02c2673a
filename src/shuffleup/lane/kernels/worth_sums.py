"""What values are made of: sums of keys, ranks as bits, ranks counted; ``worth`` joins them.

A run of cards is its place in the row of cards and how many there are. ``key_of`` and ``mask_of``
are the sums of ``equity.kernel``; ``rate_counts`` is ``strength.scale.rate`` for whatever has no
table.
"""

from __future__ import annotations

from shuffleup.equity.kernel import FIVE_OF_A_SUIT, RANKS_OF_A_SUIT
from shuffleup.equity.tables import ROW_BITS, SUIT_BITS, Ints, Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels import worth_tables as table
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined
from shuffleup.strength.scale import (
    CATEGORY_SHIFT,
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    MAIN_SHIFT,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
)

NO_STRAIGHTS = -1
UNDER_DEUCE, UNDER_SIX, NEVER_LOW = range(3)  # the rows of the table of straights


@lane_inlined
def pick(c: Cards, start: int, held: int, board: int, place: int) -> int:
    """The card at a place of a hand and its board, the hand's own first."""
    return int(c[start + place if place < held else board + place - held])


@lane_inlined
def low_rank(card: int) -> int:
    """A card's rank from the ace, 0, to the king, 12."""
    rank = (card >> 2) + 1
    return rank if rank < 13 else 0


@lane_inlined
def low_ranks(c: Cards, start: int, count: int) -> int:
    """The ranks of some cards as bits, the ace lowest."""
    bits = 0
    for place in range(start, start + count):
        bits |= 1 << low_rank(int(c[place]))
    return bits


@lane_inlined
def low_count(card: int) -> int:
    """A card of its rank, counted three bits for each rank from the ace."""
    return 1 << 3 * low_rank(card)


@lane_inlined
def key_of(g: Longs, c: Cards, start: int, count: int) -> int:
    """The sum of the keys of some cards."""
    key = 0
    for place in range(start, start + count):
        key += g[at.KEYS + int(c[place])]
    return key


@lane_inlined
def mask_of(g: Longs, c: Cards, start: int, count: int) -> int:
    """The union of the masks of some cards."""
    mask = 0
    for place in range(start, start + count):
        mask |= g[at.MASKS + int(c[place])]
    return mask


@lane_inlined
def top(w: Ints, count: int, ranks: int) -> int:
    """The highest so many of some ranks."""
    return int(w[table.TOPS + count * table.RANK_SETS + ranks])


@lane_inlined
def straight(w: Ints, ace: int, ranks: int) -> int:
    """The top of the best straight in some ranks."""
    return int(w[table.STRAIGHTS + ace * table.RANK_SETS + ranks])


@lane_inlined
def suited(mask: int, key: int) -> int:
    """The ranks of the suit of which a key has five cards."""
    five = key & FIVE_OF_A_SUIT
    shift = 16 * (int(five > 0x8) + int(five > 0x80) + int(five > 0x800))
    return mask >> shift & RANKS_OF_A_SUIT


@lane_inlined
def by_sum(w: Ints, key: int, mask: int, places: int) -> int:
    """``equity.kernel.value``: the high value of a sum of keys and a union of masks."""
    if key & FIVE_OF_A_SUIT:
        return int(w[table.FLUSHES + suited(mask, key)])
    total = key >> SUIT_BITS
    return int(w[w[places + (total >> ROW_BITS)] + total])


@lane_compiled
def rate_counts(w: Ints, counts: int, ace: int) -> int:
    """``strength.scale.rate``: the value of ranks counted three bits each, flushes aside."""
    once, twice, thrice, four = 0, 0, 0, 0
    bit = 1
    while counts:
        held = counts & 7
        if held == 1:
            once |= bit
        elif held == 2:
            twice |= bit
        elif held == 3:
            thrice |= bit
        elif held == 4:
            four |= bit
        counts >>= 3
        bit <<= 1
    ranks = once | twice | thrice | four
    kind, main, kickers = HIGH_CARD, 0, 0
    trip, pair = top(w, 1, thrice), top(w, 2, twice)
    full = top(w, 1, (thrice | twice) ^ trip)
    run = straight(w, ace, ranks) if ace >= 0 else 0
    if four:
        kind, main, kickers = QUADS, top(w, 1, four), 1
    elif trip and full:
        return FULL_HOUSE << CATEGORY_SHIFT | trip << MAIN_SHIFT | full
    elif run:
        return STRAIGHT << CATEGORY_SHIFT | run
    elif trip:
        kind, main, kickers = TRIPS, trip, 2
    elif pair & (pair - 1):
        kind, main, kickers = TWO_PAIR, pair, 1
    elif pair:
        kind, main, kickers = PAIR, pair, 3
    else:
        kickers = 5
    return kind << CATEGORY_SHIFT | main << MAIN_SHIFT | top(w, kickers, ranks ^ main)


@lane_compiled
def flush_value(w: Ints, bits: int, ace: int) -> int:
    """Five or more ranks of one suit."""
    run = straight(w, ace, bits)
    if run:
        return STRAIGHT_FLUSH << CATEGORY_SHIFT | run
    return FLUSH << CATEGORY_SHIFT | top(w, 5, bits)
