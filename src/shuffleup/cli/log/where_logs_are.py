"""The log somebody means: a house's data folder, its database, a URL of PostgreSQL or a log file.

Of a folder whose settings name a PostgreSQL database it is the log in that. ``reading`` opens what
is there and changes nothing; hidden cards are opened where the key of the house is beside the log.
Whatever is wrong is one sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shuffleup.cli.log_file import file_log
from shuffleup.cli.output import UsageError
from shuffleup.log import FileLog, LogDatabaseError, LogFileError, Seal
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.open_log import is_url, open_log
from shuffleup.server.fair.seal_key import NAME as KEY_FILE
from shuffleup.server.fair.seal_key import SealKeyError, kept_key
from shuffleup.server.private_files import private_file
from shuffleup.server.settings import FILE as SETTINGS_FILE
from shuffleup.server.settings import SettingsError, from_file

LOG_FILE = "log.db"  # the database of the log in a data folder
SIGN = b"SQLite format 3\0"


class DamagedLogError(Exception):
    """A log that is there and is not as it was written."""


@contextmanager
def reading(where: str) -> Iterator[DatabaseLog | FileLog]:
    """The log at a place, for as long as it is looked at."""
    place = place_of(where)
    if isinstance(place, Path) and not place.is_file():
        raise UsageError(f"{where}: there is no such log")
    key = seal_of(where, place)
    with in_one_sentence():
        if isinstance(place, Path) and not is_database(place):
            yield file_log(place, seal=key)
            return
        log = open_log(place, seal=key, read_only=True)
        try:
            yield log
        finally:
            log.close()


@contextmanager
def writing(where: str) -> Iterator[DatabaseLog]:
    """The database at a place, made where there is none: in a new folder, but for a name like
    ``new.db``."""
    with in_one_sentence():
        if not is_url(where) and not Path(where).exists() and not Path(where).suffix:
            Path(where).mkdir(mode=0o700)
        place = place_of(where)
        if isinstance(place, Path) and place.parent.is_dir() and not place.exists():
            private_file(place)
        log = open_log(place)
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


def place_of(where: str) -> Path | str:
    """The URL of a database, or the file of the log: of a folder as its settings say."""
    if is_url(where):
        return where
    path = Path(where)
    if not path.is_dir():
        return path
    return database_named(path) or path / LOG_FILE


def database_named(folder: Path) -> str:
    """The PostgreSQL database that the settings of a folder name, if they do."""
    try:
        return str(from_file(folder / SETTINGS_FILE).get("database", ""))
    except SettingsError as error:
        raise UsageError(str(error)) from error


def seal_of(where: str, place: Path | str) -> Seal | None:
    """What opens hidden cards, if it is beside the log, or in the folder that was named."""
    if is_url(where):
        return None
    key = (place if isinstance(place, Path) else Path(where) / LOG_FILE).with_name(KEY_FILE)
    with in_one_sentence():
        return Seal(kept_key(key)) if key.is_file() else None


def is_database(path: Path) -> bool:
    with path.open("rb") as file:
        return path.suffix == ".db" or file.read(len(SIGN)) == SIGN


def new_file(path: Path) -> Path:
    """A file that is to be written; another is never written over."""
    if path.exists():
        raise UsageError(f"{path} is there already")
    return path
