"""Chips in words for a screen: ``amount`` and ``read_amount`` of the hand, and with a sign."""

from __future__ import annotations

from shuffleup.hand.chip_amounts import CENTS as CENTS
from shuffleup.hand.chip_amounts import amount as amount
from shuffleup.hand.chip_amounts import read_amount as read_amount


def signed(chips: int, dollar: int = 1) -> str:
    """What was won or lost: ``+12.50``, ``-3``, ``0``."""
    return ("+" if chips > 0 else "") + amount(chips, dollar)
