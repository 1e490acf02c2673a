"""What everybody has played: each result with its place and its points."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.league.members.membership import scores
from shuffleup.league.results.recording import counts
from shuffleup.league.results.result_record import SeasonResult
from shuffleup.league.scoring.points_protocol import PlayedPlace, Scoring
from shuffleup.league.scoring.tied_points import TiedPoints, taken
from shuffleup.league.state import Season


class ScoredPlace(Struct, frozen=True):
    """One result of one player, and what it is worth; ``counted``: it is one of the best that
    count."""

    played: PlayedPlace
    points: Fraction
    counted: bool = True


def played_places(event: int, result: SeasonResult) -> Iterator[PlayedPlace]:
    """Everybody of a result, with their place."""
    paid, bounties = dict(result.paid), dict(result.bounties)
    place = 1
    for group in result.places:
        for name in group:
            yield PlayedPlace(
                name,
                event,
                place,
                result.field,
                len(group) - 1,
                paid.get(name, 0),
                bounties.get(name, 0),
                result.pool,
                sum(amount > 0 for amount in paid.values()),
                result.buyin,
            )
        place += len(group)


def points_for(scoring: Scoring, played: PlayedPlace, ties: TiedPoints) -> Fraction:
    """What a place is worth; a shared one as the season has it."""
    alone = [scoring.points(one) for one in taken(played, ties)]
    return sum(alone, Fraction(0)) / len(alone)


def scored_places(season: Season, scoring: Scoring) -> dict[str, list[ScoredPlace]]:
    """The results of everybody who has a standing, in order of the events' numbers."""
    found: dict[str, list[ScoredPlace]] = {}
    for event, result in sorted(season.results.items()):
        if not counts(season, result):
            continue
        for played in played_places(event, result):
            if scores(season, played.player):
                scored = ScoredPlace(played, points_for(scoring, played, season.terms.ties))
                found.setdefault(played.player, []).append(scored)
    return {name: best_of(places, season.terms.best) for name, places in found.items()}


def best_of(places: list[ScoredPlace], best: int) -> list[ScoredPlace]:
    """Where only some count, the best of them do: of equals the earlier ones."""
    if not best or len(places) <= best:
        return places
    order = sorted(places, key=lambda one: (-one.points, one.played.place, one.played.event))
    dropped = {one.played.event for one in order[best:]}
    return [replace(one, counted=one.played.event not in dropped) for one in places]
