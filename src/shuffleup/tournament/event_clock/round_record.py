"""``HandRounds``: hand for hand at several tables, and which round of hands it is."""

from __future__ import annotations

from msgspec import Struct


class HandRounds(Struct, frozen=True, gc=False):
    """Hand for hand is played. ``number`` is that of all busts of this round; 0 while the hands
    are played out that were on when it was announced."""

    number: int = 0
