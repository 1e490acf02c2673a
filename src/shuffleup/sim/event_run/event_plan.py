"""What is to be played, and what came of it."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import Seed
from shuffleup.tournament.event_terms.structure_maker import Pace


class EventPlan(Struct, frozen=True):
    """An event for bots."""

    entrants: int
    seed: Seed = 0
    pace: Pace = Pace.REGULAR
    hours: int = 0  # 0: as long as so many usually play
    stack: int = 5000
    seats: int = 9
    prize: int = 100  # of the price of an entry, to the pool
    fee: int = 10
    hands_an_hour: int = 30

    @property
    def length(self) -> int:
        """The hours its structure is made for: each time the field doubles, half an hour more."""
        return self.hours or 3 + self.entrants.bit_length() // 2


class EventReport(Struct, frozen=True):
    """What an event came to; money is in the unit of its price."""

    entrants: int
    tables: int  # at the beginning
    hands: int
    seconds: float
    winner: str
    pool: int
    paid: int
    moves: int  # from table to table
