"""``shuffleup league standings``: who has how many points, and what they are made of."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from shuffleup.cli.league.points_shown import exact, in_a_column
from shuffleup.cli.league.season_desk import SeasonDesk
from shuffleup.cli.league.season_files import SeasonFile, formula_faults
from shuffleup.cli.output import UsageError, counted, print_json, show_table
from shuffleup.cli.shared_options import Json
from shuffleup.league.results.season_quorum import counts
from shuffleup.league.standing.season_table import SeasonStanding, standings
from shuffleup.league.state import Season
from shuffleup.league.state import copy as copy_season

COLUMNS = ("place", "player", "points", "played", "wins", "counted")


def standings_command(
    season: SeasonFile,
    /,
    *,
    after: Annotated[int | None, Parameter(help="As they were after this event.")] = None,
    venue: Annotated[str | None, Parameter(help="Of the events at this venue alone.")] = None,
    top: Annotated[int | None, Parameter(help="Only so many lines.")] = None,
    as_json: Json = False,
) -> int:
    """The standings: points, events played, wins; equal points share a place."""
    desk = SeasonDesk(season)
    looked_at = desk.season if after is None else as_after(desk.season, after)
    if venue is not None:
        looked_at = at_venue(looked_at, venue)
    with formula_faults():
        lines = standings(looked_at)
    shown = lines if top is None else lines[: max(0, top)]
    if as_json:
        print_json({
            "season": looked_at.terms.name,
            "events": played_events(looked_at),
            "standings": [line_object(line) for line in shown],
        })  # fmt: skip
        return 0
    table = Table(*COLUMNS)
    for at in (0, 2, 3, 4, 5):
        table.columns[at].justify = "right"
    for line, points in zip(shown, in_a_column(one.points for one in shown), strict=True):
        table.add_row(*row(line, points))
    show_table(title(looked_at, len(lines)), table)
    return 0


def as_after(season: Season, event: int) -> Season:
    """The season as if nothing had been played after an event."""
    if event not in season.results:
        raise UsageError(f"--after: event {event} has no result")
    other = copy_season(season)
    other.results = {number: one for number, one in season.results.items() if number <= event}
    other.adjustments = tuple(one for one in season.adjustments if one.event <= event)
    return other


def at_venue(season: Season, venue: str) -> Season:
    """The season as if only the events at one venue had been played."""
    known = sorted({one.venue for one in season.results.values()})
    if venue not in known:
        raise UsageError(f"--venue: nothing was played at {venue!r}; there are {', '.join(known)}")
    other = copy_season(season)
    other.results = {at: one for at, one in season.results.items() if one.venue == venue}
    other.adjustments = tuple(one for one in season.adjustments if one.event in other.results)
    return other


def played_events(season: Season) -> list[int]:
    return [number for number, one in sorted(season.results.items()) if counts(season, one)]


def title(season: Season, players: int) -> str:
    """``Spring 2026: 34 players after 6 of 10 events``."""
    played = len(played_events(season))
    of = f" of {season.terms.events}" if season.terms.events else ""
    events = "event" if (season.terms.events or played) == 1 else "events"
    best = f", the best {season.terms.best} results count" if season.terms.best else ""
    return f"{season.terms.name}: {counted(players, 'player')} after {played}{of} {events}{best}"


def row(line: SeasonStanding, points: str) -> tuple[str, ...]:
    results = sum(one.counted for one in line.results)
    return (
        str(line.place),
        line.player,
        points,
        str(line.events),
        str(line.wins) if line.wins else "",
        str(results),
    )


def line_object(line: SeasonStanding) -> dict[str, object]:
    return {
        "place": line.place,
        "player": line.player,
        "points": exact(line.points),
        "played": line.events,
        "wins": line.wins,
        "results": [
            {
                "event": one.event,
                "place": one.played.place,
                "entrants": one.played.entrants,
                "points": exact(one.points),
                "counted": one.counted,
            }
            for one in line.results
        ],
        "beside": [
            {"points": exact(one.points), "why": one.why, "event": one.event or None}
            for one in line.adjustments
        ],
    }
