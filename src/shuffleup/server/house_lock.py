"""One server to a house: ``held(settings)`` for as long as it runs, or a ``SettingsError``.

The data folder is locked by the operating system, which lets go of it however the process ends: the
folder itself, which nobody can remove under a house, and a file in it that says who has it. In
PostgreSQL the database is locked as well, since other folders may name it. That lock lives as long
as its connection, so it is looked at every second and taken again; whoever came in between has the
turn to write (``log.databases.writers_turn``), and this server ends (``house_tenure``).
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import IO, TYPE_CHECKING, Final

from shuffleup.server.private_files import private_file, private_folder
from shuffleup.server.settings import ServerSettings, SettingsError

if TYPE_CHECKING:
    from psycopg import Connection
    from psycopg.rows import TupleRow

FILE: Final = "house.lock"
PATIENCE: Final = 10.0  # seconds that PostgreSQL may take to notice that a server has died
LOOK_EVERY: Final = 1.0  # seconds between two looks at the lock of a database
KEY: Final = 0x53687566  # of the advisory lock, with the schema in which the tables stand
LOCK: Final = "SELECT pg_try_advisory_lock(%s, hashtext(coalesce(current_schema(), '')))"


@contextmanager
def held(settings: ServerSettings) -> Iterator[None]:
    """The house is this process's alone."""
    with folder_held(settings.folder), database_held(settings.database):
        yield


# ---- a folder --------------------------------------------------------------------------------


@contextmanager
def folder_held(folder: Path) -> Iterator[None]:
    private_folder(folder)
    with (
        folder_locked(folder) as ours,
        private_file(folder / FILE).open("a+", encoding="ascii") as file,
    ):
        if not ours or not is_locked_now(file):
            file.seek(0)
            pid = file.read(20).strip()
            whose = f" (process {pid})" if pid.isdigit() else ""
            raise SettingsError(f"another server{whose} runs the house in {folder}: stop it first")
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


@contextmanager
def folder_locked(folder: Path) -> Iterator[bool]:
    """Whether the folder is ours meanwhile. Where folders cannot be locked the file alone is."""
    if sys.platform == "win32":
        yield True  # and there nobody can remove a file that is open
        return
    import fcntl

    opened = os.open(folder, os.O_RDONLY)
    try:
        taken = False
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            taken = error.errno in (errno.EWOULDBLOCK, errno.EACCES)
        yield not taken
    finally:
        os.close(opened)


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


# ---- a database ------------------------------------------------------------------------------


@contextmanager
def database_held(url: str) -> Iterator[None]:
    if not url:
        yield
        return
    import psycopg

    lock = DatabaseLock(url)
    try:
        until = time.monotonic() + PATIENCE
        while not lock.is_taken():
            if time.monotonic() > until:
                raise SettingsError("another server runs the house in this database: stop it first")
            time.sleep(0.2)
    except psycopg.Error as error:
        says = f"the database cannot be opened: {type(error).__name__}"
        raise SettingsError(says) from None
    over = Event()
    keeper = Thread(target=lock.keep, args=(over,), name="lock of the database", daemon=True)
    keeper.start()
    try:
        yield
    finally:
        over.set()
        keeper.join(PATIENCE)  # it may wait for a server that is gone
        lock.drop()


class DatabaseLock:
    """The lock of a database, taken again when its connection broke."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: Connection[TupleRow] | None = None

    def is_taken(self) -> bool:
        """Take it, if nobody else has it."""
        import psycopg

        if self.connection is None:
            self.connection = psycopg.connect(self.url, autocommit=True, connect_timeout=5)
        return bool(self.connection.execute(LOCK, (KEY,)).fetchall()[0][0])

    def keep(self, over: Event) -> None:
        """Look after it until it is over."""
        import psycopg

        ours = True
        while not over.wait(LOOK_EVERY):
            try:
                if not ours:
                    ours = self.is_taken()
                elif self.connection is not None:
                    self.connection.execute("SELECT 1")
            except psycopg.Error:
                ours = False
                self.drop()

    def drop(self) -> None:
        if self.connection is not None:
            with suppress(Exception):  # it may be gone already
                self.connection.close()
        self.connection = None
