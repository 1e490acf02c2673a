"""The usual formulas of bar and home leagues, by name; each is written in the same language.

The league's book prints none, so a league chooses: one of these, changed or not, or its own.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class UsualFormula(Struct, frozen=True):
    """A formula with its name, and what it is good for."""

    name: str
    text: str
    about: str


LINEAR: Final = UsualFormula(
    "linear",
    "entrants - place + 1",
    "A point for playing and one for each player outlasted.",
)
SQUARE_ROOT: Final = UsualFormula(
    "square-root",
    "round(10 * sqrt(entrants / place), 2)",
    "Much for the first places, more in a large field; the one most leagues know.",
)
AGAINST_THE_FIELD: Final = UsualFormula(
    "against-the-field",
    "round(100 * (entrants - place + 1) / entrants, 1)",
    "The part of the field one was not behind, of 100: the size of the field does not matter.",
)
FIXED_TABLE: Final = UsualFormula(
    "table",
    "table(place, 100, 80, 65, 55, 45, 40, 35, 30, 25, 20)",
    "So many points for each of the first ten places, and none after them.",
)
USUAL: Final = {one.name: one for one in (LINEAR, SQUARE_ROOT, AGAINST_THE_FIELD, FIXED_TABLE)}


def text_of(said: str) -> str:
    """The text of a formula that is named, or what was said, if that is no name."""
    usual = USUAL.get(said.strip().lower())
    return usual.text if usual is not None else said
