"""Bad cards and boards, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

BAD_CARDS: Final[dict[str, str]] = {
    "exposed-card-by-game": "What is done with an exposed card is for the game to say.",
    "improper-card": "Whoever acts on a hand that is plainly fouled has a dead hand.",
    "no-jackpot": "A hand played with an incorrect deck wins no jackpot.",
    "premature-card": "A card dealt before the betting was complete is taken out of play.",
    "redeal-the-flop": "A flop that is dealt again is mixed into the stub, and the burn stays.",
    "burn-error": "A burn that was left out, or made twice, is put right.",
    "natural-cards-after": "After an error the cards that come are those that would have come.",
}
