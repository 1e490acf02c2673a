"""A season's log on the disk: made, opened, folded; its faults in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from shuffleup.cli.output import UsageError
from shuffleup.cli.room.room_files import log_faults, new_log, old_log
from shuffleup.league.scoring.formula_tree import FormulaError
from shuffleup.league.season_keeping.season_log import SEASON, SeasonKeeper
from shuffleup.log import FileLog

LEAGUE: Final = "league"
SeasonFile = Annotated[
    Path, Parameter(name="SEASON", help="The log of a season, made by `shuffleup league new`.")
]


def season_faults(path: Path) -> AbstractContextManager[None]:
    return log_faults(path, LEAGUE)


def new_season_log(path: Path) -> FileLog:
    return new_log(path, SEASON, LEAGUE)


def kept_season(path: Path) -> SeasonKeeper:
    """A season as its log tells of it."""
    log = old_log(path, SEASON, LEAGUE)
    with season_faults(path):
        return SeasonKeeper.of(log)


@contextmanager
def formula_faults() -> Iterator[None]:
    """A formula that could be read and cannot be worked out for some finish."""
    try:
        yield
    except FormulaError as error:
        raise UsageError(f"the season's formula, {error}") from error
