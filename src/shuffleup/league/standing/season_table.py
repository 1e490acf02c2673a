"""``standings(season)``: who has how many points, the first first.

Points are the sum of the results that count and of what was given or taken beside them. Players
with the same points share a place; among them ``order`` puts whoever has the better finishes first
(more first places, then more second places, and so on), and people of equal finishes by name.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

from shuffleup.league.results.result_record import Adjustment
from shuffleup.league.scoring.played_place import Scoring
from shuffleup.league.season_terms.terms_of_season import scoring_of
from shuffleup.league.standing.scored_places import ScoredPlace, scored_places
from shuffleup.league.state import Season

NO_FINISH: Final = 10**9  # behind every place


class SeasonStanding(Struct, frozen=True):
    """One player's line in the standings, and all that is behind it."""

    place: int  # shared by all with the same points
    player: str
    points: Fraction
    results: tuple[ScoredPlace, ...] = ()  # in order of the events, those that do not count too
    adjustments: tuple[Adjustment, ...] = ()

    @property
    def events(self) -> int:
        """In how many events of the season they have played."""
        return len(self.results)

    @property
    def wins(self) -> int:
        return sum(one.played.place == 1 for one in self.results)

    @property
    def finishes(self) -> tuple[int, ...]:
        """Their places, the best first."""
        return tuple(sorted(one.played.place for one in self.results))


def standings(season: Season, scoring: Scoring | None = None) -> list[SeasonStanding]:
    """Everybody who has played an event that counts, or has points beside the results; by the
    formula of the season, unless another is tried."""
    scored = scored_places(season, scoring or scoring_of(season.terms))
    beside: dict[str, list[Adjustment]] = {}
    for one in season.adjustments:
        beside.setdefault(one.player, []).append(one)
    lines = []
    for player in {*scored, *beside}:
        results = tuple(scored.get(player, ()))
        adjustments = tuple(sorted(beside.get(player, ()), key=in_any_order))
        points = sum((one.points for one in results if one.counted), Fraction(0))
        points += sum((one.points for one in adjustments), Fraction(0))
        lines.append(SeasonStanding(0, player, points, results, adjustments))
    return placed(sorted(lines, key=order))


def in_any_order(one: Adjustment) -> tuple[int, Fraction, str]:
    return one.event, one.points, one.why


def order(line: SeasonStanding) -> tuple[Fraction, tuple[int, ...], str]:
    """More points first; of equals whoever has the better finishes, one more of them if all others
    are equal."""
    return -line.points, (*line.finishes, NO_FINISH), line.player


def placed(lines: list[SeasonStanding]) -> list[SeasonStanding]:
    """The same with their places: equal points, one place."""
    found: list[SeasonStanding] = []
    for at, line in enumerate(lines, 1):
        shares = bool(found) and found[-1].points == line.points
        place = found[-1].place if shares else at
        found.append(
            SeasonStanding(place, line.player, line.points, line.results, line.adjustments)
        )
    return found
