"""Words about conduct: warnings, hands and rounds to miss, chips forfeited, disqualification; and
what can be so at one of the tables."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.words.patterns import Found, Told, pattern
from shuffleup.table.words.table_facts import holds as holds_at_table
from shuffleup.tournament.event_conduct import penalty_commands as c
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs


def penalise_hands(event: Tournament, f: Found) -> c.PenaliseEntrant:
    return c.PenaliseEntrant(f["name"], f["other"], hands=counted(f["number"]))


def penalise_rounds(event: Tournament, f: Found) -> c.PenaliseEntrant:
    return c.PenaliseEntrant(f["name"], f["other"], rounds=counted(f["number"]))


def forfeit(event: Tournament, f: Found) -> c.ForfeitChips:
    return c.ForfeitChips(f["name"], f["other"], counted(f["amount"]))


def to_miss(event: Tournament, found: Found) -> Told:
    """``Bob misses 6 hands``: what is left of a penalty."""
    left = event.penalties.get(found["name"])
    so = f"{left.hands}" if left else "0"
    return so == found["number"], f"{so} hands"


def so_at_table(event: Tournament, found: Found) -> Told:
    """``at 1: posts: Bob blind 25``: as in a transcript of a table."""
    fact = holds_at_table(event.tables[found["table"]], found["rest"].split())
    return fact[0], fact[1]


VERBS: EventVerbs = [
    (pattern("warn NAME for OTHER"), lambda event, f: c.WarnEntrant(f["name"], f["other"])),
    (pattern("NAME misses NUMBER hands for OTHER"), penalise_hands),
    (pattern("NAME misses NUMBER rounds for OTHER"), penalise_rounds),
    (pattern("NAME forfeits AMOUNT for OTHER"), forfeit),
    (
        pattern("disqualify NAME for OTHER"),
        lambda event, f: c.DisqualifyEntrant(f["name"], f["other"]),
    ),
]
FACTS: EventFacts = [
    (pattern("NAME misses NUMBER hands"), to_miss),
    (pattern("at TABLE: REST"), so_at_table),
]
