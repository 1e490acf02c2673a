"""How somebody comes to the final."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class QualifiedBy(Enum):
    WIN = "win"  # of an event of the season
    POINTS = "points"
    LAST_CHANCE = "last-chance"


class Qualifier(Struct, frozen=True, gc=False):
    """Somebody to whom a seat is due."""

    player: str
    by: QualifiedBy
