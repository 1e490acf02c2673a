"""The joker of the draw games (the bug), and the pair of jacks it takes to open.

In ``joker_high`` the joker is an ace, unless it completes a straight or a flush; in
``joker_ace_to_five`` it is the lowest rank the hand lacks. ``stand_in`` says which card it is.

The invariant: without a joker these are ``high`` and ``ace_to_five``.
"""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.cards import JOKER
from shuffleup.strength.highs import BY_FLUSH, BY_RANKS, high
from shuffleup.strength.lows import ace_to_five
from shuffleup.strength.scale import (
    ACE,
    CATEGORY_SHIFT,
    FIVE,
    MAIN_SHIFT,
    PAIR,
    RANK_KEYS,
    STRAIGHT,
    straight_top,
)

FIVE_ACES = FIVE << CATEGORY_SHIFT | ACE << MAIN_SHIFT
PAIR_OF_JACKS = PAIR << CATEGORY_SHIFT | 1 << MAIN_SHIFT + 9
_ACE_OF_SPADES = 51


def joker_high(cards: Sequence[int]) -> int:
    """The high hand of five cards, at most one of them the joker; five aces beat everything."""
    if JOKER not in cards:
        return high(cards)
    four = [card for card in cards if card != JOKER]
    ranks = {card >> 2 for card in four}
    if ranks == {12}:
        return FIVE_ACES
    as_ace = BY_RANKS[sum(RANK_KEYS[card] for card in four) + RANK_KEYS[_ACE_OF_SPADES]]
    if len(ranks) < 4:
        return as_ace
    held = sum(1 << rank for rank in ranks)
    fills = [held | 1 << rank for rank in range(13) if rank not in ranks]
    if len({card & 3 for card in four}) == 1:
        return max(BY_FLUSH[bits] for bits in fills)
    straight = max(map(straight_top, fills))
    return STRAIGHT << CATEGORY_SHIFT | straight if straight else as_ace


def joker_ace_to_five(cards: Sequence[int]) -> int:
    """The ace-to-five low of five cards, the joker being the lowest rank not in the hand."""
    if JOKER not in cards:
        return ace_to_five(cards)
    return ace_to_five([lowest_missing(cards) if card == JOKER else card for card in cards])


def lowest_missing(cards: Sequence[int]) -> int:
    """A card of the lowest rank, ace low, that these cards lack."""
    ranks = {card >> 2 for card in cards if card != JOKER}
    low_to_high: list[int] = [12, *range(12)]
    return next(rank * 4 for rank in low_to_high if rank not in ranks)


def stand_in(cards: Sequence[int]) -> int:
    """The card the joker stands for in this high hand."""
    value = joker_high(cards)
    four = [card for card in cards if card != JOKER]
    spare = [card for card in range(51, -1, -1) if card not in four]
    return next((card for card in spare if high([*four, card]) == value), _ACE_OF_SPADES)


def openers(cards: Sequence[int], joker: bool = False) -> bool:
    """Whether these five cards may open: a pair of jacks or better."""
    return (joker_high if joker else high)(cards) >= PAIR_OF_JACKS
