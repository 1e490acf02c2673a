"""Random numbers that only the seed decides: SplitMix64, the same here and in the kernel.

Good enough to estimate an equity; cards that are dealt to people come from ``cards.shuffled``.
"""

from __future__ import annotations

from shuffleup.cards import Seed, seed_bytes

WORD = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def first_state(seed: Seed) -> int:
    """Where the generator starts for a seed."""
    return int.from_bytes(seed_bytes(seed)[:8], "big")


class Dice:
    """A stream of numbers."""

    __slots__ = ("state",)

    def __init__(self, seed: Seed) -> None:
        self.state = first_state(seed)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; the bound is so far under 2³² that none is favoured."""
        self.state = z = self.state + GAMMA & WORD
        z = (z ^ z >> 30) * MIX_1 & WORD
        z = (z ^ z >> 27) * MIX_2 & WORD
        return ((z ^ z >> 31) >> 32) * bound >> 32
