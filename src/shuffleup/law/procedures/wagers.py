"""How wagers are made and mended, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

WAGERS: Final[dict[str, str]] = {
    "one-motion-raise": "A raise may be made by putting all of it in with one motion.",
    "string-bet": "A bet that nobody announced is what went in with the first motion.",
    "leave-and-fold": "Whoever missed a raise may leave the chips in the pot and fold.",
    "complete-the-call": "Whoever missed a raise may add what is missing and keep the hand.",
    "gross-misunderstanding": "A call made in gross error about the amount may be taken back.",
    "hidden-chips": "Chips found behind an all-in that was called are ruled on after the hand.",
    "stack-disputed": "The chips on the table when the hand began are those that play in it.",
    "stack-estimate": "Everybody may have a fair estimate of an opponent's chips.",
}
