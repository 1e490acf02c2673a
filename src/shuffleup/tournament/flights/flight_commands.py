"""What is said when a flight ends, and when flights merge."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.tournament.flights.flight_records import Bag


class EndFlight(Struct, frozen=True):
    """Everybody who is left bags their chips: the flight is over."""


class TakeOverFlight(Struct, frozen=True):
    """A flight of so many entries is part of this event from now on: its bags, and its pool."""

    flight: str
    entries: int
    bags: tuple[Bag, ...]


FlightCommand = EndFlight | TakeOverFlight
