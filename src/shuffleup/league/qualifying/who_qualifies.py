"""Who qualifies, worked out from the results and from who declined.

Winners of events first, as their events were; then the best of the others on points. A seat that a
winner or somebody else declines goes down the list. Where the last of them is tied, all who are
tied are in, or the better finishes decide.
"""

from __future__ import annotations

from itertools import groupby

from shuffleup.law.points.league.qualifying import DeclinedSeat, QualifyingLaw, TieAtCut
from shuffleup.league.members.membership import scores
from shuffleup.league.qualifying.qualify_record import QualifiedBy, Qualifier
from shuffleup.league.results.result_record import SeasonEventKind
from shuffleup.league.results.season_quorum import counts
from shuffleup.league.standing.season_table import SeasonStanding, standings
from shuffleup.league.state import Season


def qualifiers(season: Season) -> list[Qualifier]:
    """Everybody to whom a seat is due as results and answers stand, those who declined too; whoever
    won the last-chance event is not among them."""
    found = [Qualifier(name, QualifiedBy.WIN) for name in by_winning(season)]
    found += [Qualifier(line.player, QualifiedBy.POINTS) for line in by_points(season)]
    return found


def wins(season: Season) -> dict[str, int]:
    """How often each has won an event of the season, in order of the events."""
    found: dict[str, int] = {}
    for _, result in sorted(season.results.items()):
        if counts(season, result):
            for name in result.winners:
                if scores(season, name):
                    found[name] = found.get(name, 0) + 1
    return found


def by_winning(season: Season) -> list[str]:
    return list(wins(season)) if season.rules.qualifying.winner_qualifies else []


def places_on_points(season: Season) -> int:
    """How many qualify on points: more, where somebody won again and took no seat by it, and where
    a winner's seat is declined and goes down the list."""
    law = season.rules.qualifying
    won = wins(season) if law.winner_qualifies else {}
    again = sum(count - 1 for count in won.values())
    handed_down = sum(passes_down(season, name) for name in won)
    return law.on_points + again * law.extension + handed_down


def by_points(season: Season) -> list[SeasonStanding]:
    """The lines of the standings that qualify on points, the best first."""
    wanted, filled, found = places_on_points(season), 0, []
    for _, group in groupby(candidates(season), key=lambda line: cut_key(season, line)):
        if filled >= wanted:
            break
        tied = list(group)
        found += tied
        filled += sum(not passes_down(season, line.player) for line in tied)
    return found


def candidates(season: Season) -> list[SeasonStanding]:
    """Who may qualify on points: enough events, and no seat as a winner."""
    won = set(by_winning(season))
    return [
        line
        for line in standings(season)
        if line.player not in won and line.events >= season.rules.qualifying.minimum_events
    ]


def cut_key(season: Season, line: SeasonStanding) -> object:
    """What two must have in common to be tied at the cut."""
    if season.rules.qualifying.tie_at_cut is TieAtCut.BOTH_QUALIFY:
        return line.points
    return line.points, line.finishes


def passes_down(season: Season, player: str) -> bool:
    """Whether somebody declined, and the seat is the next one's."""
    declined = season.answers.get(player) is False
    return declined and season.rules.qualifying.declined is DeclinedSeat.NEXT_SCORE


def grounds_of(season: Season) -> tuple[str, ...]:
    """What decided who is in, of all that could have."""
    law, won = season.rules.qualifying, wins(season)
    found: list[str] = [QualifyingLaw.winner_qualifies] if won else []
    lines = by_points(season)
    if lines:
        found += [QualifyingLaw.on_points]
    if law.winner_qualifies and any(count > 1 for count in won.values()):
        found += [QualifyingLaw.extension]
    if len(lines) > places_on_points(season) and lines[-1].points == lines[-2].points:
        found += [QualifyingLaw.tie_at_cut]
    if kept_out(season, lines):
        found += [QualifyingLaw.minimum_events]
    if any(answer is False for answer in season.answers.values()):
        found += [QualifyingLaw.declined]
    return tuple(found)


def kept_out(season: Season, lines: list[SeasonStanding]) -> bool:
    """Whether somebody would qualify on points, had they played in more events."""
    least, won = season.rules.qualifying.minimum_events, by_winning(season)
    wanted = places_on_points(season)
    full = len(lines) >= wanted
    return wanted > 0 and any(
        line.events < least
        and line.player not in won
        and (not full or line.points >= lines[-1].points)
        for line in standings(season)
    )


def finalists(season: Season) -> list[str]:
    """Who has a seat in the final, in order of their standing; the winner of the last-chance event
    after all others."""
    law = season.rules.qualifying
    due = {one.player for one in qualifiers(season)}
    taken = {name for name in due if season.answers.get(name, not law.must_answer)}
    lines = [line.player for line in standings(season) if line.player in taken]
    last = [name for name in by_last_chance(season) if name not in taken]
    return [*lines, *last]


def by_last_chance(season: Season) -> list[str]:
    """Who won a seat in the last-chance event."""
    return [
        name
        for _, result in sorted(season.results.items())
        if result.kind is SeasonEventKind.LAST_CHANCE
        for name in result.winners
    ]
