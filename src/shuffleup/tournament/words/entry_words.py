"""Words of the registration desk: who enters, what is in the pool."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.cage.ledger import balance
from shuffleup.room.words.patterns import Found, Told, pattern
from shuffleup.tournament.entries import entry_commands as c
from shuffleup.tournament.entries.registering import pool
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs


def pool_is(event: Tournament, found: Found) -> Told:
    return pool(event) == counted(found["amount"]), f"{pool(event)}"


def account_is(event: Tournament, found: Found) -> Told:
    """``fee is 40``, ``service is 5``: one of the event's accounts."""
    amount = balance(event.room, event.account(found["name"]))
    return amount == counted(found["amount"]), f"{amount}"


def stands(event: Tournament, found: Found) -> Told:
    entrant = event.entrants.get(found["name"])
    so = entrant.standing.value if entrant else "is not entered"
    return so == found["other"], so


VERBS: EventVerbs = [
    (pattern("NAME registers"), lambda event, f: c.Register(f["name"])),
    (
        pattern("NAME enters by a seat from OTHER"),
        lambda event, f: c.EnterBySeat(f["name"], f["other"]),
    ),
    (pattern("NAME takes back the entry"), lambda event, f: c.Unregister(f["name"])),
]
FACTS: EventFacts = [
    (pattern("pool is AMOUNT"), pool_is),
    (pattern("account NAME is AMOUNT"), account_is),
    (pattern("NAME stands: OTHER"), stands),
]
