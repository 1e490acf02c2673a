"""What hands are worth: ``worth`` of a seat on a board by one way of winning; bigger is better.

A hand is its own cards, at ``start`` in the row of cards, and the board's at ``board``. ``pick``
reads them as one run of cards, so that a choice of five is told by the one or two left out.
"""

from __future__ import annotations

from shuffleup.cards import JOKER
from shuffleup.equity.kernel import FIVE_OF_A_SUIT, START
from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels import worth_tables as table
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined
from shuffleup.lane.kernels.worth_sums import (
    NEVER_LOW,
    NO_STRAIGHTS,
    UNDER_DEUCE,
    UNDER_SIX,
    by_sum,
    flush_value,
    key_of,
    low_count,
    low_rank,
    low_ranks,
    mask_of,
    pick,
    rate_counts,
    suited,
    top,
)
from shuffleup.strength.lows import WORST_EIGHT
from shuffleup.strength.scale import (
    ALL_RANKS,
    CATEGORY_SHIFT,
    FLUSH,
    FULL_HOUSE,
    LOW_TOP,
    MAIN_SHIFT,
    STRAIGHT,
    STRAIGHT_FLUSH,
    straight_top,
)
from shuffleup.strength.wild import FIVE_ACES

FLUSH_UP = FULL_HOUSE - FLUSH << CATEGORY_SHIFT
LOW_RANKS = 255  # ace to eight
WHEEL_RANKS = 0b1_0000_0000_1111  # and the value of five such cards that are nothing else
WHEEL = STRAIGHT << CATEGORY_SHIFT | straight_top(WHEEL_RANKS)
ACE_RANK = 12


@lane_inlined
def is_whole_high(g: Longs, way: int, cards: int) -> bool:
    """Whether the best five of all the cards count, and there are tables for so many."""
    return way == at.HIGH and (cards == 7 or cards == 5) and not g[at.TWO_FROM_HAND]


@lane_compiled
def worth(g: Longs, w: Ints, s: Longs, c: Cards, way: int, seat: int, run: int) -> int:
    """The value of a seat's hand on the board of a run, where it is no ``whole_high``."""
    start, board = at.HOLES + seat * at.MOST_HELD, at.BOARDS + run * at.MOST_BOARD
    held, shared = s[at.HELD + seat], s[at.ON_BOARDS + run]
    if g[at.TWO_FROM_HAND]:
        return two_from_hand(g, w, c, way, start, held, board, shared)
    if way == at.SHORT_HIGH:
        return short_high(g, w, c, start, held, board, shared)
    if way in (at.JOKER_HIGH, at.JOKER_ACE_TO_FIVE):
        return joker_high(g, w, c, start) if way == at.JOKER_HIGH else joker_low(w, c, start)
    if way == at.DEUCE_TO_SEVEN and held == 5 and shared == 0:
        return deuce_to_seven(g, w, c, start)
    if way == at.BADUGI:
        return badugi(c, start, held)
    if way in (at.ACE_TO_FIVE, at.EIGHT_OR_BETTER):
        low = int(w[table.LOW_FIVE + (low_ranks(c, start, held) | low_ranks(c, board, shared))])
        if way == at.EIGHT_OR_BETTER:
            return low if low >= WORST_EIGHT else 0
        if low:
            return low
    return best_five(g, w, c, way, start, held, board, shared)[0]


@lane_inlined
def whole_high(
    g: Longs, w: Ints, c: Cards, start: int, held: int, key: int, mask: int, cards: int
) -> int:
    """Five or seven cards by the tables of equity: those held, and the key and mask of the others,
    which are a board that is added up once for all hands."""
    key += START + key_of(g, c, start, held)
    if key & FIVE_OF_A_SUIT:
        mask |= mask_of(g, c, start, held)
    return by_sum(w, key, mask, table.PLACES_7 if cards == 7 else table.PLACES_5)


@lane_inlined
def deuce_to_seven(g: Longs, w: Ints, c: Cards, start: int) -> int:
    """Five cards, the ace always high: A2345 is no straight."""
    key = START + key_of(g, c, start, 5)
    if key & FIVE_OF_A_SUIT:
        return LOW_TOP - flush_value(w, suited(mask_of(g, c, start, 5), key), NEVER_LOW)
    made = by_sum(w, key, 0, table.PLACES_5)
    return LOW_TOP - (WHEEL_RANKS if made == WHEEL else made)


