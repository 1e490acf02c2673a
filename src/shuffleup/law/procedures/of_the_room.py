"""Lists, seats and games of a room, by name: what the room carries out."""

from __future__ import annotations

from typing import Final

ROOM: Final[dict[str, str]] = {
    "take-the-seat-or-roll": "Whoever is called takes the seat or goes to the end of the list.",
    "service-refused": "Whoever management refuses is on no list and has no seat.",
    "seat-reserved": "A seat that management keeps for somebody is called to nobody else.",
    "game-sign": "A sign says what is played at a table, for how much, and what it costs.",
}
