"""``Kill``: pots won in a row, and who kills the next one."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.table.blinds.button import NOWHERE


class Kill(Struct, frozen=True, gc=False):
    """How things stand with kill pots."""

    legs: tuple[tuple[str, int], ...] = ()  # pots won in a row towards a kill, by player
    killer: int = NOWHERE  # who must kill the next hand
    volunteer: int = NOWHERE  # who chose to