@lane_compiled
def short_high(g: Longs, w: Ints, c: Cards, start: int, held: int, board: int, shared: int) -> int:
    """High with 36 cards: A6789 is a straight, a flush beats a full house."""
    key, mask, counts = START, 0, 0
    for place in range(held + shared):
        card = pick(c, start, held, board, place)
        key += g[at.KEYS + card]
        mask |= g[at.MASKS + card]
        counts += 1 << 3 * (card >> 2)
    if key & FIVE_OF_A_SUIT:
        high = flush_value(w, suited(mask, key), UNDER_SIX)
        return high if high >> CATEGORY_SHIFT == STRAIGHT_FLUSH else high + FLUSH_UP
    high = rate_counts(w, counts, UNDER_SIX)
    return high - FLUSH_UP if high >> CATEGORY_SHIFT == FULL_HOUSE else high


# ---- five of more ----------------------------------------------------------------------------


@lane_compiled
def best_five(
    g: Longs, w: Ints, c: Cards, way: int, start: int, held: int, board: int, shared: int
) -> tuple[int, int, int]:
    """The best value of five of the cards, and the places left out, -1 for none; of equal choices
    the one whose cards come first."""
    cards = held + shared
    best, out, other_out = -1, -1, -1
    for first in range(cards - 1 if cards > 5 else 0, -1, -1):
        for second in range(cards - 1, cards - 2 if cards < 7 else first, -1):
            left_out = first if cards > 5 else -1
            other = second if cards == 7 else -1
            each = five_but(g, w, c, way, start, held, board, cards, left_out, other)
            if each > best:
                best, out, other_out = each, left_out, other
    return best, out, other_out


@lane_compiled
def five_but(
    g: Longs, w: Ints, c: Cards, way: int, start: int, held: int, board: int, cards: int,
    out: int, other_out: int,
) -> int:  # fmt: skip
    """The value of the cards but for one or two; at most five are left."""
    key, mask, counts = START, 0, 0
    low = way in (at.ACE_TO_FIVE, at.EIGHT_OR_BETTER)
    for place in range(cards):
        if place not in (out, other_out):
            card = pick(c, start, held, board, place)
            key += g[at.KEYS + card]
            mask |= g[at.MASKS + card]
            counts += 1 << 3 * (low_rank(card) if low else card >> 2)
    if low:
        made = LOW_TOP - rate_counts(w, counts, NO_STRAIGHTS)
        return made if way == at.ACE_TO_FIVE or made >= WORST_EIGHT else 0
    ace = NEVER_LOW if way == at.DEUCE_TO_SEVEN else UNDER_DEUCE
    if key & FIVE_OF_A_SUIT:
        made = flush_value(w, suited(mask, key), ace)
    else:
        made = rate_counts(w, counts, ace)
    return LOW_TOP - made if way == at.DEUCE_TO_SEVEN else made


@lane_compiled
def two_from_hand(
    g: Longs, w: Ints, c: Cards, way: int, start: int, held: int, board: int, shared: int
) -> int:
    """Omaha: exactly two of the hand and three of the board."""
    if way == at.EIGHT_OR_BETTER:
        own, shown = low_ranks(c, start, held), low_ranks(c, board, shared)
        return int(w[table.TWO_AND_THREE + (own & LOW_RANKS) * 256 + (shown & LOW_RANKS)])
    best = 0
    for a in range(start, start + held - 1):
        for b in range(a + 1, start + held):
            if way == at.HIGH:
                best = max(best, high_with_three(g, w, c, a, b, board, shared))
            else:
                low = low_count(int(c[a])) + low_count(int(c[b]))
                best = max(best, low_with_three(w, c, board, shared, low))
    return best


@lane_inlined
def high_with_three(g: Longs, w: Ints, c: Cards, a: int, b: int, board: int, shared: int) -> int:
    """The best high that two cards make with three of the board."""
    best, own = 0, START + g[at.KEYS + int(c[a])] + g[at.KEYS + int(c[b])]
    for i in range(board, board + shared - 2):
        for j in range(i + 1, board + shared - 1):
            four = own + g[at.KEYS + int(c[i])] + g[at.KEYS + int(c[j])]
            for k in range(j + 1, board + shared):
                key, mask = four + g[at.KEYS + int(c[k])], 0
                if key & FIVE_OF_A_SUIT:
                    mask = g[at.MASKS + int(c[a])] | g[at.MASKS + int(c[b])]
                    mask |= g[at.MASKS + int(c[i])] | g[at.MASKS + int(c[j])]
                    mask |= g[at.MASKS + int(c[k])]
                best = max(best, by_sum(w, key, mask, table.PLACES_5))
    return best


