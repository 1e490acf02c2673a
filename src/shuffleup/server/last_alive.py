"""When a house was last up: ``note_alive(folder, now)`` says it in a file beside the log, and
``last_alive(folder)`` reads it, so that nobody's time runs while the house is down."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

ALIVE: Final = "alive"


def note_alive(folder: Path, now: int) -> None:
    """Over the old note, as wide as it: a new file in its place would wait for the disk, and
    everybody with it."""
    with suppress(OSError):  # a full disk: then the last time that could be noted counts
        note = os.open(folder / ALIVE, os.O_CREAT | os.O_WRONLY, 0o600)
        try:
            os.write(note, b"%020d" % now)
        finally:
            os.close(note)


def last_alive(folder: Path) -> int:
    """Milliseconds as they were noted; 0 where nothing was."""
    try:
        return int((folder / ALIVE).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return 0
