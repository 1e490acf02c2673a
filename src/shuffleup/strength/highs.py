"""High hands: ``high`` of five to seven cards, ``short_high`` with 36 cards, stud's open cards.

The keys of the cards are added up; the sum's suit counters say whether there is a flush, the rest
is looked up. ``high_with_board`` adds a shared board once for many hands. With seven cards or
fewer, five of one suit leave no room for quads or a full house, so the flush need not be compared.

The invariant: a value depends on the ranks, and on suits only through a flush.
"""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.strength.scale import (
    CATEGORY_SHIFT,
    FIVE_OF_A_SUIT,
    FLUSH,
    FULL_HOUSE,
    KEY_OF,
    KEYS,
    NO_KEY,
    RANK_KEY_OF,
    STRAIGHT_FLUSH,
    SUIT_BITS,
    THREE_OF_EACH_SUIT,
    UNDER_SIX,
    Ratings,
    category,
    not_a_card,
    rate_flush,
    rate_ranks,
)

# What to add to a 52-card value so that, with 36 cards, a flush beats a full house.
_FLUSH_UP = FULL_HOUSE - FLUSH << CATEGORY_SHIFT


def _rate_short_ranks(rank_key: int) -> int:
    value = rate_ranks(rank_key, UNDER_SIX)
    return value - _FLUSH_UP if category(value) == FULL_HOUSE else value


def _rate_short_flush(bits: int) -> int:
    value = rate_flush(bits, UNDER_SIX)
    return value if category(value) == STRAIGHT_FLUSH else value + _FLUSH_UP


BY_RANKS = Ratings(rate_ranks)
BY_FLUSH = Ratings(rate_flush)
_SHORT_BY_RANKS = Ratings(_rate_short_ranks)
_SHORT_BY_FLUSH = Ratings(_rate_short_flush)

_key = KEY_OF.__getitem__
_rank_key = RANK_KEY_OF.__getitem__


def high(cards: Sequence[int]) -> int:
    """The best five-card high hand in five, six or seven cards."""
    try:
        key = sum(map(_key, cards), THREE_OF_EACH_SUIT)
    except NO_KEY:
        raise not_a_card(cards) from None
    if key & FIVE_OF_A_SUIT:
        return BY_FLUSH[flush_ranks(key, cards)]
    return BY_RANKS[key >> SUIT_BITS]


def high_with_board(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Each hand's best five of its own cards and the board, any of either; five to seven in all."""
    try:
        board_key = sum(map(_key, board), THREE_OF_EACH_SUIT)
    except NO_KEY:
        raise not_a_card(board) from None
    values = []
    for hole in holes:
        key = board_key
        for card in hole:  # two cards: a loop beats a sum
            key += KEYS[card]
        if key & FIVE_OF_A_SUIT:
            values.append(BY_FLUSH[flush_ranks(key, (*hole, *board))])
        else:
            values.append(BY_RANKS[key >> SUIT_BITS])
    return values


def short_high(cards: Sequence[int]) -> int:
    """The best high hand of a 36-card deck: A6789 is a straight, a flush beats a full house."""
    try:
        key = sum(map(_key, cards), THREE_OF_EACH_SUIT)
    except NO_KEY:
        raise not_a_card(cards) from None
    if key & FIVE_OF_A_SUIT:
        return _SHORT_BY_FLUSH[flush_ranks(key, cards)]
    return _SHORT_BY_RANKS[key >> SUIT_BITS]


def open_high(cards: Sequence[int]) -> int:
    """One to four exposed cards as a high hand: pairs and kickers, no straights, no flushes.

    Only boards of equally many cards are worth comparing.
    """
    try:
        return BY_RANKS[sum(map(_rank_key, cards))]
    except NO_KEY:
        raise not_a_card(cards) from None


def flush_ranks(key: int, cards: Sequence[int]) -> int:
    """The ranks (as bits) of the suit that ``key`` says five cards have."""
    suit = (key & FIVE_OF_A_SUIT).bit_length() - 1 >> 2
    bits = 0
    for card in cards:
        if card & 3 == suit:
            bits |= 1 << (card >> 2)
    return bits
