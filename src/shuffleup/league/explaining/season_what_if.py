"""What if somebody finishes so in the next event: points, standing, and whether they are in.

Up to three seasons are tried for each place. In the first nobody else gains anything. If they are
in then, the others finish as badly for them as can be: somebody without points wins, for a winner
leaves the list, and as many as can pass them on points do; who is in even then is in whatever
happens. If they are not, somebody ahead wins, which is the best that can happen. All of it holds as
long as a better place is never worth less.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from msgspec import Struct

from shuffleup.league.explaining.season_cut import is_in
from shuffleup.league.qualifying.who_qualifies import by_points, wins
from shuffleup.league.results.result_record import SeasonResult
from shuffleup.league.results.season_quorum import counts
from shuffleup.league.scoring.played_place import PlayedPlace
from shuffleup.league.season_terms.terms_of_season import scoring_of
from shuffleup.league.standing.season_table import SeasonStanding, standings
from shuffleup.league.state import Season
from shuffleup.league.state import copy as copy_season


class FinalChance(Enum):
    """Whether somebody is in the final then, if the season ends there."""

    SURE = "in, whatever the others do"
    OPEN = "in, if those behind do not gain enough"
    HELP = "in, only if somebody ahead wins"
    OUT = "not in"


class WhatIf(Struct, frozen=True):
    """One finish in the next event."""

    place: int
    points: Fraction  # what it is worth
    total: Fraction
    standing: int  # if nobody else gains
    chance: FinalChance


def what_if(season: Season, player: str, entrants: int) -> list[WhatIf]:
    """Every place of the next event for somebody, the first first."""
    event = max(season.results, default=0) + 1
    before = standings(season)
    found = []
    for place in range(1, entrants + 1):
        quiet = with_event(season, event, seated(entrants, {place: player}))
        line = next((one for one in standings(quiet) if one.player == player), None)
        if line is None:  # a guest, or too few to count
            line = SeasonStanding(0, player, Fraction(0))
        worth = next((one.points for one in line.results if one.event == event), Fraction(0))
        chance = chance_of(season, event, before, line, place, entrants)
        found.append(WhatIf(place, worth, line.points, line.place, chance))
    return found


def chance_of(
    season: Season,
    event: int,
    before: list[SeasonStanding],
    line: SeasonStanding,
    place: int,
    entrants: int,
) -> FinalChance:
    """``line`` is somebody's as it is with their finish, if nobody else gains."""
    player = line.player

    def is_in_with(others: dict[int, str]) -> bool:
        places = seated(entrants, {place: player} | others)
        return is_in(with_event(season, event, places), player)

    if is_in_with({}):
        others = passing(season, before, line, entrants, place)
        return FinalChance.SURE if is_in_with(others) else FinalChance.OPEN
    if place > 1 and any(is_in_with({1: name}) for name in helpers(season, player)):
        return FinalChance.HELP
    return FinalChance.OUT


def helpers(season: Season, player: str) -> list[str]:
    """Whose win makes room for others: of those who are in on points, for they leave the list; and
    of those who have won, for the list grows. One of each is as good as all."""
    on_points = [line.player for line in by_points(season) if line.player != player]
    return [*on_points[:1], *[name for name in wins(season) if name != player][:1]]


def usual_field(season: Season) -> int:
    """As many as played in the last event that counted."""
    fields = [one.field for _, one in sorted(season.results.items()) if counts(season, one)]
    return fields[-1] if fields else max(2, season.rules.season_events.minimum_players)


def with_event(season: Season, event: int, places: tuple[tuple[str, ...], ...]) -> Season:
    """The season with one result more, as if it had been recorded."""
    other = copy_season(season)
    other.results[event] = SeasonResult("2000-01-01", "", places)
    return other


def seated(entrants: int, named: dict[int, str]) -> tuple[tuple[str, ...], ...]:
    """A result in which some have their places, and people nobody knows all others."""
    return tuple((named.get(place, f"\0{place}"),) for place in range(1, entrants + 1))


def passing(
    season: Season, before: list[SeasonStanding], line: SeasonStanding, entrants: int, place: int
) -> dict[int, str]:
    """Places at which as many as can pass somebody: each the last that is enough for them."""
    first = 2 if season.rules.qualifying.winner_qualifies else 1
    free = [at for at in range(first, entrants + 1) if at != place]
    wanted = []
    for rival in before:
        if rival.player != line.player and rival.points <= line.points:
            enough = [at for at in free if after(season, rival, at, entrants) > line.points]
            if enough:
                wanted.append((max(enough), rival.player))
    found: dict[int, str] = {}
    for latest, rival_name in sorted(wanted):
        at = max((one for one in free if one <= latest and one not in found), default=0)
        if at:
            found[at] = rival_name
    return found


def after(season: Season, rival: SeasonStanding, place: int, entrants: int) -> Fraction:
    """Somebody's points with one more finish."""
    gained = scoring_of(season.terms).points(PlayedPlace(place, entrants))
    results = sorted([*(one.points for one in rival.results), gained], reverse=True)
    beside = sum((one.points for one in rival.adjustments), Fraction(0))
    return sum(results[: season.terms.best or None], Fraction(0)) + beside
