"""Lines of an explanation, each with the law it is told under."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cli.law.in_force import UnderLaw
from shuffleup.cli.law.lenient import Line


class ToldLine(Struct, frozen=True):
    """A line and the law in force then: a table may change its book, and its game."""

    line: Line
    under: UnderLaw


class ToldLines(Struct, frozen=True):
    """What happened, in its order, and a note on the book that explains it."""

    note: str
    lines: list[ToldLine]
