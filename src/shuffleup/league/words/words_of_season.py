"""A season's words: ``command(told, words)`` reads a statement, ``fact(told, words)`` a ``=`` line.
Each family has its own list of both; the first pattern that fits reads it."""

from __future__ import annotations

from shuffleup.league.commands import SeasonCommand
from shuffleup.league.words import final_words, night_words, result_words
from shuffleup.league.words.season_patterns import SeasonFacts, SeasonTold, SeasonVerbs
from shuffleup.room.words.patterns import Told, first_that_fits

FAMILIES = (final_words, night_words, result_words)
VERBS: SeasonVerbs = [verb for family in FAMILIES for verb in family.VERBS]
FACTS: SeasonFacts = [fact for family in FAMILIES for fact in family.FACTS]


def command(told: SeasonTold, words: str) -> SeasonCommand:
    """The command a statement means; ValueError if it means none."""
    return first_that_fits(VERBS, told, words, "means nothing in a league")


def fact(told: SeasonTold, words: str) -> Told:
    """Whether a ``=`` line is so, and what is so; ValueError if it can be neither."""
    return first_that_fits(FACTS, told, words, "is nothing that can be so in a league")
