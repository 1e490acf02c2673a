"""What is drawn in an event or for a final is drawn by the house's own chance.

A draw for seats, a table that breaks, a race for chips: each is decided by a seed. Whoever sends
such a command asks for the draw and has no say in its seed, or a director could try seeds at home
until a friend has the seat they want.
"""

from __future__ import annotations

import secrets
from typing import Final

from msgspec.structs import replace

from shuffleup.league.final.final_commands import SeatFinal
from shuffleup.tournament.bracket.bracket_commands import DrawMatches
from shuffleup.tournament.entries.entry_commands import SeatEntrant
from shuffleup.tournament.event_chips.race_commands import RaceOff
from shuffleup.tournament.event_seats.seat_commands import (
    BreakTable,
    DrawSeats,
    Redraw,
    SettleTables,
)

SEED_BYTES: Final = 16
DRAWS: Final = (SeatFinal, DrawMatches, SeatEntrant, BreakTable, DrawSeats, Redraw, SettleTables)


def by_the_house(command: object) -> object:
    """The same command with a seed of the house's where it has one."""
    if isinstance(command, DRAWS):
        return replace(command, seed=secrets.token_hex(SEED_BYTES))
    if isinstance(command, RaceOff) and command.seed is not None:
        return replace(command, seed=secrets.token_hex(SEED_BYTES))
    return command
