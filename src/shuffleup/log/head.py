"""Where a log ends, kept beside it: so many lines, and the digest of the last.

A chain shows that no line was changed or taken out of the middle, not that the last ones are still
there. ``table.log.head`` says that. It is written after the lines themselves are safe, over the old
one, at the same length and in one write far smaller than a sector, so a crash leaves at worst the
head of an append before: a log that is longer than its head is whole, one that is shorter has lost
lines. It is not synced itself, which would cost as much as the log does.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

LONGEST = 1000  # bytes that are looked at: a head has under a hundred
WIDTH = 15  # of the number of lines, so that every head is as long as the last


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The length of a log in lines, and the digest of its last line."""

    lines: int = 0
    digest: str = ""


class LogPoint(Struct, frozen=True):
    """How far a log had come: where it ended then, and the version of each stream."""

    head: Head
    versions: dict[str, int]


class HeadError(ValueError):
    """A head that cannot be read."""


def head_path(log: Path) -> Path:
    return log.with_name(f"{log.name}.head")


def read_head(log: Path) -> Head:
    """The head that is kept for a log; that of an empty one if none is."""
    path = head_path(log)
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST)
        return msgspec.json.decode(text, type=Head) if text else Head()
    except FileNotFoundError:
        return Head()
    except (msgspec.MsgspecError, ValueError) as error:
        raise HeadError(f"{path.name} cannot be read: {error}") from error


def write_head(log: Path, head: Head) -> None:
    file = os.open(head_path(log), os.O_WRONLY | os.O_CREAT, 0o666)
    try:
        os.pwrite(
            file, b'{"lines":%*d,"digest":"%b"}\n' % (WIDTH, head.lines, head.digest.encode()), 0
        )
    finally:
        os.close(file)
