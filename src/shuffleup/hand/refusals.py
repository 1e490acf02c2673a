"""Making refusals: one line where a judge says no."""

from __future__ import annotations

from shuffleup.hand.rulings import HandRuling
from shuffleup.law.ruling import Reason, Refusal, Ruling


def said(value: object) -> str:
    """What someone sent, fit for a sentence, whatever it was."""
    if type(value) is int:
        return f"{value:,}" if abs(value) < 10**30 else "an enormous number"
    try:
        text = repr(value)
    except Exception:
        text = type(value).__name__
    return text if len(text) <= 40 else text[:37] + "..."


def seat_said(seat: object) -> str:
    """A seat as people count them, from 1."""
    return said(seat + 1) if isinstance(seat, int) and type(seat) is int else said(seat)


def refuse(reason: Reason, says: str, *grounds: str) -> HandRuling:
    """A ruling that refuses, on these grounds."""
    return no(reason, says, grounds)


def no(reason: Reason, says: str, grounds: tuple[str, ...]) -> HandRuling:
    return Ruling(refusal=Refusal(reason, says, grounds))
