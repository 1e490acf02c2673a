"""Hands in words: ``holding`` a viewer's own, ``lying_open`` those that everybody sees.

Only what a view holds is put into words, so they tell no card that its viewer has not seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from shuffleup.client.messages import HandWorth
from shuffleup.games import Sheet
from shuffleup.hand.words.hand_worth import Cards, best_cards, own_words, worth
from shuffleup.table.viewing.pictures import CageView, PlayerView, TableView

MOST_WORDED: Final = 20_000  # hands whose words are remembered: three for each of 6,000 seats

# A hand is the same from frame to frame until a card is dealt to it or to the board.
worded = lru_cache(MOST_WORDED)(own_words)
weighed = lru_cache(MOST_WORDED)(worth)
made_of = lru_cache(MOST_WORDED)(best_cards)


def holding(seen: PlayerView) -> str:
    """The viewer's own hand in words."""
    hand = seen.hand
    if hand is None or seen.seat not in hand.live:
        return ""
    board = hand.boards[0] if hand.boards else ()
    return worded(hand.game, hand.hands[seen.seat], board)


def lying_open(seen: TableView) -> list[HandWorth]:
    """The hands that were shown, of the hand that is on or else of the one before it."""
    hand = None if isinstance(seen, CageView) else seen.hand or seen.last
    if hand is None or not hand.shown:
        return []
    return worth_of(hand.game, ((seat, hand.hands[seat]) for seat in hand.shown), hand.boards)


def worth_of(
    sheet: Sheet, hands: Iterable[tuple[int, Cards]], boards: Sequence[Cards]
) -> list[HandWorth]:
    """Hands by seat in words, on each board; those of which a card is hidden are left out."""
    told = [
        HandWorth(
            seat,
            [list(weighed(sheet, cards, board)) for board in boards or ((),)],
            [[list(one) for one in made_of(sheet, cards, board)] for board in boards or ((),)],
        )
        for seat, cards in hands
    ]
    return [one for one in told if any(any(words) for words in one.says)]
