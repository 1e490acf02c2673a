"""What the director says about the end."""

from __future__ import annotations

from msgspec import Struct


class BustOut(Struct, frozen=True):
    """Somebody is out at a table that people deal; ``began`` is what they had when the hand
    began."""

    player: str
    began: int = 0


EndCommand = BustOut
