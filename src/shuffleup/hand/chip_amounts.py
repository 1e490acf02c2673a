"""Chips in words: whole chips as they are, and money with cents where a dollar is several chips.

``amount(1250, 100)`` is ``12.50``. Cents are written where a dollar is ten, a hundred, … chips;
where it is any other number of them, as in a game of quarters, chips are counted.
"""

from __future__ import annotations


def has_cents(dollar: int) -> bool:
    """Whether so many chips to the dollar are written as money: one, ten, a hundred of them."""
    return str(dollar).rstrip("0") == "1"


def amount(chips: int, dollar: int = 1) -> str:
    """``1,250`` chips, or ``12.50`` where a dollar is a hundred of them."""
    places = len(str(dollar)) - 1
    if not has_cents(dollar):
        return f"{chips:,}"
    whole, rest = divmod(abs(chips), dollar)
    cents = f".{rest:0{places}d}" if rest else ""
    return f"{'-' if chips < 0 else ''}{whole:,}{cents}"
