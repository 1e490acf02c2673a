"""A structure in a file of its own: that of an event to be written, edited and read again."""

from __future__ import annotations

from pathlib import Path

from shuffleup.cli.output import UsageError
from shuffleup.hand.setup import SetupError
from shuffleup.outside_text import OutsideError, file_text
from shuffleup.tournament.event_terms.structure_file import (
    EventStructure,
    read_structure,
    write_structure,
)
from shuffleup.tournament.state import Tournament


def structure_text(event: Tournament) -> str:
    """The terms and levels of an event, to be written into a file."""
    return write_structure(EventStructure(event.terms, event.levels, len(event.entrants)))


def open_structure(path: Path) -> EventStructure:
    """The structure of a file; UsageError, with the file's name, if it holds none."""
    try:
        return read_structure(file_text(path))
    except (OutsideError, SetupError) as error:
        raise UsageError(f"{path}: {error}") from error
