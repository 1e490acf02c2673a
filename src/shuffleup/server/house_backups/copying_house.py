"""``copy_house(folder, to)``: a house's data folder as it is now, while the house goes on.

All its databases, settings, house rules and its key, in a folder that a house can be opened in: it
is as secret as the house itself. Of a house in PostgreSQL its log as a file, and what else lies in
the folder (for the rest there is pg_dump).
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.transfer import export_log
from shuffleup.log.head import Head
from shuffleup.log.open_log import open_log
from shuffleup.log.sqlite_log import copy_database
from shuffleup.server.home_games.own_books import FOLDER as HOUSE_RULES

LOG_DATABASE: Final = "log.db"
LOG_LINES: Final = "log.jsonl"  # of a house in PostgreSQL
NOT_COPIED: Final = (".db", ".db-wal", ".db-shm", ".part", ".new", ".lock")


def copy_house(folder: Path, to: Path, database: str = "") -> Head:
    """``database``: the URL of a house in PostgreSQL. Without a log nothing is made."""
    if not database and not (folder / LOG_DATABASE).is_file():
        raise FileNotFoundError(2, "there is no such log", str(folder / LOG_DATABASE))
    to.mkdir(mode=0o700)
    try:
        head = copied(folder, to, database)
    except BaseException:
        shutil.rmtree(to, ignore_errors=True)
        raise
    return head


def copied(folder: Path, to: Path, database: str) -> Head:
    if database:
        log = open_log(database, read_only=True)
        try:
            head = export_log(log, to / LOG_LINES)
        finally:
            log.close()
    # the log first, so that nobody is in it whom the others do not know
    for path in sorted(folder.glob("*.db"), key=lambda path: path.name != LOG_DATABASE):
        copy_database(path, to / path.name)
    for path in sorted(folder.iterdir()):
        if path.is_file() and not path.name.endswith(NOT_COPIED):
            shutil.copy2(path, to / path.name)  # settings, and the key with its mode
    if (folder / HOUSE_RULES).is_dir():
        shutil.copytree(folder / HOUSE_RULES, to / HOUSE_RULES)
    return head if database else head_of(to / LOG_DATABASE)


def head_of(path: Path) -> Head:
    """The head of a copy, which is read from it: a copy that cannot be read is none."""
    log: DatabaseLog = open_log(path, read_only=True)
    try:
        return log.head
    finally:
        log.close()
