"""The log somebody means: a house's data folder, its database, a URL of PostgreSQL or a log file.

``reading`` opens what is there and changes nothing; hidden cards are opened where the key of the
house is beside the log. Whatever is wrong is one sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import shuffleup.league.events
import shuffleup.room.keeping.deeds
import shuffleup.server.fair.fair_records
import shuffleup.server.house_places.register
import shuffleup.tournament.events  # noqa: F401  # so that every kind of event is known
from shuffleup.cli.output import UsageError
from shuffleup.log import FileLog, LogDatabaseError, LogFileError, Seal
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.open_log import is_url, open_log
from shuffleup.server.fair.seal_key import NAME as KEY_FILE
from shuffleup.server.fair.seal_key import SealKeyError, kept_key

LOG_FILE = "log.db"  # the database of the log in a data folder
SIGN = b"SQLite format 3\0"


class DamagedLogError(Exception):
    """A log that is there and is not as it was written."""


@contextmanager
def reading(where: str) -> Iterator[DatabaseLog | FileLog]:
    """The log at a place, for as long as it is looked at."""
    path = Path() if is_url(where) else file_of(where)
    if not is_url(where) and not path.is_file():
        raise UsageError(f"{where}: there is no such log")
    with in_one_sentence():
        if not is_url(where) and not is_database(path):
            yield FileLog(path, seal=seal_beside(path))
            return
        seal = None if is_url(where) else seal_beside(path)
        log = open_log(where if is_url(where) else path, seal=seal, read_only=True)
        try:
            yield log
        finally:
            log.close()


@contextmanager
def writing(where: str) -> Iterator[DatabaseLog]:
    """The database at a place, made where there is none."""
    with in_one_sentence():
        log = open_log(where if is_url(where) else file_of(where))
        try:
            yield log
        finally:
            log.close()


@contextmanager
def in_one_sentence() -> Iterator[None]:
    try:
        yield
    except (LogDatabaseError, LogFileError) as error:
        raise DamagedLogError(str(error)) from error
    except SealKeyError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{error.filename or 'the log'}: {error.strerror}") from error


def file_of(where: str) -> Path:
    """The database of the log in a folder, or the file itself."""
    path = Path(where)
    return path / LOG_FILE if path.is_dir() else path


def seal_beside(path: Path) -> Seal | None:
    """What opens hidden cards, if it is beside the log."""
    key = path.with_name(KEY_FILE)
    return Seal(kept_key(key)) if key.is_file() else None


def is_database(path: Path) -> bool:
    with path.open("rb") as file:
        return path.suffix == ".db" or file.read(len(SIGN)) == SIGN


def new_file(path: Path) -> Path:
    """A file that is to be written; another is never written over."""
    if path.exists():
        raise UsageError(f"{path} is there already")
    return path
