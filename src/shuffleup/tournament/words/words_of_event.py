"""An event's words: ``command(event, words)`` reads a statement, ``fact(event, words)`` a ``=``
line. Each family has its own list of both; the first pattern that fits reads it."""

from __future__ import annotations

from shuffleup.room.words.patterns import Told, first_that_fits
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words import (
    by_hand_words,
    clock_words,
    end_words,
    entering_words,
    entry_words,
    flight_words,
    penalty_words,
    race_words,
    seat_words,
    undo_act_words,
)
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs

FAMILIES = (
    entry_words,
    entering_words,
    clock_words,
    seat_words,
    end_words,
    penalty_words,
    race_words,
    by_hand_words,
    undo_act_words,
    flight_words,
)
VERBS: EventVerbs = [verb for family in FAMILIES for verb in family.VERBS]
FACTS: EventFacts = [fact for family in FAMILIES for fact in family.FACTS]


def command(event: Tournament, words: str) -> EventCommand:
    """The command a statement means; ValueError if it means none."""
    return first_that_fits(VERBS, event, words, "means nothing in a tournament")


def fact(event: Tournament, words: str) -> Told:
    """Whether a ``=`` line is so, and what is so; ValueError if it can be neither."""
    return first_that_fits(FACTS, event, words, "is nothing that can be so in a tournament")
