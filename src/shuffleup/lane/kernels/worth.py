"""What hands are worth: ``worth`` of a seat on a board by one way of winning; bigger is better.

A hand is its own cards, at ``start`` in the row of cards, and the board's at ``board``. ``pick``
reads them as one run of cards, so that a choice of five is told by the one or two left out.
"""

from __future__ import annotations

from shuffleup.cards import JOKER
from shuffleup.equity.kernel import FIVE_OF_A_SUIT, RANKS_OF_A_SUIT, START
from shuffleup.equity.tables import ROW_BITS, SUIT_BITS, Ints, Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels import worth_tables as table
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined
from shuffleup.strength.lows import WORST_EIGHT
from shuffleup.strength.scale import (
    ALL_RANKS,
    CATEGORY_SHIFT,
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    LOW_TOP,
    MAIN_SHIFT,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
)
from shuffleup.strength.wild import FIVE_ACES

NO_STRAIGHTS = -1
UNDER_DEUCE, UNDER_SIX, NEVER_LOW = range(3)  # the rows of the table of straights
FLUSH_UP = FULL_HOUSE - FLUSH << CATEGORY_SHIFT
LOW_RANKS = 255  # ace to eight
ACE_RANK = 12


@lane_compiled
def worth(g: Longs, w: Ints, s: Longs, c: Cards, way: int, seat: int, run: int) -> int:
    """The value of a seat's hand on the board of a run."""
    start, board = at.HOLES + seat * at.MOST_HELD, at.BOARDS + run * at.MOST_BOARD
    held, shared = s[at.HELD + seat], s[at.ON_BOARDS + run]
    if g[at.TWO_FROM_HAND]:
        return two_from_hand(g, w, c, way, start, held, board, shared)
    if way == at.HIGH and held + shared in (5, 7):
        return whole_high(g, w, c, start, held, board, shared)
    if way == at.SHORT_HIGH:
        return short_high(g, w, c, start, held, board, shared)
    if way in (at.JOKER_HIGH, at.JOKER_ACE_TO_FIVE):
        return joker_high(g, w, c, start) if way == at.JOKER_HIGH else joker_low(w, c, start)
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


@lane_inlined
def whole_high(g: Longs, w: Ints, c: Cards, start: int, held: int, board: int, shared: int) -> int:
    """Five or seven cards by the tables of equity."""
    key, mask = START, 0
    for place in range(start, start + held):
        key += g[at.KEYS + int(c[place])]
        mask |= g[at.MASKS + int(c[place])]
    for place in range(board, board + shared):
        key += g[at.KEYS + int(c[place])]
        mask |= g[at.MASKS + int(c[place])]
    return by_sum(w, key, mask, table.PLACES_7 if held + shared == 7 else table.PLACES_5)


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
            key = START + g[at.KEYS + int(c[a])] + g[at.KEYS + int(c[b])]
            mask = g[at.MASKS + int(c[a])] | g[at.MASKS + int(c[b])]
            low = (1 << 3 * low_rank(int(c[a]))) + (1 << 3 * low_rank(int(c[b])))
            best = max(best, with_three(g, w, c, way, board, shared, key, mask, low))
    return best


@lane_compiled
def with_three(
    g: Longs, w: Ints, c: Cards, way: int, board: int, shared: int, key: int, mask: int, low: int
) -> int:
    """The best that two cards make with three of the board."""
    best = 0
    for i in range(board, board + shared - 2):
        for j in range(i + 1, board + shared - 1):
            two = key + g[at.KEYS + int(c[i])] + g[at.KEYS + int(c[j])]
            suits = mask | g[at.MASKS + int(c[i])] | g[at.MASKS + int(c[j])]
            for k in range(j + 1, board + shared):
                if way == at.HIGH:
                    each = by_sum(
                        w,
                        two + g[at.KEYS + int(c[k])],
                        suits | g[at.MASKS + int(c[k])],
                        table.PLACES_5,
                    )
                else:
                    counts = low + (1 << 3 * low_rank(int(c[i])))
                    counts += (1 << 3 * low_rank(int(c[j]))) + (1 << 3 * low_rank(int(c[k])))
                    each = LOW_TOP - rate_counts(w, counts, NO_STRAIGHTS)
                best = max(best, each)
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
        return whole_high(g, w, c, start, 5, start, 0)
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
