"""Turns, folds and the clock, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

TURNS: Final[dict[str, str]] = {
    "out-of-turn": "An action before the turn is held to, given back, or left to the floor.",
    "skipped-player": "A player the action went past claims the turn, in time or too late.",
    "speaking-up": "What is done behind after the player spoke up takes nothing from him.",
    "fold-facing-a-bet": "Whoever folds to a bet, or says so in turn, is out.",
}
