"""Chips of a player that are off the table and not paid out: ``held/PLAYER`` in the ledger.

The cage keeps them after a pick-up; after a break a player brings them back before buying any.
"""

from __future__ import annotations

from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import CAGE_CASH, CAGE_CHIPS, OUTSIDE, of_table
from shuffleup.room.state import Room

LOST = "lost/chips"  # gone from a table while nobody watched them


def held_for(player: str) -> str:
    """The account of a player's chips that are off the table."""
    return f"held/{player}"


def held(room: Room, player: str) -> int:
    return room.accounts.get(held_for(player), 0)


def taken_off(player: str, table: str, amount: int, why: str) -> Entered:
    """Chips leave a table, and are kept for their player."""
    return Entered(((of_table(table), -amount), (held_for(player), amount)), why, player)


def brought(room: Room, player: str, table: str, amount: int) -> Entered:
    """A player comes to a table with chips: those kept first, and the rest is bought."""
    kept = min(held(room, player), amount)
    fresh = amount - kept
    lines = [(held_for(player), -kept)] if kept else []
    lines += [(CAGE_CHIPS, -fresh)] if fresh else []
    lines.append((of_table(table), amount))
    lines += [(OUTSIDE, -fresh), (CAGE_CASH, fresh)] if fresh else []
    return Entered(tuple(lines), "buy-in" if fresh else "chips brought back", player)


def paid_out(player: str, amount: int) -> Entered:
    """The cage pays for the chips it kept."""
    chips = ((held_for(player), -amount), (CAGE_CHIPS, amount))
    return Entered((*chips, (CAGE_CASH, -amount), (OUTSIDE, amount)), "cash-out", player)


def lost(table: str, amount: int) -> Entered:
    """Chips are gone from a table."""
    return Entered(((of_table(table), -amount), (LOST, amount)), "chips missing")


def made_good(player: str, table: str, amount: int) -> Entered:
    """The house puts chips back that were lost."""
    return Entered(((CAGE_CHIPS, -amount), (of_table(table), amount)), "chips made good", player)
