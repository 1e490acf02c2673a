"""``shuffleup league do``: whatever the notation can say of a season, prizes of a night too."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.league.entering.season_entries import answer
from shuffleup.cli.league.season_desk import ORGANISER, By, SeasonDesk
from shuffleup.cli.league.season_files import SeasonFile
from shuffleup.cli.output import UsageError, show_lines
from shuffleup.cli.room.desk_time import wall_clock
from shuffleup.cli.shared_options import Json
from shuffleup.league.season_keeping.season_said import said_of
from shuffleup.league.words.words_of_season import VERBS
from shuffleup.room.instants import day_of
from shuffleup.room.words.patterns import WRITTEN


def do_command(
    season: SeasonFile,
    /,
    *words: Annotated[str, Parameter(name="WORDS", help="A sentence.")],
    day: Annotated[str | None, Parameter(help="2026-11-16; today by default.")] = None,
    by: By = ORGANISER,
    as_json: Json = False,
) -> int:
    """Say anything to a season: "put 40 on the best hand of event 3", "Ann shows AsKs on QsJsTs2d3c
    at event 3", "pay the best hand of event 3". `shuffleup league words` lists it all."""
    if not words:
        raise UsageError("say what to do; `shuffleup league words` lists it all")
    desk, said = SeasonDesk(season), " ".join(words)
    today = day or day_of(wall_clock(), desk.season.terms.zone)
    try:
        wanted = said_of(desk.season, said, today)
    except ValueError as error:
        raise UsageError(f"{error}; `shuffleup league words` lists what can be said") from error
    return answer(desk, desk.do([wanted], said, by), said, as_json)


def words_command() -> int:
    """Every sentence a season understands; words in capitals are blanks to fill."""
    show_lines(WRITTEN[expression] for expression, _ in VERBS)
    return 0
