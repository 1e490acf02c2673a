"""Words of tables that people deal: ``hand played at 3: button 4``, ``count Ann 4500, Bob 900``;
and before something is done ``counted Ann 4500: move Ann to 2 seat 4``."""

from __future__ import annotations

import re
from typing import Final

from shuffleup.outside_text import counted, quoted
from shuffleup.room.words.count_words import COUNTED, counted_first
from shuffleup.room.words.patterns import Found, Told, pattern
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.words.table_words import command as table_command
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.event_chips.count_commands import CountStacks, StackTold
from shuffleup.tournament.event_chips.counting_stacks import count_of, rank_of
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs

COUNTS: Final = re.compile(r"count (\S.*)")


def split_counts(words: str) -> tuple[str, str]:
    """The counts a sentence tells first, and what is said then; either may be empty."""
    before = COUNTED.fullmatch(words)
    if before is not None:
        return before[1], before[2]
    alone = COUNTS.fullmatch(words)
    return (alone[1], "") if alone is not None else ("", words)


def counts_in(event: Tournament, text: str) -> list[OnTheTable]:
    """``Ann 4500, Bob 900``: each where they sit."""
    found = [counted_at(event, name, chips) for name, chips in counted_first(text)] if text else []
    return sorted(found, key=lambda one: rank_of(event, one))


def counted_at(event: Tournament, name: str, chips: int) -> OnTheTable:
    if where_is(event, name) is None:
        raise ValueError(f"{quoted(name)} has no seat in this event")
    return count_of(event, name, chips)


def hand_at(event: Tournament, found: Found) -> OnTheTable:
    """A hand that people dealt, and what somebody looked at of it."""
    table = event.tables.get(found["table"])
    if table is None:
        raise ValueError(f"there is no table {quoted(found['table'])}")
    told = found.groupdict().get("rest")
    said = table_command(table, f"hand played, {told}" if told else "hand played")
    assert said is not None, told
    return OnTheTable(found["table"], said)


def nobody_knows(event: Tournament, found: Found) -> Told:
    at = where_is(event, found["name"])
    if at is None:
        return False, "not seated"
    return is_uncounted(event.tables[at[0]], at[1]), "counted"


def stacks_told(text: str) -> CountStacks:
    return CountStacks(tuple(StackTold(name, chips) for name, chips in counted_first(text)))


VERBS: EventVerbs = [
    (pattern("the stacks are REST"), lambda event, f: stacks_told(f["rest"])),
    (pattern("hand played at TABLE"), hand_at),
    (pattern("hand played at TABLE: REST"), hand_at),
    (
        pattern("count NAME AMOUNT"),
        lambda event, f: counted_at(event, f["name"], counted(f["amount"])),
    ),
]
FACTS: EventFacts = [(pattern("NAME is not counted"), nobody_knows)]
