"""A room's words: ``command(room, words)`` reads a statement, ``fact(room, words)`` a ``=`` line.

Each family has its own list of both; the first pattern that fits reads it.
"""

from __future__ import annotations

from shuffleup.room.commands import RoomCommand
from shuffleup.room.state import Room
from shuffleup.room.words import (
    absence_words,
    book_words,
    break_words,
    cage_words,
    claim_words,
    count_words,
    device_words,
    feed_words,
    list_words,
    opening_words,
    people_words,
    promotion_words,
    staff_words,
    undo_words,
)
from shuffleup.room.words.patterns import WRITTEN, Facts, Told, Verbs, first_that_fits

FAMILIES = (
    people_words, list_words, opening_words, claim_words, absence_words, feed_words, break_words,
    cage_words, promotion_words, count_words, staff_words, undo_words,
    device_words, book_words,
)  # fmt: skip
VERBS: Verbs = [verb for family in FAMILIES for verb in family.VERBS]
FACTS: Facts = [fact for family in FAMILIES for fact in family.FACTS]


def command(room: Room, words: str) -> RoomCommand:
    """The command a statement means; ValueError if it means none."""
    return first_that_fits(VERBS, room, words, "means nothing in a room")


def sentences() -> list[str]:
    """Everything that can be said to do something, like ``NAME joins GAME``."""
    return list(dict.fromkeys(WRITTEN[expression] for expression, _ in VERBS))


def fact(room: Room, words: str) -> Told:
    """Whether a ``=`` line is so, and what is so; ValueError if it can be neither."""
    return first_that_fits(FACTS, room, words, "is nothing that can be so in a room")
