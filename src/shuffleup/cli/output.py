"""Where a command's words go: tables and colours for people, plain lines for pipes, JSON on demand.

``people()`` is the console for results, ``aside()`` the one for progress (stderr). ``UsageError``
is a wrong argument: ``main`` turns it into one line and exit code 2.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

PIPE_WIDTH = 120


class UsageError(Exception):
    """An argument that cannot be followed: one sentence for the person who typed it."""


def people() -> Console:
    from rich.console import Console

    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console.width = max(console.width, PIPE_WIDTH)
    return console


@contextmanager
def pages() -> Iterator[Console]:
    """The console for something long: a screen at a time in a terminal, all at once elsewhere."""
    console = people()
    if not console.is_terminal or not sys.stdin.isatty():
        yield console
        return
    os.environ.setdefault("LESS", "-RFX")  # colours; no waiting where it fits on the screen
    with console.pager(styles=True):
        yield console


def aside() -> Console:
    from rich.console import Console

    return Console(stderr=True, highlight=False, emoji=False)


def print_json(value: Any, *, indent: int | None = 2) -> None:
    """JSON alone on stdout, for scripts."""
    print(json.dumps(value, indent=indent, ensure_ascii=False))


def open_streams() -> bool:
    """A stream closed before we began (``<&-``) is an empty one; without stdout there is no use."""
    sys.stdin = sys.stdin or StringIO()
    sys.stderr = sys.stderr or StringIO()
    if sys.stdout is not None:
        return True
    print("shuffleup: the output is closed, so there is nowhere to write", file=sys.stderr)
    return False


def write_anything() -> None:
    """Never crash on a sign the terminal's encoding does not know; print a question mark."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
