"""Working a formula out: ``worth(formula, {"place": 1, "entrants": 20})``, an exact fraction.

There are no loops in a formula, so it takes as many steps as it has parts; no number on the way may
have more than ``MOST_BITS``. A root within ``round`` is worked out to ``SPARE`` decimals more than
the round has.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import ceil, floor
from typing import Final

from shuffleup.league.scoring.exact_roots import root_of, rounded
from shuffleup.league.scoring.formula_tree import MINUS, NAME, NUMBER, FormulaError, FormulaPart

MOST_BITS: Final = 4_096
MOST_DEGREE: Final = 100  # of a root
SPARE: Final = 20  # decimals

COMPARE: Final[Mapping[str, Callable[[Fraction, Fraction], bool]]] = {
    "=": operator.eq, "<>": operator.ne, "<": operator.lt,
    "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
Values = Mapping[str, int | Fraction]


def worth(formula: FormulaPart, values: Values) -> Fraction:
    """What a formula comes to; FormulaError where it cannot be worked out."""
    return number(formula, values, 0)


def holds(part: FormulaPart, values: Values, decimals: int) -> bool:
    """Whether a condition is true."""
    if part.kind == "not":
        return not holds(part.parts[0], values, decimals)
    if part.kind in ("and", "or"):
        left, right = part.parts
        first = holds(left, values, decimals)
        return first if first is (part.kind == "or") else holds(right, values, decimals)
    left, right = part.parts
    return COMPARE[part.kind](number(left, values, decimals), number(right, values, decimals))


def number(part: FormulaPart, values: Values, decimals: int) -> Fraction:
    """The value of a part; ``decimals`` is how far a root is worked out."""
    if part.kind == NUMBER:
        return part.number
    if part.kind == NAME:
        return Fraction(values[part.name])
    if part.kind in ("if", "cases"):
        return number(chosen(part, values, decimals), values, decimals)
    if part.kind == "table":
        return from_table(part, values, decimals)
    if part.kind in ("round", "floor", "ceil"):
        return bounded(part, to_the_end(part, values))
    if part.kind == "sqrt":
        return bounded(part, square_root(part, values, decimals))
    found = [number(one, values, decimals) for one in part.parts]
    return bounded(part, WORKED_OUT[part.kind](part, found, decimals))


def bounded(part: FormulaPart, value: Fraction) -> Fraction:
    if max(value.numerator.bit_length(), value.denominator.bit_length()) > MOST_BITS:
        raise FormulaError(part.column, "the numbers become too large")
    return value


# ---- choosing --------------------------------------------------------------------------------


def chosen(part: FormulaPart, values: Values, decimals: int) -> FormulaPart:
    """The part that counts: the first whose condition holds, or the last."""
    for at in range(0, len(part.parts) - 1, 2):
        if holds(part.parts[at], values, decimals):
            return part.parts[at + 1]
    return part.parts[-1]


def from_table(part: FormulaPart, values: Values, decimals: int) -> Fraction:
    """The entry of that number, from 1; nothing beyond the last."""
    at = number(part.parts[0], values, decimals)
    if at.denominator != 1 or at < 1:
        raise FormulaError(part.column, f"a table has no entry {at}")
    if at >= len(part.parts):
        return Fraction(0)
    return number(part.parts[at.numerator], values, decimals)


# ---- rounding and roots ----------------------------------------------------------------------


def to_the_end(part: FormulaPart, values: Values) -> Fraction:
    own = decimals_of(part) or 0
    value = number(part.parts[0], values, own + SPARE)
    if part.kind == "round":
        return rounded(value, own)
    return Fraction(floor(value) if part.kind == "floor" else ceil(value))


def decimals_of(part: FormulaPart) -> int | None:
    """The decimals that a root or a round states itself."""
    return part.parts[1].whole if len(part.parts) == 2 else None


def square_root(part: FormulaPart, values: Values, decimals: int) -> Fraction:
    own = decimals_of(part)
    if own is not None:
        decimals = own + SPARE
    value = number(part.parts[0], values, decimals)
    if value < 0:
        raise FormulaError(part.column, "a negative number has no root")
    root = root_of(value, 2, decimals if own is None else own)
    return root if own is None else rounded(root, own)


def power(part: FormulaPart, found: list[Fraction], decimals: int) -> Fraction:
    base, exponent = found
    top, degree = exponent.numerator, exponent.denominator
    if degree > MOST_DEGREE:
        raise FormulaError(part.column, f"no root above the {MOST_DEGREE}th is worked out")
    if base == 0 and top < 0:
        raise FormulaError(part.column, "divides by nothing")
    if base < 0 and degree > 1:
        raise FormulaError(part.column, "a negative number has no root")
    bits = max(base.numerator.bit_length(), base.denominator.bit_length())
    if abs(top) * bits > MOST_BITS:
        raise FormulaError(part.column, "the numbers become too large")
    raised = base**top
    return raised if degree == 1 else root_of(raised, degree, decimals)


def divided(part: FormulaPart, found: list[Fraction], decimals: int) -> Fraction:
    if found[1] == 0:
        raise FormulaError(part.column, "divides by nothing")
    return found[0] / found[1]


WORKED_OUT: Final[Mapping[str, Callable[[FormulaPart, list[Fraction], int], Fraction]]] = {
    "+": lambda part, found, decimals: found[0] + found[1],
    "-": lambda part, found, decimals: found[0] - found[1],
    "*": lambda part, found, decimals: found[0] * found[1],
    "/": divided,
    "^": power,
    MINUS: lambda part, found, decimals: -found[0],
    "min": lambda part, found, decimals: min(found),
    "max": lambda part, found, decimals: max(found),
}
