"""The books of a simulated day kept a second time: from its events, without the room's own sums.

Every entry adds up to nothing, in chips and in money; what the entries leave for a table is what is
counted on it; and the room's balances are those of the entries.
"""

from __future__ import annotations

from shuffleup.room.cage.cage_events import DropCounted, Entered
from shuffleup.room.state import Room
from shuffleup.table.state import Table, all_chips


class DayAudit:
    """A ledger of one's own; ``faults`` says what did not balance, and stays empty."""

    def __init__(self) -> None:
        self.accounts: dict[str, int] = {}
        self.counted: dict[str, int] = {}
        self.faults: list[str] = []
        self.looks = 0

    def enter(self, entry: Entered) -> None:
        money = sum(amount for account, amount in entry.lines if account.endswith("/cash"))
        if money or sum(amount for _, amount in entry.lines):
            self.faults.append(f"an entry does not add up: {entry}")
        for account, amount in entry.lines:
            self.accounts[account] = self.accounts.get(account, 0) + amount

    def opened(self, number: str) -> None:
        self.counted[number] = 0

    def drop(self, event: DropCounted) -> None:
        taken = sum(amount for _, amount in event.purses)
        self.counted[event.table] = self.counted.get(event.table, 0) + taken

    def look(self, room: Room) -> None:
        """Between two events, with no hand half played: everything is where the books have it."""
        self.looks += 1
        if sum(self.accounts.values()):
            self.faults.append(f"the ledger is {sum(self.accounts.values())} off")
        mine = {name: held for name, held in self.accounts.items() if held}
        if mine != {name: held for name, held in room.accounts.items() if held}:
            self.faults.append("the room's balances are not those of its entries")
        for number, table in room.tables.items():
            there = counted_on(table) - self.counted.get(number, 0)
            if there != self.accounts.get(f"table/{number}", 0):
                self.faults.append(f"table {number}: {there} on it, and the ledger has another sum")


def counted_on(table: Table) -> int:
    """Stacks, chips on their way, the pot, and all that was ever collected."""
    chips = table.pot.carried + table.pot.spare + sum(table.collected.values())
    if table.hand is not None:
        chips += table.hand.setup.carried
    for seat in table.seats:
        if seat is not None:
            chips += all_chips(seat)
    return chips
