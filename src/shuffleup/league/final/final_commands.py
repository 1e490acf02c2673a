"""What the director says about the seats of the final."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import WrittenSeed


class SeatFinal(Struct, frozen=True):
    """Everybody who is in has a seat, by standing or by a draw."""

    seed: WrittenSeed = 0


class SeatInFinal(Struct, frozen=True):
    """The director decides where somebody sits who has no seat by the table."""

    player: str
    table: int
    seat: int
    why: str = ""


FinalCommand = SeatFinal | SeatInFinal
