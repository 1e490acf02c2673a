"""Starting hands of the games with a board, in per cent of the best there is."""

from __future__ import annotations

from itertools import combinations

from shuffleup.games import Sheet

Cards = tuple[int, ...]
# The low cards of a starting hand for eight-or-better: ace 0, deuce 1, three 2 …
LOW_PROMISE = ((1, 74), (2, 62), (3, 50), (4, 44))
FIVE_LOW = 4


def starting_high(sheet: Sheet, cards: Cards) -> int:
    """How good these hole cards are for high; in Omaha, what the pairs of them promise together."""
    scores = sorted((two_cards(pair) for pair in combinations(cards, 2)), reverse=True)
    if not sheet.two_from_hand:
        return scores[0]
    counted = scores[: len(cards) - 1]
    return sum(counted) // len(counted)


def two_cards(cards: Cards) -> int:
    """A pair by its rank; else the two ranks, with something for suits and neighbours."""
    if len(cards) < 2:
        return 0  # a hand that was dealt short
    low, high = sorted(cards)[-2:]
    if low >> 2 == high >> 2:
        return 50 + 4 * (high >> 2)
    gap = (high >> 2) - (low >> 2) - 1
    suited = 6 if low & 3 == high & 3 else 0
    return 10 + 3 * (high >> 2) + 2 * (low >> 2) + suited + max(0, 5 - 2 * gap)


def starting_eight(cards: Cards) -> int:
    """How good these hole cards are for the low half: an ace and the cards next to it."""
    ranks = sorted({(card // 4 + 1) % 13 for card in cards})
    low = [rank for rank in ranks if rank <= FIVE_LOW]
    if len(low) < 2:
        return 8
    if low[0] == 0:
        return dict(LOW_PROMISE)[low[1]]
    return 46 - 4 * low[1]
