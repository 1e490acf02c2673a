"""Where a command's words go: tables and colours for people, plain lines for pipes, JSON on demand.

``people()`` is the console for results, ``aside()`` the one for progress (stderr); what may be long
goes to ``show_table`` and ``show_lines``. Nothing printed here steers a terminal, wherever it came
from: ``cli.visible``. ``UsageError`` is a wrong argument: ``main`` turns it
into one line and exit code 2.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from io import StringIO
from textwrap import fill
from typing import TYPE_CHECKING

from shuffleup.cli.visible import in_one_line, visible, visible_json
from shuffleup.outside_text import sentence

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

PIPE_WIDTH = 120
PLAIN_BOX = "    \n    \n -  \n" + "    \n" * 5  # nothing but dashes under the head


class UsageError(Exception):
    """An argument that cannot be followed: one sentence for the person who typed it."""

    def __init__(self, says: str) -> None:
        super().__init__(sentence(says, 480))


def people() -> Console:
    from shuffleup.cli.escaping_console import EscapingConsole

    console = EscapingConsole(highlight=False, emoji=False)
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


def show_table(title: str, table: Table, *, paged: bool = True) -> None:
    """With a box and a screen at a time on a terminal; in a pipe aligned columns and no more.

    Columns marked ``no_wrap`` keep their width; the others are wrapped at words.
    """
    with pages() if paged else nullcontext(people()) as console:
        console.print(title, style="italic", markup=False, soft_wrap=not console.is_terminal)
        if not table.row_count:
            return
        if console.is_terminal:
            console.print(table, markup=False)
            return
        for line in plain_lines(table, console):
            say(line)


def plain_lines(table: Table, console: Console) -> list[str]:
    """A table without its box: dashes under the head, an empty line where a rule would be."""
    from rich.box import Box

    table.box, table.show_edge, table.padding = Box(PLAIN_BOX), False, (0, 1, 0, 0)
    with console.capture() as text:
        console.print(table, markup=False)
    return [line.rstrip() for line in text.get().rstrip().splitlines()]


def show_lines(lines: Iterable[str]) -> None:
    """A screen at a time and wrapped at words on a terminal; as they are in a pipe."""
    with pages() as console:
        for line in lines:
            print_line(console, line)


def print_line(console: Console, line: str, style: str = "") -> None:
    text = wrapped(line, console.width) if console.is_terminal else line
    console.print(text, style=style, markup=False, soft_wrap=True)


def wrapped(line: str, width: int) -> str:
    """A line over several; what follows an indented one is indented further."""
    margin = len(line) - len(line.lstrip())
    indent = " " * (margin + 2 if margin else 0)
    return fill(
        line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def counted(number: int, what: str) -> str:
    """``1 point``, ``1,588 points``."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def aside() -> Console:
    from shuffleup.cli.escaping_console import EscapingConsole

    return EscapingConsole(stderr=True, highlight=False, emoji=False)


def say(line: str) -> None:
    """A line on stdout as it is, but for what would steer a terminal."""
    print(visible(line))


def print_json(value: object, *, indent: int | None = 2) -> None:
    """JSON alone on stdout, for scripts."""
    print(visible_json(json.dumps(value, indent=indent, ensure_ascii=False)))


def print_text(text: str) -> None:
    """Text alone on stdout, for scripts; signs that steer a terminal are shown."""
    print(visible(text), end="")


def print_complaint(line: str) -> None:
    """A sentence on stderr that cannot look like several."""
    print(in_one_line(line), file=sys.stderr)


def open_streams() -> bool:
    """False without stdout; any other stream closed before we began (``<&-``) is an empty one."""
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
