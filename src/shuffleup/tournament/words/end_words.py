"""Words about the end: who is out, and in which place."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.words.patterns import Found, Told, listed, names_in, pattern
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs


def place_of(event: Tournament, found: Found) -> Told:
    """``place 3: Ann, Bob``: who has this place, several where they share it."""
    names = [name for place, name in standings(event) if place == counted(found["number"])]
    return names == names_in(found["rest"]), listed(names)


def is_over(event: Tournament, found: Found) -> Told:
    return event.over, "it goes on"


VERBS: EventVerbs = []
FACTS: EventFacts = [
    (pattern("place NUMBER: REST"), place_of),
    (pattern("the event is over"), is_over),
]
