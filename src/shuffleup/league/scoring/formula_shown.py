"""A formula written out again: ``shown(formula)``, or with numbers for its names.

``read_formula(shown(x))`` is ``x``. What is put in for a name stands in its place, so that a reader
sees which number became which.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from shuffleup.league.scoring.formula_tree import (
    COMPARED,
    FUNCTIONS,
    MINUS,
    NAME,
    NUMBER,
    FormulaPart,
)

# How strongly a part holds together: one that holds less than its place wants is put in brackets.
ATOM: Final = 9
STRENGTH: Final = {
    "or": 1, "and": 2, "not": 3, **dict.fromkeys(COMPARED, 4),
    "+": 5, "-": 5, "*": 6, "/": 6, MINUS: 7, "^": 8,
}  # fmt: skip
MOST_DECIMALS_SHOWN: Final = 12


def shown(part: FormulaPart, values: Mapping[str, int | Fraction] | None = None) -> str:
    """The formula as one would type it; with ``values``, numbers instead of names."""
    if part.kind == NUMBER:
        return written(part.number)
    if part.kind == NAME:
        return part.name if values is None else put_in(values[part.name])
    if part.kind in FUNCTIONS:
        return f"{part.kind}({', '.join(shown(one, values) for one in part.parts)})"
    own = STRENGTH[part.kind]
    if part.kind in (MINUS, "not"):
        sign = "-" if part.kind == MINUS else "not "
        return f"{sign}{bracketed(part.parts[0], own, values)}"
    left, right = part.parts
    if part.kind == "^":
        return f"{bracketed(left, ATOM, values)} ^ {bracketed(right, MINUS_HOLDS, values)}"
    beside = own + 1 if part.kind in COMPARED else own
    return f"{bracketed(left, beside, values)} {part.kind} {bracketed(right, own + 1, values)}"


MINUS_HOLDS: Final = STRENGTH[MINUS]


def bracketed(part: FormulaPart, wanted: int, values: Mapping[str, int | Fraction] | None) -> str:
    text = shown(part, values)
    return text if STRENGTH.get(part.kind, ATOM) >= wanted else f"({text})"


def put_in(value: int | Fraction) -> str:
    text = written(Fraction(value))
    return f"({text})" if "/" in text or text.startswith("-") else text


def written(value: Fraction) -> str:
    """``12``, ``0.25``, or ``1/3`` where the decimals have no end."""
    decimals = decimals_needed(value)
    if decimals is None:
        return f"{value.numerator}/{value.denominator}"
    if decimals == 0:
        return str(value.numerator)
    digits = str(abs(value.numerator) * 10**decimals // value.denominator).rjust(decimals + 1, "0")
    return f"{'-' if value < 0 else ''}{digits[:-decimals]}.{digits[-decimals:]}"


def decimals_needed(value: Fraction) -> int | None:
    """How many decimals a number has, if they end before long."""
    for decimals in range(MOST_DECIMALS_SHOWN + 1):
        if 10**decimals % value.denominator == 0:
            return decimals
    return None
