"""Money: what each table dropped in which shift, and the fund of the players with every entry.

The fund's ledger is for players to read: it names amounts and reasons, and nobody.
"""

from __future__ import annotations

from collections import Counter

from shuffleup.hand.drops import PROMOTION
from shuffleup.room.cage.cage_events import DropCounted, Entered
from shuffleup.room.cage.ledger import POOL, PRIZES, SHORT_CHIPS
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.instants import moment, shift_of
from shuffleup.room.one_unit import titled
from shuffleup.room.reports.room_report import RoomReport
from shuffleup.room.state import Room
from shuffleup.room.undo.undo_events import Undone

SHIFTS = (6 * 60, 14 * 60, 22 * 60)  # minutes of the day at which one begins


class DropByShift:
    """What was taken at each table, shift by shift: as it was collected, and as it was counted.

    The room keeps what was due in a box that is counted; what the count lacks of that, or has more,
    stands in the ledger beside it: before the record of an undoing, after that of a count.
    """

    def __init__(self, shifts: tuple[int, ...] = SHIFTS) -> None:
        self.shifts = shifts
        self.held: dict[str, dict[str, int]] = {}  # by table: purses as they were
        self.known: dict[tuple[str, str], int] = {}  # what was counted, as it was
        self.fees: Counter[tuple[str, str]] = Counter()  # by shift and table
        self.promotions: Counter[tuple[str, str]] = Counter()
        self.counted: Counter[tuple[str, str]] = Counter()
        self.short: Counter[tuple[str, str]] = Counter()  # below 0 what was found over
        self.box = ""  # the table whose count is entered next
        self.missing = 0  # in the last entry

    def before(self, room: Room, event: AnyRoomEvent) -> None:
        if isinstance(event, AtTable) and event.table in room.tables:
            self.held[event.table] = dict(room.tables[event.table].collected)
        elif isinstance(event, DropCounted | Undone):
            self.known = dict(room.counted)

    def after(self, room: Room, event: AnyRoomEvent) -> None:
        if isinstance(event, DropCounted):
            self.due(room)
            self.box = event.table
        elif isinstance(event, Entered):
            self.missing = dict(event.lines).get(SHORT_CHIPS, 0)
            if self.box:
                self.found(room, self.box)
            self.box = ""
        elif isinstance(event, Undone):  # a count that is undone counts no more
            for table in self.due(room):
                self.found(room, table)
        elif isinstance(event, AtTable):
            self.collected(room, event.table)

    def due(self, room: Room) -> set[str]:
        """What had to be in the boxes that were counted, or are as if they had not been; whose."""
        keys = {*self.known, *room.counted}
        more = {key: room.counted.get(key, 0) - self.known.get(key, 0) for key in keys}
        for (table, _), amount in more.items():
            self.counted[self.shift(room), table] += amount
        return {table for (table, _), amount in more.items() if amount}

    def found(self, room: Room, table: str) -> None:
        """What the last entry says is missing in a box was not counted."""
        self.counted[self.shift(room), table] -= self.missing
        self.short[self.shift(room), table] += self.missing
        self.missing = 0

    def collected(self, room: Room, number: str) -> None:
        old, now = self.held.get(number, {}), room.tables[number].collected
        for purse in {*old, *now}:  # a hand that is taken back takes its drop back
            more = now.get(purse, 0) - old.get(purse, 0)
            if more:
                purses = self.promotions if purse == PROMOTION else self.fees
                purses[self.shift(room), number] += more

    def shift(self, room: Room) -> str:
        return shift_of(room.now, room.zone, self.shifts)

    def report(self, room: Room) -> RoomReport:
        kept = (self.fees, self.promotions, self.counted, self.short)
        places = sorted({place for all_ in kept for place, amount in all_.items() if amount})
        rows = [
            (
                shift, table, room.stands[table].listing, self.fees[shift, table],
                self.promotions[shift, table], self.counted[shift, table],
                self.short[shift, table],
            )
            for shift, table in places
        ]  # fmt: skip
        columns = ("shift", "table", "game", "fee", "for promotions", "counted", "short")
        return RoomReport(
            titled("Drop by table and shift", room), columns, tuple(rows), ("table", "fee")
        )


class FundLedger:
    """Every entry of the pool and of the prizes, with what is in them afterwards."""

    def __init__(self) -> None:
        self.rows: list[tuple[str | int, ...]] = []

    def before(self, room: Room, event: AnyRoomEvent) -> None:
        """Nothing is read off before."""

    def after(self, room: Room, event: AnyRoomEvent) -> None:
        if not isinstance(event, Entered):
            return
        lines = dict(event.lines)
        if POOL in lines or PRIZES in lines:
            told = f"{moment(room.now, room.zone):%Y-%m-%d %H:%M}"
            pool, prizes = room.accounts.get(POOL, 0), room.accounts.get(PRIZES, 0)
            row = (told, event.why, lines.get(POOL, 0), pool, lines.get(PRIZES, 0), prizes)
            self.rows.append(row)

    def report(self, room: Room) -> RoomReport:
        columns = ("time", "why", "pool", "in the pool", "prizes", "prizes not claimed")
        return RoomReport(
            titled("The fund", room), columns, tuple(self.rows), ("time", "in the pool")
        )
