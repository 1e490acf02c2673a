"""``FinalSeat``: where somebody sits in the final, and by what."""

from __future__ import annotations

from msgspec import Struct


class FinalSeat(Struct, frozen=True, gc=False):
    """A seat, counted from 0 as everywhere; tables are numbered from 1."""

    player: str
    table: int
    seat: int
    why: str = ""  # what the director said, where the director decided
