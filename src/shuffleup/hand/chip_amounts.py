"""Chips in words: whole chips as they are, and money with cents where a dollar is several chips.

``amount(1250, 100)`` is ``12.50``, ``read_amount`` its inverse, which also knows a decimal comma.
Cents are written where a dollar is ten, a hundred, … chips; where it is any other number of them,
as in a game of quarters, chips are counted. ``in_cents`` puts stakes that are written as money,
``0.25/0.50``, into the only chips that can pay them, those of a cent.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from shuffleup.outside_text import OutsideError, counted, quoted

CENTS: Final = 100
AMOUNT: Final = re.compile(r"\$?([0-9][0-9,]*)(?:\.([0-9]+))?")
COMMA: Final = re.compile(r"(?<=[0-9]),(?=[0-9]{1,2}(?![0-9]))")  # 0,25; in 1,000 it is none
SUMS: Final = re.compile(r"\$?[0-9]")


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


def chip_worth(dollar: int) -> str:
    """What one chip is worth, of so many to the dollar."""
    return {1: "a dollar", CENTS: "a cent"}.get(dollar, f"1/{dollar:,} dollar")


def read_amount(text: str, dollar: int = 1) -> int | None:
    """The chips of what was written; None if it is no amount, or none that chips can pay."""
    found = AMOUNT.fullmatch(with_point(text))
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


def with_point(text: str) -> str:
    """``0,25`` as ``0.25``."""
    return COMMA.sub(".", text)


def has_a_point(words: Sequence[str]) -> bool:
    """Whether an amount among these words has cents."""
    return any("." in with_point(word) for word in words if SUMS.match(word))


def in_cents(words: Sequence[str]) -> list[str]:
    """Stakes with cents in chips of a cent: ``0.25/0.50`` is 25/50, a hundred to the dollar."""
    if not has_a_point(words):
        return list(words)
    if "dollar" in words:
        raise ValueError("stakes with cents have a hundred chips to the dollar: leave that out")
    return [*map(word_in_cents, words), "dollar", str(CENTS)]


def word_in_cents(word: str) -> str:
    """One word of stakes, ``0.25/0.50`` or ``1-5``, in cents; what is no amount stays."""
    if not SUMS.match(word):
        return word
    parts = re.split(r"([/-])", word)
    for at in range(0, len(parts), 2):
        chips = read_amount(parts[at], CENTS)
        if chips is None:
            raise ValueError(f"{quoted(parts[at])} is not an amount with cents, like 0.25")
        parts[at] = str(chips)
    return "".join(parts)
