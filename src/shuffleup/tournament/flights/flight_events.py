"""What has happened to flights."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.tournament.flights.flight_records import Bag


class FlightEnded(Struct, frozen=True, gc=False):
    """A flight is over; these bags hold all chips of players, ``chips`` is all that was in play."""

    bags: tuple[Bag, ...]
    chips: int


class FlightTakenOver(Struct, frozen=True, gc=False):
    """A flight is part of this event; of its entries so many are not carried by a player of its own
    here, but count for the prizes."""

    flight: str
    entries: int


class StackCarried(Struct, frozen=True, gc=False):
    """A player comes with so many chips from flights, and so much on the head."""

    player: str
    number: int
    chips: int
    head: int = 0


FlightEvent = FlightEnded | FlightTakenOver | StackCarried
