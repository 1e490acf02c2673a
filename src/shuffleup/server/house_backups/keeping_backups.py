"""``Backups``: copies of the house in ``backups`` of its data folder, made from its page.

Beside each whole copy, which never leaves the machine, lies a file to take along for the owner: the
log (in which hidden cards are sealed), who is who, and the settings. No key, no password, no code.
"""

from __future__ import annotations

import asyncio
import csv
import io
import json
import os
import re
import shutil
import time
import zipfile
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from shuffleup.outside_text import sentence
from shuffleup.room.reports.room_report import plain
from shuffleup.server.house_backups.copying_house import LOG_DATABASE, LOG_LINES, copy_house
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.private_files import private_file
from shuffleup.server.settings import ServerSettings, shown

FOLDER: Final = "backups"
TO_TAKE: Final = "to-take-along.zip"
MOST: Final = 50
NAME: Final = re.compile(r"[0-9]{8}-[0-9]{6}(?:-[0-9]{1,3})?")
ABOUT: Final = "about.json"
README: Final = """\
The log of a house of Shuffle Up (shuffleup log verify), who is who in it, and its settings.
Hidden cards in it are sealed: only the house's own key, which is not here, opens them.
"""


class BackupMade(Struct, frozen=True):
    """One backup: its name, when it was made, by whom, and how much of the log is in it."""

    name: str
    at: int
    by: str
    lines: int
    digest: str
    bytes: int


class BackupError(Exception):
    """Why there is no backup, in a sentence."""


class Backups:
    def __init__(self, settings: ServerSettings) -> None:
        self.settings, self.folder = settings, settings.folder / FOLDER
        self.one_at_a_time = asyncio.Lock()

    async def make(self, by: str, people: list[tuple[str, str, str]]) -> BackupMade:
        """A copy of the whole house; ``people``: id, name and roles, for the file to take along."""
        async with self.one_at_a_time:
            if len(self.listed()) >= MOST:
                raise BackupError(f"there are {MOST} backups: move some elsewhere first")
            try:
                return await asyncio.to_thread(self.made, by, people)
            except (OSError, ValueError) as error:  # of the disk, or of a database
                why = getattr(error, "strerror", "") or sentence(str(error))
                raise BackupError(f"the backup could not be made: {why}") from error

    def made(self, by: str, people: list[tuple[str, str, str]]) -> BackupMade:
        self.folder.mkdir(mode=0o700, exist_ok=True)
        at = int(time.time())
        name = self.new_name(at)
        to = self.folder / name
        head = copy_house(self.settings.folder, to, self.settings.database)
        try:
            self.pack(to, people)
            whole = sum(one.stat().st_size for one in to.rglob("*") if one.is_file())
            backup = BackupMade(name, at, by, head.lines, head.digest, whole)
            private_file(to / ABOUT).write_bytes(msgspec.json.encode(backup))
        except BaseException:  # a half of one would fill the disk, and nobody would see it
            shutil.rmtree(to, ignore_errors=True)
            raise
        return backup

    def new_name(self, at: int) -> str:
        name = time.strftime("%Y%m%d-%H%M%S", time.gmtime(at))
        taken = [one for one in range(1000) if not (self.folder / f"{name}-{one}").exists()]
        return name if not (self.folder / name).exists() else f"{name}-{taken[0]}"

    def pack(self, to: Path, people: list[tuple[str, str, str]]) -> None:
        """What the owner may take along."""
        table = io.StringIO()
        rows = [[plain(cell) for cell in row] for row in people]
        csv.writer(table).writerows([("id", "name", "roles"), *rows])
        path = to / TO_TAKE
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed:
            for name in (LOG_DATABASE, LOG_LINES):
                if (to / name).is_file():
                    packed.write(to / name, name)
            packed.writestr("people.csv", table.getvalue())
            packed.writestr("settings.json", json.dumps(shown(self.settings), indent=1))
            packed.writestr("README.txt", README)

    def listed(self) -> list[BackupMade]:
        """Every backup that is whole, the newest first."""
        found = []
        for path in self.folder.glob(f"*/{ABOUT}"):
            try:
                found.append(msgspec.json.decode(path.read_bytes(), type=BackupMade))
            except (OSError, msgspec.MsgspecError):
                continue
        return sorted(found, key=lambda one: (one.at, one.name), reverse=True)

    def to_take(self, name: str) -> Path | None:
        """The file to take along of a backup, if there is such a one."""
        path = self.folder / name / TO_TAKE
        return path if NAME.fullmatch(name) and path.is_file() else None


def everybody(work: Work) -> list[tuple[str, str, str]]:
    """Who is who: ids, names and roles; no password and no session."""
    rows = work.run("SELECT id, name, roles FROM people WHERE left_at = 0 ORDER BY id")
    return [(str(id_), str(name), str(roles)) for id_, name, roles in rows]
