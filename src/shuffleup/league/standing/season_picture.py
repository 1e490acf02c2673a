"""``season_picture(season)``: how a season stands, for whoever looks at it.

Points are exact and written as a text, ``25.82`` or ``22/3``: nothing near a rounded number decides
a place.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.league.results.season_quorum import counts
from shuffleup.league.scoring.formula_shown import written
from shuffleup.league.standing.season_table import SeasonStanding, standings
from shuffleup.league.state import Season


class SeasonLine(Struct, frozen=True):
    """One player's line; ``counted`` is how many of their results are in the points."""

    place: int
    player: str
    points: str
    played: int
    wins: int
    counted: int


class PlannedNight(Struct, frozen=True):
    """An event of the season, played or to come."""

    event: int
    day: str
    venue: str
    kind: str
    played: bool
    counts: bool = False
    entrants: int = 0
    winner: str = ""


class SeasonPicture(Struct, frozen=True):
    """All of it.

    events   how many are planned, 0 where nobody said
    best     only a player's best so many results count; 0: all
    formula  what a place is worth
    """

    name: str
    book: str
    events: int
    best: int
    formula: str
    closed: bool
    nights: tuple[PlannedNight, ...]
    lines: tuple[SeasonLine, ...]
    qualified: tuple[str, ...]


def season_picture(season: Season) -> SeasonPicture:
    terms = season.terms
    return SeasonPicture(
        name=terms.name,
        book=season.rulebook.partition("@")[0],
        events=terms.events,
        best=terms.best,
        formula=terms.formula,
        closed=season.closed,
        nights=season_nights(season),
        lines=tuple(season_line(one) for one in standings(season)),
        qualified=tuple(season.offers),
    )


def season_line(line: SeasonStanding) -> SeasonLine:
    counted = sum(one.counted for one in line.results)
    return SeasonLine(
        line.place, line.player, written(line.points), line.events, line.wins, counted
    )


def season_nights(season: Season) -> tuple[PlannedNight, ...]:
    found: list[PlannedNight] = []
    for number in sorted({*season.planned, *season.results}):
        result, planned = season.results.get(number), season.planned.get(number)
        if result is not None:
            winner = result.places[0][0] if result.places else ""
            found.append(
                PlannedNight(
                    number, result.day, result.venue, result.kind.value, True,
                    counts(season, result), result.field, winner,
                )
            )  # fmt: skip
        elif planned is not None:
            night = PlannedNight(number, planned.day, planned.venue, planned.kind.value, False)
            found.append(night)
    return tuple(found)
