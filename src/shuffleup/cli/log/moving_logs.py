"""``shuffleup log export``, ``import`` and ``backup``: a log from a database to a file and back,
and the whole database while the house is open."""

from __future__ import annotations

from pathlib import Path

from msgspec import to_builtins

from shuffleup.cli.log.where_logs_are import (
    DamagedLogError,
    database_named,
    in_one_sentence,
    new_file,
    reading,
    writing,
)
from shuffleup.cli.output import UsageError, people, print_json
from shuffleup.cli.shared_options import Json
from shuffleup.log import FileLog, Head
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.transfer import export_log, import_log
from shuffleup.log.open_log import is_url
from shuffleup.log.sqlite_log import SqliteStore, copy_database
from shuffleup.server.house_backups.copying_house import copy_house


def export_command(data: str, to: Path, /, *, as_json: Json = False) -> int:
    """Write a house's log into a file, the same lines byte for byte, with its head beside it.

    Parameters
    ----------
    data
        A house's data folder, its database, or a URL of PostgreSQL.
    to
        The file to write; one that is there is left alone.
    """
    try:
        with reading(data) as log:
            if isinstance(log, FileLog):
                raise UsageError(f"{data} is a log file already")
            head = export_log(log, new_file(to))
    except DamagedLogError as error:
        raise UsageError(str(error)) from error
    return done(head, to, as_json)


def import_command(log: Path, data: str, /, *, as_json: Json = False) -> int:
    """Fill an empty database from a log file, the same lines byte for byte.

    Parameters
    ----------
    log
        A log file, as `shuffleup log export` writes it.
    data
        A data folder without a log, made if missing; a new database (new.db); a URL of PostgreSQL.
    """
    if not log.is_file():
        raise UsageError(f"{log}: there is no such log")
    try:
        with writing(data) as database:
            head = import_log(log, database)
    except DamagedLogError as error:
        raise UsageError(str(error)) from error
    return done(head, data, as_json)


def backup_command(data: str, to: Path, /, *, as_json: Json = False) -> int:
    """Copy a house's database as it is at one moment, while the house goes on.

    Of a data folder all its databases, settings and its key, in a folder that a house can be opened
    in: keep it as safe as the house's own, and know that hands on in it are void when it is served.
    Of one SQLite database that database. Of PostgreSQL (by its URL, or a folder whose settings name
    one) the log, as `export` writes it (for the rest there is pg_dump).

    Parameters
    ----------
    data
        A house's data folder, its database, or a URL of PostgreSQL.
    to
        The folder or file to make; what is there is left alone.
    """
    new_file(to)
    try:
        if not is_url(data) and Path(data).is_dir():
            with reading(data), in_one_sentence():  # or there is no log in it
                head = copy_house(Path(data), to, database_named(Path(data)))
        else:
            with reading(data) as log:
                if isinstance(log, FileLog):
                    raise UsageError(f"{data} is a log file: copy it as it is, with its head")
                head = copy_of(log, to)
    except DamagedLogError as error:
        raise UsageError(str(error)) from error
    return done(head, to, as_json)


def copy_of(log: DatabaseLog, to: Path) -> Head:
    """A database as it is at one moment; of PostgreSQL its log."""
    if not isinstance(log.store, SqliteStore):
        return export_log(log, to)
    copy_database(log.store.path, to)
    with reading(str(to)) as copy:
        return copy.head


def done(head: Head, to: Path | str, as_json: bool) -> int:
    if as_json:
        print_json({"to": str(to), "head": to_builtins(head)})
    else:
        says = f"{shown_place(to)}: {head.lines:,} lines. Head: {head.digest or 'none'}"
        people().print(says, markup=False, soft_wrap=True)
    return 0


def shown_place(to: Path | str) -> str:
    """Where something was written; an address has a password in it, perhaps."""
    return "in the database" if is_url(str(to)) else str(to)