@lane_compiled
def low_with_three(w: Ints, c: Cards, board: int, shared: int, own: int) -> int:
    """The best low, of any kind, that two cards make with three of the board."""
    best = 0
    for i in range(board, board + shared - 2):
        for j in range(i + 1, board + shared - 1):
            for k in range(j + 1, board + shared):
                counts = own + low_count(int(c[i])) + low_count(int(c[j])) + low_count(int(c[k]))
                best = max(best, LOW_TOP - rate_counts(w, counts, NO_STRAIGHTS))
    return best


# ---- the joker, badugi, and what lies open ---------------------------------------------------


@lane_compiled
def joker_high(g: Longs, w: Ints, c: Cards, start: int) -> int:
    """Five cards, perhaps one the joker: an ace, unless it fills a straight or a flush."""
    counts, ranks, suits, joker = 0, 0, 0, False
    for place in range(start, start + 5):
        card = int(c[place])
        if card == JOKER:
            joker = True
        else:
            counts += 1 << 3 * (card >> 2)
            ranks |= 1 << (card >> 2)
            suits |= 1 << (card & 3)
    if not joker:
        return whole_high(g, w, c, start, 5, 0, 0, 5)
    if ranks == 1 << ACE_RANK:
        return FIVE_ACES
    if top(w, 3, ranks) != ranks:  # four ranks
        if suits & (suits - 1) == 0:
            return int(w[table.JOKER_FLUSH + ranks])
        if w[table.JOKER_STRAIGHT + ranks]:
            return int(w[table.JOKER_STRAIGHT + ranks])
    return rate_counts(w, counts + (1 << 3 * ACE_RANK), UNDER_DEUCE)


@lane_compiled
def joker_low(w: Ints, c: Cards, start: int) -> int:
    """Five cards, perhaps one the joker: the lowest rank the hand lacks."""
    counts, ranks, joker = 0, 0, False
    for place in range(start, start + 5):
        card = int(c[place])
        if card == JOKER:
            joker = True
        else:
            counts += 1 << 3 * low_rank(card)
            ranks |= 1 << low_rank(card)
    if joker:
        rank = 0
        while ranks >> rank & 1:
            rank += 1
        counts += 1 << 3 * rank
    return LOW_TOP - rate_counts(w, counts, NO_STRAIGHTS)


@lane_compiled
def badugi(c: Cards, start: int, held: int) -> int:
    """Cards of different ranks and suits: the more the better, then the lowest."""
    best = 0
    for some in range(1, 1 << held):
        bits, size = 0, 0
        for place in range(held):
            if some >> place & 1:
                card = int(c[start + place])
                bit = 1 << low_rank(card) | 1 << 13 + (card & 3)
                if bits & bit:
                    size = 0
                    break
                bits |= bit
                size += 1
        if size:
            best = max(best, size << MAIN_SHIFT | ALL_RANKS - (bits & ALL_RANKS))
    return best


@lane_compiled
def shown_value(g: Longs, w: Ints, s: Longs, c: Cards, seat: int, shared: int) -> int:
    """What a player shows: the cards face up, and a common card where it counts with each board."""
    low = g[at.FIRST_WAY] == at.ACE_TO_FIVE
    key, mask, counts, cards = START, 0, 0, 0
    start = at.HOLES + seat * at.MOST_HELD
    held = s[at.HELD + seat]
    for place in range(held + shared):
        if place >= held or s[at.UP + seat] >> place & 1:
            card = pick(c, start, held, at.BOARDS, place)
            key += g[at.KEYS + card]
            mask |= g[at.MASKS + card]
            counts += 1 << 3 * (low_rank(card) if low else card >> 2)
            cards += 1
    if cards == 0:
        return 0
    if low:
        return LOW_TOP - rate_counts(w, counts, NO_STRAIGHTS)
    if key & FIVE_OF_A_SUIT:
        return flush_value(w, suited(mask, key), UNDER_DEUCE)
    return rate_counts(w, counts, UNDER_DEUCE if cards == 5 else NO_STRAIGHTS)
