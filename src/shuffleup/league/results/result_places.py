"""Everybody of a result with their place, as a formula is asked about it."""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.league.results.result_record import SeasonResult
from shuffleup.league.scoring.formula_tree import FormulaError
from shuffleup.league.scoring.played_place import PlayedPlace, Scoring


def played_places(result: SeasonResult) -> Iterator[tuple[str, PlayedPlace]]:
    """Everybody of a result, with their place."""
    prizes, bounties, rebuys = dict(result.paid), dict(result.bounties), dict(result.rebuys)
    place = 1
    for group in result.places:
        for name in group:
            yield (
                name,
                PlayedPlace(
                    place=place,
                    entrants=result.field,
                    tied_with=len(group) - 1,
                    paid=len(result.paid),
                    bounties=bounties.get(name, 0),
                    buyin=result.buyin,
                    rebuys=rebuys.get(name, 0),
                    prize=prizes.get(name, 0),
                    pool=result.pool,
                ),
            )
        place += len(group)


def unscored(result: SeasonResult, scoring: Scoring) -> str:
    """Why a formula cannot say what a place of this result is worth; empty if it can."""
    for name, played in played_places(result):
        try:
            scoring.points(played)
        except FormulaError as error:
            return f"what {name} has for it cannot be worked out: {error}"
    return ""
