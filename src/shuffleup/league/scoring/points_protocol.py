"""``Scoring``: what a place is worth. ``PlayedPlace``: all that a formula may know of it.

A scoring is asked about places that nobody shares: where several share one, each has the mean of
what the places are worth that they take, unless the season says otherwise (``tied_points``).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

from msgspec import Struct


class PlayedPlace(Struct, frozen=True, gc=False):
    """One player's end of one event."""

    player: str
    event: int  # its number in the season
    place: int  # from 1; the better one of those that are shared
    entrants: int
    tied_with: int = 0  # how many others share it
    paid: int = 0  # the prize
    bounties: int = 0  # how many the player has knocked out
    pool: int = 0  # the money of the whole event
    places_paid: int = 0  # how many of them had a prize
    buyin: int = 0


class Scoring(Protocol):
    """What places are worth: exact, the same for the same place whenever it is asked."""

    def points(self, result: PlayedPlace) -> Fraction: ...
