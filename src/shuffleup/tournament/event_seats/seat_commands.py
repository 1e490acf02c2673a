"""What the director says about seats."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import Seed


class DrawSeats(Struct, frozen=True):
    """Seats for everybody who has none, by a seed."""

    seed: Seed


SeatCommand = DrawSeats
