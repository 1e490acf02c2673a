"""The files of a house are its own: the data folder and all that the house keeps in it can be read
by nobody else on the machine.

``begin_private()`` is for a process that serves a house: whatever it makes is private. A folder of
an older house is set right when it is opened (``set_right``). The key alone is not: one that others
could read is refused (``fair.seal_key``), for they may have read it.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
OTHERS: Final = 0o077
# What a house keeps in its folder; whatever else somebody put there is theirs.
KEPT: Final = (
    "*.db", "*.db-wal", "*.db-shm", "*.part", "*.new", "settings.toml", "house.snapshot",
    "house.lock", "alive", "owner-code*", "log.jsonl",
)  # fmt: skip
KEPT_FOLDERS: Final = ("backups", "houses")


def begin_private() -> None:
    """From now on no file that this process makes is anybody else's to read."""
    os.umask(OTHERS)


def private_folder(folder: Path) -> None:
    """The data folder of a house, made where it is missing, with all that the house keeps in it."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    set_right(folder)


def set_right(folder: Path) -> None:
    """Not a folder that everybody shares, like the machine's own for passing files: what lies there
    is not the house's, whatever it is called."""
    if folder.stat().st_mode & stat.S_ISVTX:
        return
    narrow(folder, FOLDER_MODE)
    for path in kept_in(folder):
        narrow(path, FOLDER_MODE if path.is_dir() else FILE_MODE)


def kept_in(folder: Path) -> Iterator[Path]:
    for name in KEPT:
        yield from folder.glob(name)
    for name in KEPT_FOLDERS:
        for here, _, files in os.walk(folder / name):  # which goes through no link
            yield Path(here)
            yield from (Path(here) / one for one in files)


def narrow(path: Path, mode: int) -> None:
    """Nobody else's rights stay; a link is left alone, and so is what belongs to somebody else."""
    with suppress(OSError):
        if not path.is_symlink() and path.stat().st_mode & OTHERS:
            path.chmod(mode)


def private_file(path: Path) -> Path:
    """A file that is there and private before anything is written into it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
    narrow(path, FILE_MODE)
    return path
