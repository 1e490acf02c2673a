"""What each player has paid for chips and was paid for them, since the room was opened.

``BoughtAndCashed.see`` takes the records of a room's own stream in their order. It counts what went
between a player and ``outside/cash`` and nothing else: chips that the cage keeps for somebody were
not paid out. An entry that was undone is taken back from where it was counted, and counted there
again when that was undone itself.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import OUTSIDE
from shuffleup.room.lists.list_events import GameListed
from shuffleup.room.openings.opening_events import RoomOpened

UNDOING: Final = "undo: "
TURNED: Final = f"{UNDOING}Undo"  # an undoing that was undone


class BoughtFor(Struct, frozen=True, gc=False):
    """For how much somebody has bought chips, and cashed them."""

    bought: int = 0
    cashed: int = 0


class BoughtAndCashed:
    """Everybody who has bought or cashed, by id, in the order of their first entry."""

    def __init__(self) -> None:
        self.of: dict[str, BoughtFor] = {}
        self.dollar = 0  # chips to the dollar, as the room has them; 0 before they are known
        self.undone: dict[tuple[str, int], bool] = {}  # whether what was undone was a purchase

    def see(self, record: object) -> None:
        if isinstance(record, RoomOpened):
            self.dollar = record.dollar
        elif isinstance(record, GameListed):
            self.dollar = self.dollar or record.listing.stakes.dollar
        elif isinstance(record, Entered) and record.player:
            self.enter(record)

    def enter(self, record: Entered) -> None:
        paid = sum(amount for account, amount in record.lines if account == OUTSIDE)
        if not paid:
            return
        before = self.of.get(record.player, BoughtFor())
        if self.is_purchase(record, paid):
            self.of[record.player] = BoughtFor(before.bought - paid, before.cashed)
        else:
            self.of[record.player] = BoughtFor(before.bought, before.cashed + paid)

    def is_purchase(self, record: Entered, paid: int) -> bool:
        """Whether an entry is of chips that were bought, by whichever way the money goes: that of
        an undoing goes back, and that of an undoing undone once more as it went before."""
        if not record.why.startswith(UNDOING):
            return paid < 0
        usual = paid > 0
        turned = record.why == TURNED
        purchase = self.undone.pop((record.player, -paid), usual) if turned else usual
        self.undone[record.player, paid] = purchase
        return purchase
