"""The key that seals hidden cards, in the data folder of a house: ``seal_key(folder)``.

``seal.key`` is made once, by the operating system's chance, for its owner's eyes alone (mode 0600),
and refused if anybody else could read it. Without it the hands in the house's log can never be
read again: a backup of the log needs one of the key, kept somewhere else.
"""

from __future__ import annotations

import os
import secrets
import stat
from pathlib import Path

from shuffleup.log.file import sync_folder
from shuffleup.log.sealing import KEY_SIZE, Seal

NAME = "seal.key"
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class SealKeyError(ValueError):
    """A key that cannot be used, and what to do about it."""


def seal_key(folder: Path) -> Seal:
    """The seal of a house; its key is made if there is none yet."""
    path = folder / NAME
    try:
        return Seal(kept_key(path))
    except FileNotFoundError:
        make_key(path)
    return Seal(kept_key(path))


def kept_key(path: Path) -> bytes:
    """The key in a file that only its owner can read. The open file is asked, not its name, so
    nobody can change one for another in between."""
    with path.open("rb") as file:
        told = os.fstat(file.fileno())
        if told.st_mode & OTHERS:
            says = f"can be read by others than its owner: chmod 600 {path.name}"
            raise SealKeyError(f"{path.name} {says}, and consider it known")
        if told.st_uid not in (os.geteuid(), 0):
            raise SealKeyError(f"{path.name} belongs to somebody else")
        text = file.read(2 * KEY_SIZE + 2)
    try:
        key = bytes.fromhex(text.decode("ascii").strip())
    except ValueError:
        key = b""
    if len(key) != KEY_SIZE:
        raise SealKeyError(f"{path.name} is no key: {KEY_SIZE} bytes in hexadecimal digits")
    return key


def make_key(path: Path) -> None:
    """A new key, there in whole or not at all, and never over another one."""
    new = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(file, secrets.token_hex(KEY_SIZE).encode() + b"\n")
        os.fsync(file)
    finally:
        os.close(file)
    try:
        os.link(new, path)
    except FileExistsError:  # somebody else made one meanwhile: theirs it is
        pass
    finally:
        new.unlink()
    sync_folder(path.parent)
