"""Where a log ends, kept beside it: so many lines, and the digest of the last.

A chain shows that no line was changed or taken out of the middle, not that the last ones are still
there. ``table.log.head`` says that. It is written after the lines themselves are safe and put in
its place in one step, so a crash leaves at worst the head of the append before: a log that is
longer than its head is whole, one that is shorter has lost lines.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The length of a log in lines, and the digest of its last line."""

    lines: int = 0
    digest: str = ""


class HeadError(ValueError):
    """A head that cannot be read."""


def head_path(log: Path) -> Path:
    return log.with_name(f"{log.name}.head")


def read_head(log: Path) -> Head:
    """The head that is kept for a log; that of an empty one if none is."""
    path = head_path(log)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Head)
    except FileNotFoundError:
        return Head()
    except (msgspec.MsgspecError, ValueError) as error:
        raise HeadError(f"{path.name} cannot be read: {error}") from error


def write_head(log: Path, head: Head) -> None:
    path = head_path(log)
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(msgspec.json.encode(head) + b"\n")
    os.replace(new, path)
