"""What is said at the director's desk, and who says it: ``meant_in_event(event, words, by)``.

A sentence may name its speaker (``manager: cancel the event``) and begin with what was counted
(``counted Ann 4500: move Ann to 2 seat 4``); whoever stands at the desk says what names nobody. At
a table everybody speaks for themselves (``at 1: Ann folds``), as the table's own words have it.
"""

from __future__ import annotations

from shuffleup.floor.senders import Role, Sender
from shuffleup.outside_text import quoted
from shuffleup.room.words.patterns import WRITTEN
from shuffleup.table.words.speech import spoken as spoken_at_table
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.by_hand_words import counts_in, split_counts
from shuffleup.tournament.words.event_transcript import ROLES, SPEAKER
from shuffleup.tournament.words.hands_in_event import AT_TABLE
from shuffleup.tournament.words.words_of_event import VERBS, command

EventWanted = list[tuple[EventCommand, Sender]]


def meant_in_event(event: Tournament, words: str, by: Sender) -> EventWanted:
    """The commands of a sentence and who sends them; ValueError or LookupError if it means
    nothing."""
    there = AT_TABLE.fullmatch(words)
    if there is not None:
        if there[1] not in event.tables:
            raise ValueError(f"there is no table {quoted(there[1])}")
        said_there = spoken_at_table(event.tables[there[1]], there[2])
        return [(OnTheTable(there[1], one.command), one.by) for one in said_there]
    counts, rest = split_counts(words)
    wanted: EventWanted = [(one, by) for one in counts_in(event, counts)]
    if not rest:
        return wanted
    found = None if is_sentence(rest) else SPEAKER.fullmatch(rest)
    if found is None:
        return [*wanted, (command(event, rest), by)]
    role = ROLES.get(found[1], Role.PLAYER)
    return [*wanted, (command(event, found[2]), Sender(found[1], role))]


def is_sentence(words: str) -> bool:
    """Whether this is said of an event, whoever says it."""
    return any(expression.fullmatch(words) for expression, _ in VERBS)


def event_sentences() -> list[str]:
    """Everything that can be said to do something, like ``NAME registers``."""
    return list(dict.fromkeys(WRITTEN[expression] for expression, _ in VERBS))
