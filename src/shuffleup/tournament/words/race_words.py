"""Words about small chips: announcing that they leave, racing them off, finding some later."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.words.patterns import Found, Told, names_in, pattern
from shuffleup.tournament.event_chips import race_commands as c
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs


def race_by_seed(event: Tournament, f: Found) -> c.RaceOff:
    return c.RaceOff(counted(f["amount"]), counted(f["number"]))


def race_won(event: Tournament, f: Found) -> c.RaceOff:
    return c.RaceOff(counted(f["amount"]), winners=tuple(names_in(f["rest"])))


def turn_in(event: Tournament, f: Found) -> c.TurnInChips:
    return c.TurnInChips(f["name"], counted(f["amount"]), counted(f["number"]))


def chips_are(event: Tournament, found: Found) -> Told:
    so = "/".join(str(chip) for chip in event.chips)
    return so == found["rest"], so


VERBS: EventVerbs = [
    (pattern("announce that AMOUNT leaves"), lambda e, f: c.AnnounceColourUp(counted(f["amount"]))),
    (pattern("race off AMOUNT by NUMBER"), race_by_seed),
    (pattern("race off AMOUNT: REST"), race_won),
    (pattern("NAME turns in NUMBER of AMOUNT"), turn_in),
]
FACTS: EventFacts = [(pattern("denominations: REST"), chips_are)]
