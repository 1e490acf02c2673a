"""Whether an event is one of the season: enough people played in it."""

from __future__ import annotations

from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.league.state import Season


def counts(season: Season, result: SeasonResult) -> bool:
    """Whether an event is one of the season: enough played in it."""
    if result.kind is not SeasonEventKind.SEASON:
        return False
    return result.field >= quorum(season)


def quorum(season: Season) -> int:
    """As announced, else by the book."""
    return season.terms.quorum or season.rules.season_events.minimum_players
