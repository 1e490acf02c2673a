"""What a formula is asked about: one player's finish in one event."""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

from msgspec import Struct


class PlayedPlace(Struct, frozen=True):
    """A finish. With others tied, ``place`` is the best of the places they take together."""

    place: int
    entrants: int
    tied_with: int = 0  # how many others have the same place
    paid: int = 0  # places paid
    bounties: int = 0
    buyin: int = 0
    rebuys: int = 0
    prize: int = 0
    pool: int = 0


class Scoring(Protocol):
    """Whoever says what a finish is worth."""

    def points(self, result: PlayedPlace) -> Fraction: ...
