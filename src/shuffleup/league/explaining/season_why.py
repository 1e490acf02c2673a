"""Why somebody stands where they stand: each event, its finish, its formula with numbers put in.

``why(season, player)`` adds up to exactly the points of the standings. What does not count is there
too, with the reason: an event with too few players, a result that others have pushed out of the
best that count.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from shuffleup.law.points.league.season_events import SeasonEventLaw
from shuffleup.league.members.membership import scores
from shuffleup.league.results.result_places import played_places
from shuffleup.league.results.result_record import Adjustment, SeasonEventKind, SeasonResult
from shuffleup.league.results.season_quorum import counts, quorum
from shuffleup.league.scoring.played_place import PlayedPlace
from shuffleup.league.season_terms.terms_of_season import scoring_of
from shuffleup.league.standing.scored_places import ScoredPlace
from shuffleup.league.standing.season_table import SeasonStanding, standings
from shuffleup.league.state import Season


class WhyLine(Struct, frozen=True):
    """One event of one player."""

    event: int
    day: str
    venue: str
    played: PlayedPlace
    worked_out: str  # the formula with its numbers; empty where it is worth nothing
    points: Fraction
    counted: bool
    note: str = ""  # why it does not count
    grounds: tuple[str, ...] = ()
    corrected: int = 0  # how often the result was corrected


class WhyStanding(Struct, frozen=True):
    """All of it."""

    player: str
    place: int  # 0: none yet
    points: Fraction
    lines: tuple[WhyLine, ...]
    adjustments: tuple[Adjustment, ...]
    note: str = ""

    @property
    def counted(self) -> int:
        return sum(line.counted for line in self.lines)


def why(season: Season, player: str, lines: list[SeasonStanding] | None = None) -> WhyStanding:
    """Everything behind somebody's points; LookupError if nobody of that name is in the league.
    ``lines`` are the standings, where somebody has them already."""
    if player not in season.members:
        raise LookupError(player)
    own = (one for one in lines or standings(season) if one.player == player)
    line = next(own, SeasonStanding(0, player, Fraction(0)))
    scored = {one.event: one for one in line.results}
    told = tuple(
        why_line(season, event, played, scored.get(event))
        for event, played in all_played(season, player)
    )
    note = "" if scores(season, player) else f"{player} is a guest: what guests play has no points"
    return WhyStanding(player, line.place, line.points, told, line.adjustments, note)


def all_played(season: Season, player: str) -> list[tuple[int, PlayedPlace]]:
    """Where somebody finished, in every event they played."""
    return [
        (event, played)
        for event, result in sorted(season.results.items())
        if player in result.players
        for name, played in played_places(result)
        if name == player
    ]


def why_line(
    season: Season, event: int, played: PlayedPlace, scored: ScoredPlace | None
) -> WhyLine:
    result = season.results[event]
    worked = scoring_of(season.terms).worked_out(played) if scored is not None else ""
    note, grounds = not_counted(season, result, scored)
    return WhyLine(
        event,
        result.day,
        result.venue,
        played,
        worked,
        scored.points if scored is not None else Fraction(0),
        scored is not None and scored.counted,
        note,
        grounds,
        season.corrections.get(event, 0),
    )


def not_counted(
    season: Season, result: SeasonResult, scored: ScoredPlace | None
) -> tuple[str, tuple[str, ...]]:
    """Why a result is not in the sum, and by which points of the law; nothing where it is."""
    if scored is not None:
        if scored.counted:
            return "", ()
        return f"not among the best {season.terms.best}", ()
    if result.kind is not SeasonEventKind.SEASON:
        return f"the {result.kind.value.replace('-', ' ')} event gives no points", ()
    if not counts(season, result):
        grounds = () if season.terms.quorum else (str(SeasonEventLaw.minimum_players),)
        least = quorum(season)
        return f"{result.field} played, and an event counts from {least}", grounds
    return "played as a guest", ()
