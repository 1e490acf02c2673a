"""How long the event loop of a process is at one pass, in processor time: what an act waits for at
the most, whatever else the machine has to do."""

from __future__ import annotations

import json
from asyncio import base_events
from pathlib import Path
from time import monotonic, thread_time

EVERY = 0.5  # seconds between two notes


def note_passes(file: Path) -> None:
    """From now on a line for each half second: the longest pass in it, in milliseconds."""
    one_pass = base_events.BaseEventLoop._run_once  # type: ignore[attr-defined]  # asyncio's own
    longest, noted = 0.0, monotonic()

    def measured(self: base_events.BaseEventLoop) -> None:
        nonlocal longest, noted
        began = thread_time()
        one_pass(self)
        longest = max(longest, thread_time() - began)
        if monotonic() - noted > EVERY:
            with file.open("a", encoding="ascii") as out:
                out.write(json.dumps(round(1000 * longest, 1)) + "\n")
            longest, noted = 0.0, monotonic()

    base_events.BaseEventLoop._run_once = measured  # type: ignore[attr-defined]
