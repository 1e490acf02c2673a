"""What the cage has before it: the books, and each table with who buys and cashes there."""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.hand.drops import PROMOTION
from shuffleup.room.cage.cage_desk import due_of
from shuffleup.room.cage.ledger import balance, of_box, of_table, of_tray
from shuffleup.room.one_unit import dollar_of
from shuffleup.room.state import Room
from shuffleup.room.viewing.room_pictures import CageRoomView, PlayerAtCage, TableAtCage
from shuffleup.table.chips.buying_in import limits
from shuffleup.table.state import Table, taken_seats

KEPT, HELD = "kept/", "held/"


def for_cage(room: Room, _: str = "") -> CageRoomView:
    return CageRoomView(
        room.now,
        room.zone,
        tuple(sorted(room.accounts.items())),
        tuple((table, purse, amount) for (table, purse), amount in room.counted.items()),
        room.closed,
        room.prizes,
        tuple((name, one.posted) for name, one in room.promotions.items()),
        tuple(at_cage(room, number, table) for number, table in room.tables.items()),
        tuple(chips_of(room, KEPT)),
        room.rules.cage.two_people_from * dollar_of(room),
        tuple(room.staff),
        tuple(chips_of(room, HELD)),
        dollar_of(room),
    )


def at_cage(room: Room, number: str, table: Table) -> TableAtCage:
    least, most = limits(table)
    due = dict(due_of(room, number, table))
    pool = due.pop(PROMOTION)
    return TableAtCage(
        number,
        room.stands[number].listing,
        table.by_hand,
        table.stakes.dollar,
        least,
        most,
        tuple(
            PlayerAtCage(one.player, at, None if one.chips.uncounted else one.stack)
            for at, one in taken_seats(table)
        ),
        balance(room, of_table(number)),
        balance(room, of_tray(number)),
        balance(room, of_box(number)),
        sum(due.values()),
        pool,
    )


def chips_of(room: Room, account: str) -> Iterator[tuple[str, int]]:
    """Whose chips the cage has, and how many."""
    for name, amount in sorted(room.accounts.items()):
        if name.startswith(account) and amount:
            yield name.removeprefix(account), amount
