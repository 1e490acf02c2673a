"""Must-move and breaking games, by name: what the room carries out."""

from __future__ import annotations

from typing import Final

MOVES: Final[dict[str, str]] = {
    "must-move": "The players of a second game have to fill the seats of the first.",
    "must-move-same-game": "A game is fed by another of the same type and limit alone.",
    "main-game-fed": "The seats of a main game are for its feeder, and not for the list.",
    "volunteers-in-list-order": "Those who want to move do so in the order of the list.",
    "first-in-line-moves": "Where nobody wants to move, the first of the list has to.",
    "combine-like-games": "Only games of the same type and limit are combined.",
}
