"""Roots and roundings of fractions in whole numbers alone: there is no float in them.

``root_of(value, degree, decimals)`` is the root rounded to so many decimals, halves up, as if it
had been known in full; where the root is a fraction, it is that fraction.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt


def whole_root(value: int, degree: int) -> int:
    """The largest whole number whose power is not above the value."""
    if value < 2 or degree == 1:
        return value
    if degree == 2:
        return isqrt(value)
    high = 1 << -(-value.bit_length() // degree)  # above the root, from where it only comes down
    while True:
        low = ((degree - 1) * high + value // high ** (degree - 1)) // degree
        if low >= high:
            return high
        high = low


def root_of(value: Fraction, degree: int, decimals: int) -> Fraction:
    """The root of a value that is not negative."""
    top, bottom = whole_root(value.numerator, degree), whole_root(value.denominator, degree)
    if top**degree == value.numerator and bottom**degree == value.denominator:
        return Fraction(top, bottom)
    # Rounding halves up is the whole part of twice the root, plus one, halved.
    scaled = value * (2 * 10**decimals) ** degree
    twice = whole_root(scaled.numerator // scaled.denominator, degree)
    return Fraction((twice + 1) // 2, 10**decimals)


def rounded(value: Fraction, decimals: int) -> Fraction:
    """So many decimals; a half goes away from nothing: 0.5 is 1, -0.5 is -1."""
    scaled = abs(value) * 10**decimals
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return Fraction(whole if value >= 0 else -whole, 10**decimals)
