"""What somebody sent, fit for a sentence: never longer than a line, and never an error itself."""

from __future__ import annotations


def said(value: object) -> str:
    """What someone sent, fit for a sentence, whatever it was."""
    if type(value) is int:
        return f"{value:,}" if abs(value) < 10**30 else "an enormous number"
    try:
        text = repr(value)
    except Exception:
        text = type(value).__name__
    return short(text)


def short(text: str, most: int = 40) -> str:
    """As much of a text as goes into a sentence."""
    return text if len(text) <= most else text[: most - 3] + "..."


def seat_said(seat: object) -> str:
    """A seat as people count them, from 1."""
    return said(seat + 1) if isinstance(seat, int) and type(seat) is int else said(seat)
