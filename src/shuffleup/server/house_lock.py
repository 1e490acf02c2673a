"""One server to a house: ``held(settings)`` for as long as it runs, or a ``SettingsError``.

A file of the data folder is locked by the operating system, which lets go of it however the process
ends; in PostgreSQL the database is locked as well, since other folders may name it.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from shuffleup.server.private_files import private_file, private_folder
from shuffleup.server.settings import ServerSettings, SettingsError

FILE: Final = "house.lock"
PATIENCE: Final = 10.0  # seconds that PostgreSQL may take to notice that a server has died
KEY: Final = 0x53687566  # of the advisory lock, with the schema in which the tables stand
LOCK: Final = "SELECT pg_try_advisory_lock(%s, hashtext(coalesce(current_schema(), '')))"


@contextmanager
def held(settings: ServerSettings) -> Iterator[None]:
    """The house is this process's alone."""
    with folder_held(settings.folder), database_held(settings.database):
        yield


@contextmanager
def folder_held(folder: Path) -> Iterator[None]:
    private_folder(folder)
    with private_file(folder / FILE).open("a+", encoding="ascii") as file:
        if not is_locked_now(file):
            file.seek(0)
            pid = file.read(20).strip()
            whose = f" (process {pid})" if pid.isdigit() else ""
            raise SettingsError(f"another server{whose} runs the house in {folder}: stop it first")
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def is_locked_now(file: IO[str]) -> bool:
    """Whether the file is ours from now on."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def database_held(url: str) -> Iterator[None]:
    if not url:
        yield
        return
    import psycopg

    try:
        connection = psycopg.connect(url, autocommit=True, connect_timeout=5)
    except psycopg.Error as error:
        says = f"the database cannot be opened: {type(error).__name__}"
        raise SettingsError(says) from None
    with connection:
        until = time.monotonic() + PATIENCE
        while not connection.execute(LOCK, (KEY,)).fetchall()[0][0]:
            if time.monotonic() > until:
                raise SettingsError("another server runs the house in this database: stop it first")
            time.sleep(0.2)
        yield
