"""``BrokenGame``: who of a broken game has a seat coming, and which seats are kept for whom."""

from __future__ import annotations

from msgspec import Struct


class HeldSeat(Struct, frozen=True, gc=False):
    """A seat that an absent player has won, and how many hands that table had begun by then."""

    player: str
    table: str
    seat: int
    hands: int


class BrokenGame(Struct, frozen=True):
    """A table whose game broke. It changes as a whole."""

    listing: str
    order: tuple[str, ...]  # have yet to choose a seat, first the first
    contested: bool  # there were not enough seats: they choose in that order
    into: str = ""  # the table it is combined with, if with one
    held: tuple[HeldSeat, ...] = ()
