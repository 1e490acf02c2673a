"""Chips in words: whole chips as they are, and money with cents where a dollar is several chips.

``amount(1250, 100)`` is ``12.50``; ``read_amount`` is its inverse and knows no other spelling.
"""

from __future__ import annotations

import re

from shuffleup.hand.chip_amounts import amount as amount
from shuffleup.outside_text import OutsideError, counted

CENTS = 100
AMOUNT = re.compile(r"\$?([0-9][0-9,]*)(?:\.([0-9]+))?")


def signed(chips: int, dollar: int = 1) -> str:
    """What was won or lost: ``+12.50``, ``-3``, ``0``."""
    return ("+" if chips > 0 else "") + amount(chips, dollar)


def read_amount(text: str, dollar: int = 1) -> int | None:
    """The chips of what was written; None if it is no amount, or none that chips can pay."""
    found = AMOUNT.fullmatch(text)
    if found is None:
        return None
    places = len(str(dollar)) - 1
    cents = (found[2] or "").ljust(places, "0")
    if len(cents) > places:
        return None
    try:
        return counted(found[1]) * dollar + int(cents or 0)
    except OutsideError:  # more than there are chips
        return None
