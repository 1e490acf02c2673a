"""Events, by name: what a tournament carries out."""

from __future__ import annotations

from typing import Final

TOURNAMENT: Final[dict[str, str]] = {
    "random-seats": "Seats of an event are drawn, not chosen.",
    "director-halts": "A table that the director has halted deals no hand.",
    "eliminated-leave": "Whoever is out of an event leaves the seat at once.",
    "level-from-next-hand": "A new level governs the hand that begins next, not the one before.",
    "levels-and-breaks": "Levels follow each other by the clock, and no hand begins in a break.",
    "leftovers-at-equal-value": "Small chips found after a race are changed at equal value.",
    "penalty-served-away": "Whoever is on a penalty is away from the table until it is over.",
    "busts-of-a-round": "Who goes out in one round of hands at several tables went out at once.",
    "everybody-agrees": "A deal holds when everybody who is left has agreed to it.",
}
