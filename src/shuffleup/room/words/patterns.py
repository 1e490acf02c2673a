"""Statements as patterns: ``NAME joins GAME`` reads ``Ann joins 1/2``.

Each family of the room lists its verbs and its facts in a module of its own, as pairs of a pattern
and what reads it; ``room_words`` puts them together. A word in capitals stands for one word.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from shuffleup.law.notation import Statement, reading
from shuffleup.outside_text import counted, quoted
from shuffleup.room.commands import RoomCommand
from shuffleup.room.state import Room

S = TypeVar("S")
R = TypeVar("R")
Found = re.Match[str]
Told = tuple[bool, str]  # whether it is so, and what is so
Verbs = list[tuple[re.Pattern[str], Callable[[Room, Found], RoomCommand]]]
Facts = list[tuple[re.Pattern[str], Callable[[Room, Found], Told]]]
BLANKS: Final = {
    "NAME": r"(?P<name>[^\s:,]+)",
    "OTHER": r"(?P<other>[^\s:,]+)",
    "GAME": r"(?P<game>[^\s:,]+)",
    "GAME:": r"(?P<game>[^\s:,]+):",
    "TABLE": r"(?P<table>[^\s:,]+)",
    "TABLE:": r"(?P<table>[^\s:,]+):",
    "SEAT": r"(?P<seat>\d+)",
    "NUMBER": r"(?P<number>\d+)",
    "NUMBER:": r"(?P<number>\d+):",
    "AMOUNT": r"(?P<amount>\d+)",
    "AMOUNT:": r"(?P<amount>\d+):",
    "REST": r"(?P<rest>.+)",
}


WRITTEN: Final[dict[re.Pattern[str], str]] = {}  # every pattern as it was written


def pattern(words: str) -> re.Pattern[str]:
    """``NAME joins GAME`` as an expression."""
    parts = [BLANKS.get(word, re.escape(word)) for word in words.split()]
    expression = re.compile(r"\s+".join(parts))
    WRITTEN[expression] = words
    return expression


@contextmanager
def looking() -> Iterator[None]:
    """Whatever is named and is not there is said to be so."""
    try:
        yield
    except (KeyError, IndexError) as error:
        named = quoted(str(error.args[0])) if isinstance(error, KeyError) else "such a thing"
        raise ValueError(f"there is no {named} here") from error


def first_that_fits(
    patterns: Iterable[tuple[re.Pattern[str], Callable[[S, Found], R]]],
    state: S,
    words: str,
    otherwise: str,
) -> R:
    """What the first pattern that fits makes of the words; ValueError if none does."""
    for expression, reader in patterns:
        found = expression.fullmatch(words)
        if found:
            with looking():
                return reader(state, found)
    raise ValueError(f"{quoted(words)} {otherwise}")


def follow(
    scene: S,
    statements: Iterable[Statement],
    run_one: Callable[[S, Statement], None],
    watch: Callable[[S, Statement], None] | None,
) -> S:
    """Statement after statement; the first that cannot be run, or is false, is the error."""
    for statement in statements:
        with reading(statement.line), looking():
            run_one(scene, statement)
        if watch is not None:
            watch(scene, statement)
    return scene


def names_in(text: str) -> list[str]:
    """``Ann, Bob`` as a list, ``nobody`` as none."""
    return [] if text == "nobody" else re.split(r",\s*", text)


def listed(names: list[str]) -> str:
    """Names as a ``=`` line has them."""
    return ", ".join(names) or "nobody"


def seat_said(text: str) -> int:
    """A seat as people count them, from 1."""
    return counted(text) - 1
