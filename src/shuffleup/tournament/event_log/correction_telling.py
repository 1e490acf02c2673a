"""What was undone and done again, and what happened to flights and brackets, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shuffleup.tournament.bracket import bracket_events as br
from shuffleup.tournament.bracket.bracket_records import BYE
from shuffleup.tournament.event_undo import undo_act_events as u
from shuffleup.tournament.flights import flight_events as fl


def say_noted(event: u.ActNoted, zone: str) -> str:
    return ""  # what was done is told already


def say_taken_back(event: u.ActTakenBack, zone: str) -> str:
    why = f": {event.why}" if event.why else ""
    return f"{'Done again' if event.again else 'Undone'}: {event.what}{why}"


def say_bagged(event: fl.FlightEnded, zone: str) -> str:
    bags = ", ".join(f"{bag.player} {bag.chips:,}" for bag in event.bags)
    return f"The flight is over; in the bags: {bags or 'nothing'}"


def say_carried(event: fl.StackCarried, zone: str) -> str:
    return f"{event.player} comes with {event.chips:,}, number {event.number}"


def say_merged(event: fl.FlightTakenOver, zone: str) -> str:
    return f"{event.flight} is part of this event, with {event.entries:,} entries that are out"


def say_matches(event: br.MatchesDrawn, zone: str) -> str:
    pairs = (event.line[at : at + 2] for at in range(0, len(event.line), 2))
    told = (f"{one} has a bye" if other == BYE else f"{one} meets {other}" for one, other in pairs)
    return f"Round {event.number}: {', '.join(told)}"


CORRECTIONS_SAID: Final[dict[type, Callable[..., str]]] = {
    u.ActNoted: say_noted,
    u.ActTakenBack: say_taken_back,
    fl.FlightEnded: say_bagged,
    fl.StackCarried: say_carried,
    fl.FlightTakenOver: say_merged,
    br.MatchesDrawn: say_matches,
}
