"""Points by a formula: ``FormulaScoring("entrants - place + 1").points(played)``.

Those who are tied take as many places as they are; what each has of them, ``tied_points`` says.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from shuffleup.league.scoring.formula_reader import read_formula
from shuffleup.league.scoring.formula_shown import shown, written
from shuffleup.league.scoring.formula_tree import FormulaError, FormulaPart
from shuffleup.league.scoring.formula_worth import worth
from shuffleup.league.scoring.points_protocol import PlayedPlace
from shuffleup.league.scoring.tied_points import TiedPoints, taken
from shuffleup.league.scoring.usual_formulas import text_of


class FormulaScoring(Struct, frozen=True):
    """A formula, or the name of a usual one, and what ties mean."""

    formula: str
    ties: TiedPoints = TiedPoints.SHARE

    @property
    def text(self) -> str:
        return text_of(self.formula)

    def points(self, result: PlayedPlace) -> Fraction:
        """What a finish is worth; FormulaError where the formula cannot say."""
        formula = formula_of(self.text)
        found = [worth(formula, values_of(one)) for one in taken(result, self.ties)]
        return sum(found, Fraction(0)) / len(found)

    def worked_out(self, result: PlayedPlace) -> str:
        """The formula with its numbers put in, as somebody would check it by hand."""
        formula = formula_of(self.text)
        said = [shown(formula, values_of(one)) for one in taken(result, self.ties)]
        if len(said) == 1:
            return f"{said[0]} = {written(self.points(result))}"
        added = " + ".join(f"({one})" for one in said)
        return f"({added}) / {len(said)} = {written(self.points(result))}"


@lru_cache(maxsize=256)
def formula_of(text: str) -> FormulaPart:
    """A formula that is read once."""
    return read_formula(text)


def formula_fault(formula: str) -> str:
    """What is wrong with a formula as it is written, and where; nothing if it can be read."""
    try:
        formula_of(text_of(formula))
    except FormulaError as error:
        return str(error)
    return ""


def values_of(result: PlayedPlace) -> dict[str, int]:
    """What the names of a formula stand for."""
    return {
        "place": result.place,
        "entrants": result.entrants,
        "paid": result.places_paid,
        "bounties": result.bounties,
        "buyin": result.buyin,
        "prize": result.paid,
        "pool": result.pool,
    }


def first_fault(text: str, fields: range) -> str:
    """Where a formula that can be read cannot be worked out, for some place of some field; nothing
    if it always can."""
    scoring = FormulaScoring(text)
    for entrants in fields:
        for place in range(1, entrants + 1):
            try:
                scoring.points(PlayedPlace("", 0, place, entrants))
            except FormulaError as error:
                return f"{error}, for place {place} of {entrants}"
    return ""
