"""A formula in words: ``in_words(formula)`` is how somebody would read it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shuffleup.league.scoring.formula_shown import ATOM, STRENGTH, written
from shuffleup.league.scoring.formula_tree import MINUS, NAME, NAMES, NUMBER, FormulaPart

BETWEEN: Final = {
    "+": "plus", "-": "minus", "*": "times", "/": "divided by",
    "=": "is", "<>": "is not", "<": "is less than", "<=": "is at most",
    ">": "is more than", ">=": "is at least", "and": "and", "or": "or",
}  # fmt: skip
# "The square root of the place squared" could be either, so roots hold no more than powers do.
STRENGTH_SAID: Final = {**STRENGTH, "sqrt": STRENGTH["^"], "floor": STRENGTH["^"]}
LOOSE: Final = 0  # what says so much that it needs brackets wherever it is not alone


def in_words(part: FormulaPart) -> str:
    """The whole formula in a sentence without its end."""
    if part.kind == NUMBER:
        return written(part.number)
    if part.kind == NAME:
        return NAMES[part.name]
    if part.kind in IN_WORDS:
        return IN_WORDS[part.kind](part)
    left, right = part.parts
    own = STRENGTH[part.kind]
    return f"{inside(left, own)} {BETWEEN[part.kind]} {inside(right, own + 1)}"


def inside(part: FormulaPart, wanted: int) -> str:
    """A part within another, in brackets where it would be read otherwise without."""
    holds = LOOSE if part.kind in SENTENCES else STRENGTH_SAID.get(part.kind, ATOM)
    return in_words(part) if holds >= wanted else f"({in_words(part)})"


def rounded_words(part: FormulaPart) -> str:
    decimals = part.parts[1].whole if len(part.parts) == 2 else 0
    return f"{inside(part.parts[0], LOOSE + 1)}, rounded to {decimals_words(decimals or 0)}"


def decimals_words(decimals: int) -> str:
    if not decimals:
        return "a whole number"
    return f"{decimals} decimal{'s' if decimals > 1 else ''}"


def root_words(part: FormulaPart) -> str:
    said = f"the square root of {inside(part.parts[0], ATOM)}"
    if len(part.parts) == 1:
        return said
    return f"{said} (to {decimals_words(part.parts[1].whole or 0)})"


def chosen_words(part: FormulaPart) -> str:
    """``30 if the place is 1, 20 if the place is 2, otherwise 5``."""
    said = [
        f"{inside(part.parts[at + 1], LOOSE + 1)} if {in_words(part.parts[at])}"
        for at in range(0, len(part.parts) - 1, 2)
    ]
    return f"{', '.join(said)}, otherwise {inside(part.parts[-1], LOOSE + 1)}"


def table_words(part: FormulaPart) -> str:
    """``by the place: 100 for 1, 70 for 2; nothing after that``."""
    by, *entries = part.parts
    listed = [f"{inside(one, LOOSE + 1)} for {at}" for at, one in enumerate(entries, 1)]
    return f"by {inside(by, LOOSE + 1)}: {', '.join(listed)}; nothing after that"


def listed(parts: Sequence[FormulaPart]) -> str:
    said = [inside(one, STRENGTH["*"]) for one in parts]
    return f"{', '.join(said[:-1])} and {said[-1]}"


def power_words(part: FormulaPart) -> str:
    base, exponent = part.parts
    if exponent.whole == 2:
        return f"{inside(base, ATOM)} squared"
    return f"{inside(base, ATOM)} to the power {inside(exponent, ATOM)}"


SENTENCES: Final = ("round", "ceil", "if", "cases", "table", "min", "max")
IN_WORDS: Final[dict[str, Callable[[FormulaPart], str]]] = {
    "round": rounded_words,
    "floor": lambda part: f"the whole part of {inside(part.parts[0], ATOM)}",
    "ceil": lambda part: f"{inside(part.parts[0], ATOM)} rounded up",
    "sqrt": root_words,
    "if": chosen_words,
    "cases": chosen_words,
    "table": table_words,
    "min": lambda part: f"the smallest of {listed(part.parts)}",
    "max": lambda part: f"the largest of {listed(part.parts)}",
    "^": power_words,
    MINUS: lambda part: f"minus {inside(part.parts[0], STRENGTH['^'])}",
    "not": lambda part: f"not {inside(part.parts[0], ATOM)}",
}
