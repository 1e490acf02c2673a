"""Money of a file as whole chips: every amount times one power of ten, exactly, and back.

``whole_chips`` finds the smallest scale that makes all amounts of a hand whole: 1, or 100 and up,
for money with a fraction is money with cents and pots are split to the cent. ``money`` and
``show_money`` turn chips back into what the file would have said. No float is ever involved.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache

from shuffleup.outside_text import sentence

Amount = int | Decimal

CENTS = 100
MOST_DIGITS = 30  # before and behind the point: more is not money, and would cost a lot of memory
MOST_CHIPS = 10**MOST_DIGITS  # of one amount, whatever the scale


class MoneyError(ValueError):
    """A number that is not an amount of money."""


def whole_chips(amounts: Sequence[Amount], scale: int = 1) -> tuple[int, list[int]]:
    """(scale, amounts in chips) with the smallest scale, from the given one up, that fits all."""
    if Decimal in map(type, amounts):
        scale = max(scale, CENTS)
    while True:
        try:
            return scale, [counted_before(amount, scale) for amount in amounts]
        except FractionError:
            scale *= 10


class FractionError(MoneyError):
    """An amount that does not come out whole at this scale."""


def chips(amount: Amount, scale: int) -> int:
    """The amount in chips, ``scale`` of them to one of the file's units."""
    if isinstance(amount, int):
        return kept(amount * scale)
    sized = amount.is_finite() and -MOST_DIGITS <= amount.adjusted() <= MOST_DIGITS
    if not sized or scale > 10**MOST_DIGITS:
        raise MoneyError(f"{sentence(str(amount), 60)} is not an amount of money")
    above, below = amount.as_integer_ratio()
    whole, rest = divmod(above * scale, below)
    if rest:
        raise FractionError(f"{amount} is not a whole number of {show_money(1, scale)}")
    return kept(whole)


# The same amounts come again and again: blinds and antes in every hand, stacks in many.
counted_before = lru_cache(maxsize=1 << 12)(chips)


def kept(count: int) -> int:
    """So many chips, if they can be counted at a table."""
    if not -MOST_CHIPS <= count <= MOST_CHIPS:
        raise MoneyError("an amount is more than could be counted")
    return count


def money(count: int, scale: int) -> Amount:
    """Chips in the file's own money: an int where it is whole, else an exact Decimal."""
    return count // scale if count % scale == 0 else Decimal(show_money(count, scale))


def show_money(count: int, scale: int) -> str:
    """``20.70`` for 2070 chips at 100 to the dollar, ``50`` for 5000."""
    whole, rest = divmod(abs(count), scale)
    sign = "-" if count < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole}.{rest:0{len(str(scale)) - 1}d}"
