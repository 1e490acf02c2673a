"""Making refusals: one line where a judge says no."""

from __future__ import annotations

from shuffleup.hand.echoes import said as said
from shuffleup.hand.echoes import seat_said as seat_said
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import Hand
from shuffleup.law.ruling import Reason, Refusal, Ruling


def refuse(reason: Reason, says: str, *grounds: str) -> HandRuling:
    """A ruling that refuses, on these grounds."""
    return no(reason, says, grounds)


def discards(hand: Hand) -> tuple[str, ...]:
    """What asks for a discard now: the game, before the flop or before the turn."""
    when = {0: "discard-before-the-flop", 3: "discard-before-the-turn"}.get(len(hand.board))
    return ("discard", when) if when else ("discard",)


def no(reason: Reason, says: str, grounds: tuple[str, ...]) -> HandRuling:
    return Ruling(refusal=Refusal(reason, says, grounds))
