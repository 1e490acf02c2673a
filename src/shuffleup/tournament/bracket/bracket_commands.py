"""What is said of a bracket."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import WrittenSeed


class DrawMatches(Struct, frozen=True):
    """The matches of the next round: the first by a seed, the others as the bracket has them."""

    seed: WrittenSeed


BracketCommand = DrawMatches
