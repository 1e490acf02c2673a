"""Equities the slow, obvious way: every deal, tuples compared, fractions added.

Nothing here is shared with ``shuffleup.equity``; hands are valued by the tests of ``strength``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import Any

from tests.strength.plain_hands import (
    best_ace_to_five,
    best_badugi,
    best_deuce,
    best_eight,
    best_high,
    best_joker_high,
    best_joker_low,
    best_short,
    omaha,
)

from shuffleup.games import Sheet

BEST: dict[str, Callable[[list[int]], tuple[Any, ...]]] = {
    "high": best_high,
    "short-high": best_short,
    "joker-high": best_joker_high,
    "ace-to-five": best_ace_to_five,
    "joker-ace-to-five": best_joker_low,
    "eight-or-better": best_eight,
    "deuce-to-seven": best_deuce,
    "badugi": best_badugi,
}
Hands = Sequence[Sequence[int]]


def slow_equities(
    sheet: Sheet, hands: Hands, needs: Sequence[int], board: Sequence[int], dead: Sequence[int]
) -> list[Fraction]:
    """Each hand's part of the pot; ``needs`` are the cards to come per hand, then on the board."""
    known = {card for cards in (*hands, board, dead) for card in cards}
    stub = [card for card in sheet.cards if card not in known]
    totals, deals = [Fraction(0)] * len(hands), 0
    for fills in _fills(stub, needs):
        full = [(*hand, *fill) for hand, fill in zip(hands, fills, strict=False)]
        for player, part in enumerate(_parts(sheet, full, (*board, *fills[-1]))):
            totals[player] += part
        deals += 1
    return [total / deals for total in totals]


def _fills(stub: list[int], needs: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    for fills in product(*(combinations(stub, need) for need in needs)):
        cards = [card for fill in fills for card in fill]
        if len(set(cards)) == len(cards):
            yield fills


def _parts(sheet: Sheet, hands: Hands, board: Sequence[int]) -> list[Fraction]:
    winners = [_winners(sheet, way, hands, board) for way in sheet.wins]
    winners = [among for among in winners if among]
    return [
        sum((Fraction(n in among, len(among) * len(winners)) for among in winners), Fraction(0))
        for n in range(len(hands))
    ]


def _winners(sheet: Sheet, way: str, hands: Hands, board: Sequence[int]) -> list[int]:
    if sheet.two_from_hand:
        values = [omaha(hand, board, BEST[way]) for hand in hands]
    else:
        values = [BEST[way]([*hand, *board]) for hand in hands]
    return [n for n, value in enumerate(values) if value and value == max(values)]
