"""``shuffleup league publish`` and ``announce``: what the members are told before an event."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.league.entering.season_entries import answer, only_venue
from shuffleup.cli.league.season_desk import ORGANISER, By, SeasonDesk
from shuffleup.cli.league.season_files import SeasonFile
from shuffleup.cli.shared_options import Json
from shuffleup.league.results.result_commands import AnnounceEvent, Publish
from shuffleup.league.results.result_record import SeasonEventKind


def publish_command(
    season: SeasonFile,
    what: Annotated[str, Parameter(name="WHAT", help="blinds, payouts, or anything else.")],
    where: Annotated[str, Parameter(name="WHERE", help="Where it can be read, or what it says.")],
    /,
    *,
    by: By = ORGANISER,
    as_json: Json = False,
) -> int:
    """Make something known to the members: it stands on the season's page. Some books want blinds
    and payouts published before an event is announced."""
    desk = SeasonDesk(season)
    words = f"{what} are published: {where}"
    return answer(desk, desk.do([Publish(what, where)], words, by), words, as_json)


def announce_command(
    season: SeasonFile,
    event: Annotated[int, Parameter(name="EVENT", help="Its number in the season.")],
    day: Annotated[str, Parameter(name="DAY", help="2026-11-16.")],
    /,
    *,
    venue: Annotated[str | None, Parameter(help="Where; the only venue there is.")] = None,
    kind: Annotated[
        SeasonEventKind, Parameter(help="season, last-chance or final.")
    ] = SeasonEventKind.SEASON,
    by: By = ORGANISER,
    as_json: Json = False,
) -> int:
    """Put an event on the calendar, or move it to another day."""
    desk = SeasonDesk(season)
    where = venue if venue is not None else only_venue(desk.season)
    at = f" at {where}" if where else ""
    words = f"event {event} is on {day}{at}"
    done = desk.do([AnnounceEvent(event, day, where, kind)], words, by)
    return answer(desk, done, words, as_json)
