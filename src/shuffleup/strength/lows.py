"""Low hands: ace-to-five, eight-or-better, deuce-to-seven, badugi, and razz's open cards.

A low is rated like a high hand (how bad it is) and taken from ``LOW_TOP``, so bigger is still
better. Ace-to-five knows neither straights nor flushes and counts ranks from the ace (0) to the
king (12); deuce-to-seven leaves the ace high and counts everything against the hand.

The invariant: ``eight_or_better`` is the ``ace_to_five`` value itself, or 0 with no eight low.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from operator import or_

from shuffleup.strength.highs import flush_ranks
from shuffleup.strength.scale import (
    ALL_RANKS,
    FIVE_OF_A_SUIT,
    KEY_OF,
    LOW_TOP,
    MAIN_SHIFT,
    NEVER_LOW,
    NO_KEY,
    RANK_KEY_OF,
    SUIT_BITS,
    THREE_OF_EACH_SUIT,
    Ratings,
    not_a_card,
    ranks_of,
    rate,
    rate_flush,
    rate_ranks,
)

# 8-7-6-5-4, the worst low that qualifies: low ranks, ace 1, deuce 2 … eight 128.
WORST_EIGHT = LOW_TOP - 0b11111000

_key = KEY_OF.__getitem__
_rank_key = RANK_KEY_OF.__getitem__


def _rate_ace_to_five(rank_key: int) -> int:
    ranks = [(rank + 1) % 13 for rank in ranks_of(rank_key)]
    lowest = sorted(set(ranks))[:5]
    if len(lowest) == 5:
        return LOW_TOP - sum(1 << rank for rank in lowest)
    return LOW_TOP - min(map(_badness, combinations(ranks, min(5, len(ranks)))))


def _badness(ranks: tuple[int, ...]) -> int:
    groups = [0, 0, 0, 0, 0]
    for rank in set(ranks):
        groups[ranks.count(rank)] |= 1 << rank
    return rate(groups, straight=0)


_ACE_TO_FIVE = Ratings(_rate_ace_to_five)
_DEUCE_BY_RANKS = Ratings(lambda rank_key: LOW_TOP - rate_ranks(rank_key, NEVER_LOW))
_DEUCE_BY_FLUSH = Ratings(lambda bits: LOW_TOP - rate_flush(bits, NEVER_LOW))


def ace_to_five(cards: Sequence[int]) -> int:
    """The best low of five to seven cards: aces low, straights and flushes ignored."""
    try:
        return _ACE_TO_FIVE[sum(map(_rank_key, cards))]
    except NO_KEY:
        raise not_a_card(cards) from None


def eight_or_better(cards: Sequence[int]) -> int:
    """The ace-to-five value if it is five different ranks of eight or less, else 0."""
    value = ace_to_five(cards)
    return value if value >= WORST_EIGHT else 0


def open_low(cards: Sequence[int]) -> int:
    """One to four exposed cards as an ace-to-five low: bigger is the lower, better board."""
    try:
        return _ACE_TO_FIVE[sum(map(_rank_key, cards))]
    except NO_KEY:
        raise not_a_card(cards) from None


def deuce_to_seven(cards: Sequence[int]) -> int:
    """The best deuce-to-seven low: aces high, straights and flushes count against the hand."""
    if len(cards) > 5:
        return max(map(deuce_to_seven, combinations(cards, 5)))
    try:
        key = sum(map(_key, cards), THREE_OF_EACH_SUIT)
    except NO_KEY:
        raise not_a_card(cards) from None
    if key & FIVE_OF_A_SUIT:
        return _DEUCE_BY_FLUSH[flush_ranks(key, cards)]
    return _DEUCE_BY_RANKS[key >> SUIT_BITS]


# A card's rank bit, ace low, beside its suit bit: n cards of n ranks and n suits show 2n bits.
_BADUGI_BITS = {card: 1 << (card // 4 + 1) % 13 | 1 << 13 + card % 4 for card in range(52)}


def badugi(cards: Sequence[int]) -> int:
    """The best badugi in one to four cards: the more cards the better, then the lowest."""
    try:
        bits = [_BADUGI_BITS[card] for card in cards]
    except (KeyError, TypeError):
        raise not_a_card(cards) from None
    for size in range(len(bits), 0, -1):
        tries = [reduce(or_, some) for some in combinations(bits, size)]
        badugis = [each & ALL_RANKS for each in tries if each.bit_count() == 2 * size]
        if badugis:
            return size << MAIN_SHIFT | ALL_RANKS - min(badugis)
    raise ValueError("a badugi takes one card at least")
