"""Misdeals, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

MISDEALS: Final[dict[str, str]] = {
    "misdeal": "Cards and chips come back, and the same hand is dealt from a new shuffle.",
    "misdeal-too-late": "After the cut-off there is no misdeal: fouled hands die, others play on.",
    "no-action-while-dealing": "While the starting cards are dealt no action counts as taken.",
    "notice-ends-the-count": "What is done after attention was called to an error is not counted.",
    "extra-card": "One card too many is put back as the burn; more of them make a misdeal.",
    "too-short-to-play": "A hand with too few cards to make a hand of its game cannot win.",
    "wrong-button": "A hand dealt from a button out of position is a ground for a misdeal.",
    "button-put-right": "The button goes to its proper place before the hand is dealt again.",
}
