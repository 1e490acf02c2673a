"""What everybody has played: each result with its place and its points."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.league.members.membership import scores
from shuffleup.league.results.result_places import played_places
from shuffleup.league.results.season_quorum import counts
from shuffleup.league.scoring.played_place import PlayedPlace, Scoring
from shuffleup.league.state import Season


class ScoredPlace(Struct, frozen=True):
    """One result of one player, and what it is worth; ``counted``: it is one of the best that
    count."""

    event: int
    player: str
    played: PlayedPlace
    points: Fraction
    counted: bool = True


def scored_places(season: Season, scoring: Scoring) -> dict[str, list[ScoredPlace]]:
    """The results of everybody who has a standing, in order of the events' numbers."""
    found: dict[str, list[ScoredPlace]] = {}
    for event, result in sorted(season.results.items()):
        if not counts(season, result):
            continue
        for player, played in played_places(result):
            if scores(season, player):
                scored = ScoredPlace(event, player, played, scoring.points(played))
                found.setdefault(player, []).append(scored)
    return {name: best_of(places, season.terms.best) for name, places in found.items()}


def best_of(places: list[ScoredPlace], best: int) -> list[ScoredPlace]:
    """Where only some count, the best of them do: of equals the earlier ones."""
    if not best or len(places) <= best:
        return places
    order = sorted(places, key=lambda one: (-one.points, one.played.place, one.event))
    dropped = {one.event for one in order[best:]}
    return [replace(one, counted=one.event not in dropped) for one in places]
