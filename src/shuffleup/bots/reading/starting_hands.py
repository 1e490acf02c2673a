"""Starting hands of the games with a board: two cards, three, or every two of Omaha's."""

from __future__ import annotations

from itertools import combinations

Cards = tuple[int, ...]
PAIRS = 338  # two ranks, higher first, suited or not


def two_card_key(cards: Cards) -> int:
    """Two ranks and whether they are suited: one of 169 kinds of hand."""
    low, high = sorted(cards)[-2:] if len(cards) >= 2 else (cards[0], cards[0])
    suited = 1 if low & 3 == high & 3 and low != high else 0
    return (high >> 2) << 5 | (low >> 2) << 1 | suited


def three_card_key(cards: Cards) -> int:
    """Three ranks, and whether two of them are suited."""
    ranks = sorted([card >> 2 for card in cards], reverse=True)
    suited = 1 if len({card & 3 for card in cards}) < len(cards) else 0
    key = 0
    for rank in ranks:
        key = key << 4 | rank
    return key << 1 | suited


def pair_places(cards: Cards) -> list[int]:
    """The place of every two of these cards in a list of ``PAIRS`` values."""
    return [
        (high >> 2) * 13 + (low >> 2) + (169 if high & 3 == low & 3 else 0)
        for low, high in combinations(sorted(cards), 2)
    ]
