"""Dead hands: each module here judges one way a hand dies or comes back, and registers it."""

from __future__ import annotations

from shuffleup.floor import (
    dead_hands_absent,
    dead_hands_exposing,
    dead_hands_killed,
    dead_hands_muck,
    dead_hands_thrown,
)

__all__ = [
    "dead_hands_absent",
    "dead_hands_exposing",
    "dead_hands_killed",
    "dead_hands_muck",
    "dead_hands_thrown",
]
