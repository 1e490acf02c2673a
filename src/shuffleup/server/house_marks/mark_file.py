"""``MarkFile``: how far people have been told of a house, kept by the machine outside its folder.

A folder that is restored restores all that lies in it, so the mark lies elsewhere, under the name
the house has of its own. It is written after a batch is safe in the log and before anybody is told
of it: the log of a house that crashed is as long as its mark or longer, one that is shorter was
restored from a copy. Writing goes over the old mark, in one write far smaller than a sector; the
disk is asked for it once a second, since the loss of a second by a power cut harms only who serves
a copy that was made in that very second.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import msgspec
import structlog
from msgspec import Struct

from shuffleup.log.file import sync_folder
from shuffleup.log.head import Head
from shuffleup.server.house_lock import is_locked_now
from shuffleup.server.private_files import private_file, private_folder

LONGEST: Final = 1000  # bytes that are looked at
WIDTH: Final = 15  # of the number of lines, so that every mark is as long as the last


class HouseMark(Struct, frozen=True, forbid_unknown_fields=True):
    """The log as far as people were told of it; ``database``: of PostgreSQL, which cluster and
    timeline."""

    lines: int
    digest: str
    database: str = ""


class MarkError(OSError):
    """A mark that cannot be kept any more, and would say too little."""


class MarkFile:
    """The mark of one house, held by one process at a time."""

    def __init__(self, folder: Path, house: str, database: str = "") -> None:
        self.folder, self.house, self.database = folder, house, database
        self.path = folder / f"{house}.mark"
        self.holder: IO[str] | None = None
        self.file = -1
        self.written = self.synced = 0

    # ---- who holds it ------------------------------------------------------------------------

    def hold(self, home: str) -> str:
        """It is this process's from now on; or who has it: a house that is open beside this one."""
        try:
            private_folder(self.folder)
            holder = private_file(self.folder / f"{self.house}.lock").open("a+", encoding="utf-8")
        except OSError:  # then no mark can be begun either, and that is told
            return ""
        if not is_locked_now(holder):
            holder.seek(0)
            told = " ".join(holder.read(LONGEST).split())
            holder.close()
            return told or "another process"
        holder.truncate(0)
        holder.write(f"process {os.getpid()} in {home}\n")
        holder.flush()
        self.holder = holder
        return ""

    def close(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
        if self.holder is not None:
            self.holder.close()
            self.holder = None

    # ---- reading and writing -----------------------------------------------------------------

    def read(self) -> HouseMark | None:
        """The mark as it was left; None where there is none that can be read."""
        try:
            with self.path.open("rb") as file:
                return msgspec.json.decode(file.read(LONGEST), type=HouseMark)
        except (OSError, msgspec.MsgspecError, ValueError):
            return None

    def begin(self, head: Head) -> None:
        """From now on the mark follows the log. MarkError where an old one stays that says less."""
        new = self.folder / f"{self.house}.{secrets.token_hex(4)}"
        try:
            self.file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            self.write(head)
            self.sync()
            new.replace(self.path)
            sync_folder(self.folder)
        except OSError as error:
            with suppress(OSError):
                new.unlink()
            self.lose(error)

    def write(self, head: Head) -> None:
        """So far it is in the log, and may be told. It takes no longer than memory does."""
        if self.file < 0:
            return
        told = b'{"lines":%*d,"digest":"%b","database":"%b"}\n' % (
            WIDTH, head.lines, head.digest.encode(), self.database.encode(),
        )  # fmt: skip
        try:
            if os.pwrite(self.file, told, 0) != len(told):
                raise OSError(28, "no space left")
            self.written = head.lines
        except OSError as error:
            self.lose(error)

    def sync(self) -> None:
        """What was written is on the disk."""
        file, written = self.file, self.written
        if file < 0 or written == self.synced:
            return
        try:
            os.fsync(file)
            self.synced = written
        except OSError as error:
            self.lose(error)

    def lose(self, error: OSError) -> None:
        """It cannot be written: better none, and the next start is a restore, than an old one."""
        if self.file >= 0:
            with suppress(OSError):
                os.close(self.file)
            self.file = -1
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        if self.read() is not None:
            raise MarkError(
                error.errno, f"{self.path} can be neither written nor removed"
            ) from error
        why = error.strerror or type(error).__name__
        structlog.get_logger().warning(
            "no mark of this house can be kept: every start will be taken for a restore",
            folder=str(self.folder), why=why,
        )  # fmt: skip
