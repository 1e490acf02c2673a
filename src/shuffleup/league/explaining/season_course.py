"""The course of a season: everybody's points after each event that counts.

After the last event they are the points of the standings: what was given or taken at no event is
added there.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from shuffleup.league.results.season_quorum import counts
from shuffleup.league.standing.season_table import SeasonStanding
from shuffleup.league.state import Season


class SeasonCourse(Struct, frozen=True):
    """The events that count, and for each player their points after each of them."""

    events: tuple[int, ...]
    points: dict[str, tuple[Fraction, ...]]  # in order of the standings


def course(season: Season, lines: list[SeasonStanding]) -> SeasonCourse:
    events = tuple(event for event, result in sorted(season.results.items())
                   if counts(season, result))  # fmt: skip
    best = season.terms.best
    return SeasonCourse(events, {line.player: course_of(line, events, best) for line in lines})


def course_of(line: SeasonStanding, events: tuple[int, ...], best: int) -> tuple[Fraction, ...]:
    had = {one.event: one.points for one in line.results}
    beside = {
        event: sum((one.points for one in line.adjustments if one.event == event), Fraction(0))
        for event in {one.event for one in line.adjustments}
    }
    found, results, extra = [], list[Fraction](), Fraction(0)
    for event in events:
        if event in had:
            results.append(had[event])
            results.sort(reverse=True)
        extra += beside.get(event, 0)
        found.append(sum(results[: best or None], Fraction(0)) + extra)
    if found:
        found[-1] = line.points
    return tuple(found)
