"""``Finish``: that somebody went out, and what decides their place."""

from __future__ import annotations

from msgspec import Struct


class Finish(Struct, frozen=True, gc=False):
    """One bust. Those of one hand, or of one round of hands at several tables, are of one
    ``round``: ``began`` tells them apart, the chips with which the hand began."""

    player: str
    round: int  # in order; the same for all who went out at once
    began: int
    table: str = ""
