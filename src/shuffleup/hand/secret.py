"""The secret of a hand: what later reshuffles take their chance from.

It follows from the order of the whole deck at the first shuffle, so the same seed gives the same
log; and since a hash stands between, whoever has seen many of the cards, or knows the few that are
left, still has to guess where every other card lay.
"""

from __future__ import annotations

from hashlib import sha256

from shuffleup.hand.events import Shuffled
from shuffleup.hand.state import Hand


def chance_of(hand: Hand, use: str) -> str:
    """The chance of what is shuffled now: another at each place in the log, and for each use."""
    return f"{secret(hand)}/{use}/{hand.version}"


def secret(hand: Hand) -> str:
    deck = next((event.deck for event in hand.log if isinstance(event, Shuffled)), hand.deck)
    return sha256(b"secret of a hand" + bytes(deck)).hexdigest()
