"""A room's words: ``command(room, words)`` reads a statement, ``fact(room, words)`` a ``=`` line.

Each family has its own list of both; the first pattern that fits reads it.
"""

from __future__ import annotations

from shuffleup.outside_text import quoted
from shuffleup.room.commands import RoomCommand
from shuffleup.room.state import Room
from shuffleup.room.words import cage_words, list_words, people_words, promotion_words
from shuffleup.room.words.patterns import Facts, Told, Verbs

VERBS: Verbs = [*people_words.VERBS, *list_words.VERBS, *cage_words.VERBS, *promotion_words.VERBS]
FACTS: Facts = [*people_words.FACTS, *list_words.FACTS, *cage_words.FACTS, *promotion_words.FACTS]


def command(room: Room, words: str) -> RoomCommand:
    """The command a statement means; ValueError if it means none."""
    for expression, reader in VERBS:
        found = expression.fullmatch(words)
        if found:
            return reader(room, found)
    raise ValueError(f"{quoted(words)} means nothing in a room")


def fact(room: Room, words: str) -> Told:
    """Whether a ``=`` line is so, and what is so; ValueError if it can be neither."""
    for expression, told in FACTS:
        found = expression.fullmatch(words)
        if found:
            return told(room, found)
    raise ValueError(f"{quoted(words)} is nothing that can be so in a room")
