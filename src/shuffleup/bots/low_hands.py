"""How good a low hand looks to its own player: draw lowball, badugi, razz, and the low half."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from shuffleup.games import Sheet
from shuffleup.strength import RANKINGS, category, eight_or_better
from shuffleup.strength.scale import LOW_TOP

Cards = tuple[int, ...]
EIGHT, TEN = 7, 9
# With so many cards still to exchange: the promise, and what each draw to come adds.
DRAWING_TO = ((70, 5), (44, 8), (30, 7), (12, 4), (4, 1), (2, 1))
# Badugi by the cards that count already.
BADUGI_CARDS = ((4, 0), (4, 2), (14, 5), (34, 9))


def low_draw_promise(ranks: Sequence[int], value: int, missing: int, left: int) -> int:
    """Five cards of lowball, ranks from the ace or deuce up; ``missing`` would be thrown away."""
    if left and missing:
        start, more = DRAWING_TO[missing]
        return start + more * left
    if category(LOW_TOP - value):  # a pair, a straight or a flush
        return 8
    return max(10, 99 - 11 * max(0, max(ranks) - 6))


def badugi_promise(cards: Cards, left: int) -> int:
    best = RANKINGS["badugi"].best(cards)
    top = max((card // 4 + 1) % 13 for card in best)
    if len(best) == 4:
        return 98 - 3 * (top - 3)
    start, more = BADUGI_CARDS[len(best)]
    return start + more * left - top


def stud_low_promise(cards: Cards) -> int:
    """Three to seven cards towards five different ranks of eight or less."""
    ranks = sorted({(card // 4 + 1) % 13 for card in cards})
    low = [rank for rank in ranks if rank <= EIGHT]
    if len(low) >= 5:
        return 99 - 5 * (low[4] - 4)
    need, to_come = 5 - len(low), 7 - len(cards)
    if need > to_come:
        return 50 if len([rank for rank in ranks if rank <= TEN]) >= 5 else 10
    return 50 + 14 * to_come - 22 * need


def eight_promise(sheet: Sheet, cards: Cards, board: Cards) -> int:
    """The low half on a board: made, drawn to, or not in sight."""
    small = sum(1 for rank in {(card // 4 + 1) % 13 for card in cards} if rank <= 2)
    if made_low(sheet, cards, board):
        return 58 + 12 * min(small, 2)
    mine, shared = _low_ranks(cards), _low_ranks(board)
    to_come = 5 - len(board)
    if to_come and len(mine - shared) >= 2 and len(shared) >= 3 - to_come and len(shared) >= 2:
        return 18 + 8 * to_come + 4 * small
    return 4


def made_low(sheet: Sheet, cards: Cards, board: Cards) -> bool:
    if not sheet.two_from_hand:
        return bool(eight_or_better(cards + board))
    mine, shared = _low_ranks(cards), _low_ranks(board)
    return any(
        not set(two) & set(three)
        for two in combinations(mine, 2)
        for three in combinations(shared, 3)
    )


def _low_ranks(cards: Cards) -> set[int]:
    return {rank for rank in ((card // 4 + 1) % 13 for card in cards) if rank <= EIGHT}
