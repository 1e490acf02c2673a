"""Making refusals: one line where a judge says no."""

from __future__ import annotations

from shuffleup.hand.echoes import said as said
from shuffleup.hand.echoes import seat_said as seat_said
from shuffleup.hand.rulings import HandRuling
from shuffleup.law.ruling import Reason, Refusal, Ruling


def refuse(reason: Reason, says: str, *grounds: str) -> HandRuling:
    """A ruling that refuses, on these grounds."""
    return no(reason, says, grounds)


def no(reason: Reason, says: str, grounds: tuple[str, ...]) -> HandRuling:
    return Ruling(refusal=Refusal(reason, says, grounds))
