"""A season's log on the disk: made, opened, folded; its faults in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.output import UsageError
from shuffleup.league.scoring.formula_tree import FormulaError
from shuffleup.league.season_keeping.season_log import SEASON, SeasonKeeper, SeasonLogError
from shuffleup.log import FileLog, LogFileError, StaleError
from shuffleup.log.file import is_cut_short

SeasonFile = Annotated[
    Path, Parameter(name="SEASON", help="The log of a season, made by `shuffleup league new`.")
]


def new_log(path: Path) -> FileLog:
    """An empty log, or one whose first line was broken off; nothing else is written over."""
    if path.exists() and not path.is_file():
        raise UsageError(f"{path} is not a file")
    if not path.parent.is_dir():
        raise UsageError(f"{path}: there is no folder {path.parent}")
    with season_faults(path):
        log = FileLog(path, SEASON)
    if log.versions:
        raise UsageError(f"{path} holds a log already: a new season wants a new file")
    if path.stat().st_size and not is_cut_short(path):
        raise UsageError(f"{path} holds something that is not the log of a season")
    return log


def kept_season(path: Path) -> SeasonKeeper:
    """A season as its log tells of it."""
    if not path.is_file():
        raise UsageError(f"{path}: there is no such log; to make one: shuffleup league new {path}")
    with season_faults(path):
        log = FileLog(path, SEASON)
        if not log.versions:
            says = f"the log is empty; to begin it: shuffleup league new {path}"
            raise UsageError(f"{path}: {says}")
        if SEASON not in log.versions:
            raise UsageError(f"{path} is no log of a season: it holds {', '.join(log.versions)}")
        return SeasonKeeper.of(log)


@contextmanager
def season_faults(path: Path) -> Iterator[None]:
    try:
        yield
    except LogFileError as error:
        raise UsageError(str(error)) from error
    except SeasonLogError as error:
        more = f"`shuffleup league check {path}` says more"
        raise UsageError(f"{path}, {error}; {more}") from error
    except StaleError as error:
        says = "somebody else was quicker at this log: look at the standings, and do it again"
        raise UsageError(f"{path}: {says}") from error
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from error


@contextmanager
def formula_faults() -> Iterator[None]:
    """A formula that could be read and cannot be worked out for some finish."""
    try:
        yield
    except FormulaError as error:
        raise UsageError(f"the season's formula, {error}") from error
