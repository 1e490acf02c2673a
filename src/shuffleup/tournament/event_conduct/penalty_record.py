"""``PenaltyLeft``: what somebody has still to miss."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

FOR_GOOD: Final = -1


class PenaltyLeft(Struct, frozen=True, gc=False):
    """Hands, or rounds of the button past the offender's seat; ``FOR_GOOD`` hands never end."""

    hands: int
    rounds: int = 0
