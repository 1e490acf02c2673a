"""Points by a formula: ``FormulaScoring("entrants - place + 1").points(result)``.

Those who are tied take as many places as they are. They share the points of these places, so that
an event gives out the same points whoever is tied; or all have those of the best place, or of the
last, if the league says so.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from shuffleup.league.scoring.formula_reader import read_formula
from shuffleup.league.scoring.formula_shown import shown, written
from shuffleup.league.scoring.formula_tree import NAMES, FormulaError, FormulaPart
from shuffleup.league.scoring.formula_worth import worth
from shuffleup.league.scoring.played_place import PlayedPlace


class TiedPoints(Enum):
    """What those who are tied have of the places they take."""

    SHARE = "share"
    BEST = "best"
    WORST = "worst"


class FormulaScoring(Struct, frozen=True):
    """A formula and what ties mean; it keeps the text, which is what a season's terms hold."""

    text: str
    ties: TiedPoints = TiedPoints.SHARE

    def points(self, result: PlayedPlace) -> Fraction:
        """What a finish is worth; FormulaError where the formula cannot say."""
        if not result.tied_with:
            return points_alone(self.text, result, result.place)
        found = [points_alone(self.text, result, place) for place in self.places(result)]
        return sum(found, Fraction(0)) / len(found)

    def places(self, result: PlayedPlace) -> range:
        """The places that count for it."""
        last = min(result.place + result.tied_with, max(result.place, result.entrants))
        if self.ties is TiedPoints.BEST:
            return range(result.place, result.place + 1)
        return range(result.place if self.ties is TiedPoints.SHARE else last, last + 1)

    def worked_out(self, result: PlayedPlace) -> str:
        """The formula with its numbers put in, as somebody would check it by hand."""
        formula = formula_of(self.text)
        said = [shown(formula, values_of(result, place)) for place in self.places(result)]
        if len(said) == 1:
            return f"{said[0]} = {written(self.points(result))}"
        added = " + ".join(f"({one})" for one in said)
        return f"({added}) / {len(said)} = {written(self.points(result))}"


@lru_cache(maxsize=1 << 15)
def points_alone(text: str, result: PlayedPlace, place: int) -> Fraction:
    """What a place is worth to one who has it alone; worked out once, for standings are looked at
    over and over."""
    return worth(formula_of(text), values_of(result, place))


@lru_cache(maxsize=256)
def formula_of(text: str) -> FormulaPart:
    """A formula that is read once."""
    return read_formula(text)


def formula_fault(text: str) -> str:
    """What is wrong with a formula as it is written, and where; nothing if it can be read and some
    place is worth something by it: ``1 / 0`` would let no event of the season be recorded."""
    try:
        formula_of(text)
    except FormulaError as error:
        return str(error)
    faults = [fault_at(text, PlayedPlace(place, 10, 0, *(7,) * 6)) for place in range(1, 11)]
    return faults[0] if all(faults) else ""


def fault_at(text: str, result: PlayedPlace) -> str:
    try:
        points_alone(text, result, result.place)
    except FormulaError as error:
        return str(error)
    return ""


def values_of(result: PlayedPlace, place: int) -> dict[str, int]:
    """What the names of a formula stand for."""
    return {name: getattr(result, name) for name in NAMES} | {"place": place}


def first_fault(text: str, fields: range) -> str:
    """Where a formula that can be read cannot be worked out, for some place of some field; nothing
    if it always can."""
    formula = formula_of(text)
    for entrants in fields:
        for place in range(1, entrants + 1):
            try:
                worth(formula, values_of(PlayedPlace(place, entrants), place))
            except FormulaError as error:
                return f"{error}, for place {place} of {entrants}"
    return ""
