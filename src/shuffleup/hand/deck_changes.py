"""Applying what happens to the deck: shuffled, and shuffled again when it has run out."""

from __future__ import annotations

from collections import Counter

from shuffleup.hand import events as e
from shuffleup.hand.state import Hand


def shuffled(hand: Hand, event: e.Shuffled) -> None:
    hand.deck, hand.top = event.deck, 0


def reshuffled(hand: Hand, event: e.Reshuffled) -> None:
    """Stud takes its burns back into the stub; a draw game the discards and the folded hands."""
    back = Counter(event.cards)
    back.subtract(Counter(hand.stub))
    hand.deck, hand.top = event.cards, 0
    if hand.game.stud:
        hand.burns = left_after(back, hand.burns)
        if hand.mends.aside:
            hand.mends = hand.mends.but(aside=left_after(back, hand.mends.aside))
        return
    for seat in range(hand.n):
        cards = hand.hole[seat]
        if cards and not hand.live >> seat & 1 and all(back[card] > 0 for card in cards):
            back.subtract(Counter(cards))
            hand.hole[seat] = hand.up[seat] = ()
    hand.muck = left_after(back, hand.muck)


def left_after(back: Counter[int], cards: tuple[int, ...]) -> tuple[int, ...]:
    """What stays of a pile when these cards, which may be unknown ones, are taken from it."""
    stay = []
    for card in cards:
        if back[card] > 0:
            back[card] -= 1
        else:
            stay.append(card)
    return tuple(stay)
