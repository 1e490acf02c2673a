"""What each player has paid for chips and was paid for them, since the room was opened.

``BoughtAndCashed.see`` takes the records of a room's own stream in their order. It counts what went
between a player and ``outside/cash`` and nothing else: chips that the cage keeps for somebody were
not paid out. An entry that was undone is taken back from where it was counted.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import OUTSIDE

UNDOING = "undo: "


class BoughtFor(Struct, frozen=True, gc=False):
    """For how much somebody has bought chips, and cashed them."""

    bought: int = 0
    cashed: int = 0


class BoughtAndCashed:
    """Everybody who has bought or cashed, by id, in the order of their first entry."""

    def __init__(self) -> None:
        self.of: dict[str, BoughtFor] = {}

    def see(self, record: object) -> None:
        if not isinstance(record, Entered) or not record.player:
            return
        paid = sum(amount for account, amount in record.lines if account == OUTSIDE)
        if not paid:
            return
        before = self.of.get(record.player, BoughtFor())
        undone = record.why.startswith(UNDOING)  # the other way round, and less of it
        step = -abs(paid) if undone else abs(paid)
        if (paid < 0) is not undone:
            self.of[record.player] = BoughtFor(before.bought + step, before.cashed)
        else:
            self.of[record.player] = BoughtFor(before.bought, before.cashed + step)
