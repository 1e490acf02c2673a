"""Entries of the ledger: every one adds up to nothing, so the whole does.

Chips and money are kept apart: ``cage/chips``, ``table/7`` (all that is on a table: stacks, pots,
what was collected), ``cage/cash``, and ``outside/cash`` for what people carry in and out.
"""

from __future__ import annotations

from typing import Final

from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.rulings import RoomApplies
from shuffleup.room.state import Room

CAGE_CHIPS: Final = "cage/chips"
CAGE_CASH: Final = "cage/cash"
OUTSIDE: Final = "outside/cash"


def of_table(number: str) -> str:
    """The account of all that is on a table."""
    return f"table/{number}"


def bought(player: str, table: str, amount: int) -> Entered:
    """A player pays the cage, and the chips are on the table."""
    chips = ((CAGE_CHIPS, -amount), (of_table(table), amount))
    cash = ((OUTSIDE, -amount), (CAGE_CASH, amount))
    return Entered((*chips, *cash), "buy-in", player)


def cashed(player: str, table: str, amount: int) -> Entered:
    """A player takes chips to the cage, and is paid."""
    chips = ((of_table(table), -amount), (CAGE_CHIPS, amount))
    cash = ((CAGE_CASH, -amount), (OUTSIDE, amount))
    return Entered((*chips, *cash), "cash-out", player)


def enter(room: Room, event: Entered) -> None:
    assert sum(amount for _, amount in event.lines) == 0, event
    for account, amount in event.lines:
        room.accounts[account] = room.accounts.get(account, 0) + amount


APPLY: RoomApplies = {Entered: enter}
