"""A formula as a tree of parts, and the mistakes there can be in one.

A part says what it is by its ``kind``: a number, a name, a sign (``+``, ``<=``, ``and``) or a
function. No part is deeper and no formula larger than ``LARGEST`` and ``DEEPEST`` say, so that
whoever walks through one comes to an end.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

LONGEST: Final = 1_000  # characters of a formula
LARGEST: Final = 400  # parts
DEEPEST: Final = 80  # parts within parts

NUMBER: Final = "number"
NAME: Final = "name"
MINUS: Final = "minus"  # before something, as in -3

SUMS: Final = ("+", "-")
PRODUCTS: Final = ("*", "/")
COMPARED: Final = ("<=", ">=", "<>", "<", ">", "=")
LOGIC: Final = ("and", "or", "not")

# What a formula may ask for, in words. ``prize`` and ``buyin`` are in the league's money.
NAMES: Final = {
    "place": "the place",
    "entrants": "the number of entrants",
    "paid": "the number of places paid",
    "bounties": "the bounties taken",
    "buyin": "the buy-in",
    "rebuys": "the rebuys",
    "prize": "the prize",
    "pool": "the prize pool",
}

# How many parts a function takes, at least and at most.
FUNCTIONS: Final = {
    "min": (2, 40),
    "max": (2, 40),
    "sqrt": (1, 2),
    "round": (1, 2),
    "floor": (1, 1),
    "ceil": (1, 1),
    "if": (3, 3),
    "cases": (3, 81),
    "table": (2, 301),
}


class FormulaError(ValueError):
    """A formula that cannot be read or worked out; ``column`` counts from 1."""

    def __init__(self, column: int, says: str) -> None:
        super().__init__(f"column {column}: {says}")
        self.column, self.says = column, says


class FormulaPart(Struct, frozen=True):
    """A part of a formula, with all that is in it."""

    kind: str
    column: int
    parts: tuple[FormulaPart, ...] = ()
    number: Fraction = Fraction(0)
    name: str = ""
    deep: int = 1

    @property
    def is_condition(self) -> bool:
        """Whether it is true or false, and not a number."""
        return self.kind in COMPARED or self.kind in LOGIC

    @property
    def whole(self) -> int | None:
        """The whole number it is written as, if it is: ``2``, ``-1``."""
        if self.kind == MINUS and self.parts[0].kind == NUMBER:
            value = -self.parts[0].number
        elif self.kind == NUMBER:
            value = self.number
        else:
            return None
        return value.numerator if value.denominator == 1 else None


def names_in(part: FormulaPart) -> set[str]:
    """The names a formula asks for."""
    own = {part.name} if part.kind == NAME else set()
    return own.union(*(names_in(one) for one in part.parts))
