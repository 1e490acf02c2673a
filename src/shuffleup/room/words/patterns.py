"""Statements as patterns: ``NAME joins GAME`` reads ``Ann joins 1/2``.

Each family of the room lists its verbs and its facts in a module of its own, as pairs of a pattern
and what reads it; ``room_words`` puts them together. A word in capitals stands for one word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from shuffleup.outside_text import counted
from shuffleup.room.commands import RoomCommand
from shuffleup.room.state import Room

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


def pattern(words: str) -> re.Pattern[str]:
    """``NAME joins GAME`` as an expression."""
    return re.compile(r"\s+".join(BLANKS.get(word, re.escape(word)) for word in words.split()))


def names_in(text: str) -> list[str]:
    """``Ann, Bob`` as a list, ``nobody`` as none."""
    return [] if text == "nobody" else re.split(r",\s*", text)


def listed(names: list[str]) -> str:
    """Names as a ``=`` line has them."""
    return ", ".join(names) or "nobody"


def seat_said(text: str) -> int:
    """A seat as people count them, from 1."""
    return counted(text) - 1
