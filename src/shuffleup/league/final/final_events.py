"""What has happened to the seats of the final."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.league.final.final_record import FinalSeat


class FinalSeated(Struct, frozen=True):
    """Seats of the final, all of them at once."""

    seats: tuple[FinalSeat, ...]


class FinalSeatDecided(Struct, frozen=True):
    """The director gave somebody a seat."""

    seat: FinalSeat


FinalEvent = FinalSeated | FinalSeatDecided
