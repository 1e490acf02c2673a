"""Words of flights: bagging chips, and taking a flight over on the day they merge."""

from __future__ import annotations

from shuffleup.outside_text import counted, quoted
from shuffleup.room.words.patterns import Found, Told, listed, names_in, pattern
from shuffleup.tournament.flights import flight_commands as c
from shuffleup.tournament.flights.flight_records import Bag
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs


def bags_in(text: str) -> tuple[Bag, ...]:
    """``Ann 12000, Bob 8000``."""
    bags = []
    for name, _, chips in (one.partition(" ") for one in names_in(text)):
        if not chips:
            raise ValueError(f"how many chips are in the bag of {quoted(name)}?")
        bags.append(Bag(name, counted(chips)))
    return tuple(bags)


def take_over(event: Tournament, f: Found) -> c.TakeOverFlight:
    return c.TakeOverFlight(f["other"], counted(f["number"]), bags_in(f["rest"]))


def bags_are(event: Tournament, found: Found) -> Told:
    so = listed([f"{bag.player} {bag.chips}" for bag in event.bags])
    return so == found["rest"], so


VERBS: EventVerbs = [
    (pattern("end the flight"), lambda event, f: c.EndFlight()),
    (pattern("take over OTHER of NUMBER entries: REST"), take_over),
]
FACTS: EventFacts = [(pattern("bags: REST"), bags_are)]
