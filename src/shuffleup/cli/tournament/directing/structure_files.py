"""A structure in a file of its own: chips and levels as JSON, to be written, edited and read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import msgspec

from shuffleup.cli.output import UsageError
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.state import Tournament

KIND: Final = "shuffleup structure"


class StructureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What such a file holds."""

    kind: str
    chips: tuple[int, ...]
    levels: tuple[Level, ...]


def structure_text(event: Tournament) -> str:
    """The structure of an event, to be written into a file."""
    held = StructureFile(KIND, event.terms.chips, event.levels)
    return json.dumps(msgspec.to_builtins(held), indent=2) + "\n"


def read_structure(path: Path) -> tuple[tuple[int, ...], tuple[Level, ...]]:
    """Chips and levels of a file; UsageError if it holds none."""
    try:
        held = msgspec.json.decode(path.read_bytes(), type=StructureFile)
    except OSError as error:
        raise UsageError(f"--structure: {path}: {error.strerror}") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise UsageError(f"--structure: {path} holds no structure: {error}") from error
    if held.kind != KIND:
        raise UsageError(f"--structure: {path} holds no structure, but {held.kind!r}")
    return held.chips, held.levels
