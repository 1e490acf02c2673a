"""The ledger of the day, line by line, and the day in sums: what a cage has before it and signs.

``LedgerBook.see`` takes the records of a room's own stream in their order; a day ends when it is
closed. The invariant: what the cage held when the day began and all lines of the day are what it
holds now, in money, in chips, in the trays and in the funds.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.senders import Role
from shuffleup.room.cage import ledger as book
from shuffleup.room.cage.cage_events import DayClosed, DropCounted, Entered
from shuffleup.room.keeping.deeds import Deed, Meanwhile
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.room.undo.undo_events import Acted, Undone
from shuffleup.room.words.undo_words import NOBODY, kind_in_words

MOST_LINES: Final = 5_000  # of one day that are kept at hand
FUNDS: Final = frozenset({book.HOUSE_DROP, book.POOL, book.PRIZES})
KEEPERS: Final = (Role.CAGE, Role.MANAGER)  # who keep the books of a cage
FOR_PLAYERS: Final = ("kept/", "held/")


class CageSums(Struct, frozen=True):
    """Money, chips and trays of the cage, and what it has in funds and for players."""

    cash: int = 0
    chips: int = 0
    trays: int = 0
    funds: int = 0

    def plus(self, other: CageSums) -> CageSums:
        return CageSums(
            self.cash + other.cash,
            self.chips + other.chips,
            self.trays + other.trays,
            self.funds + other.funds,
        )


class LedgerLine(Struct, frozen=True):
    """One entry.

    undo    how it is called where it is undone, ``buy of Ann``; "" where the desk cannot
    act     the number by which it is undone, where that is known (``with_numbers``)
    did     the work in which it was done: whoever does the same, or stands above it, undoes it
    undone  whether it was, and why
    """

    n: int
    at: int
    why: str
    player: str
    table: str
    sums: CageSums
    lines: tuple[tuple[str, int], ...]
    by: str = ""
    second: str = ""
    undo: str = ""
    undone: str = ""
    act: int = 0
    did: str = ""


class DayRow(Struct, frozen=True):
    """All entries of a day that are for the same reason."""

    why: str
    count: int
    sums: CageSums


class ClosedDay(Struct, frozen=True):
    """A day as it was signed."""

    at: int
    lines: int
    chips_over: int
    cash_over: int
    signed: tuple[str, ...]
    sums: CageSums
    why: str = ""  # where it was not even


def sums_of(lines: tuple[tuple[str, int], ...]) -> CageSums:
    cash = chips = trays = funds = 0
    for account, amount in lines:
        if account == book.CAGE_CASH or (account.startswith("box/") and book.is_money(account)):
            cash += amount
        elif account == book.CAGE_CHIPS:
            chips += amount
        elif account.startswith("tray/"):
            trays += amount
        elif account in FUNDS or account.startswith(FOR_PLAYERS):
            funds += amount
    return CageSums(cash, chips, trays, funds)


def table_of(lines: tuple[tuple[str, int], ...]) -> str:
    """The table an entry is about, if it is about one."""
    for account, _ in lines:
        kind, _, rest = account.partition("/")
        if kind in ("table", "tray"):
            return rest
    return ""


class LedgerBook:
    """The entries since the last close, and the days before it."""

    def __init__(self) -> None:
        self.now = self.count = self.dropped = 0
        self.opened_at = 0
        self.opening = self.sums = CageSums()
        self.lines: deque[LedgerLine] = deque()
        self.days: deque[ClosedDay] = deque(maxlen=60)
        self.rows: dict[str, DayRow] = {}
        self.closing: DayClosed | None = None  # whose difference is yet to be entered
        self.box = ""  # the table whose box was counted
        self.position = self.entered = 0  # events seen, and which of them was the last entry

    def see(self, record: object) -> None:
        """One more record of the room's stream, or event of its log."""
        if isinstance(record, Deed):
            return
        self.position += record.count if isinstance(record, Meanwhile) else 1
        if isinstance(record, TimeTold | RoomOpened):
            self.now = record.now
            self.opened_at = self.opened_at or record.now
        elif isinstance(record, DropCounted):
            self.box = record.table
        elif isinstance(record, Entered):
            self.enter(record)
        elif isinstance(record, DayClosed):
            self.closing = record
            if not record.chips_over and not record.cash_over:
                self.close(record)
        elif isinstance(record, Acted):
            self.name_acts(record)
        elif isinstance(record, Undone):
            self.undo(record)

    def enter(self, entry: Entered) -> None:
        self.count += 1
        self.entered = self.position
        sums = sums_of(entry.lines)
        table, self.box = table_of(entry.lines) or self.box, ""
        line = LedgerLine(
            self.count, self.now, entry.why, entry.player, table, sums, entry.lines, entry.by,
            entry.second,
        )  # fmt: skip
        self.lines.append(line)
        if len(self.lines) > MOST_LINES:
            self.lines.popleft()
            self.dropped += 1
        self.sums = self.sums.plus(sums)
        why = entry.why.partition(":")[0]
        row = self.rows.get(why, DayRow(why, 0, CageSums()))
        self.rows[why] = DayRow(why, row.count + 1, row.sums.plus(sums))
        if self.closing is not None:
            self.close(self.closing, entry.why.partition(": ")[2])

    def close(self, event: DayClosed, why: str = "") -> None:
        """The day is over; what was found over or short is its last line."""
        day = ClosedDay(
            self.now, len(self.lines) + self.dropped, event.chips_over, event.cash_over,
            event.signed, self.sums, why,
        )  # fmt: skip
        self.days.append(day)
        self.lines.clear()
        self.rows.clear()
        self.dropped, self.closing = 0, None
        self.opening, self.opened_at = self.sums, self.now

    def name_acts(self, act: Acted) -> None:
        """What was entered at the cage can be undone there."""
        its_own = self.entered >= self.position - act.events
        if not its_own or not self.lines or act.what == "Undo" or act.role not in KEEPERS:
            return
        self.lines[-1] = replace(self.lines[-1], undo=name_of(act), did=act.role.value)

    def undo(self, event: Undone) -> None:
        """The line that is taken back, by its contra entry."""
        contra = self.lines[-1] if self.lines else None
        if contra is None or not contra.why.startswith("undo: "):
            return
        back = {account: -amount for account, amount in contra.lines}
        for at in range(len(self.lines) - 2, -1, -1):
            line = self.lines[at]
            if not line.undone and dict(line.lines) == back and line.player == contra.player:
                self.lines[at] = replace(line, undo="", undone=event.why or event.what)
                return
        for at, line in enumerate(self.lines):  # nobody can say which of them it was
            if line.undo.startswith(f"{kind_in_words(event.what)} of "):
                self.lines[at] = replace(line, undo="")


def name_of(act: Acted) -> str:
    """``buy of Ann``, ``fill of nobody``: how an act is called where it is undone."""
    return f"{kind_in_words(act.what)} of {act.player or NOBODY}"


def with_numbers(
    lines: Iterable[LedgerLine], acts: Iterable[tuple[int, Acted]]
) -> list[LedgerLine]:
    """Lines with the numbers of their acts, both with the newest first: the acts of one name made
    the lines of that name, in the same order. A line whose act is not at hand is not offered."""
    by_name: dict[tuple[str, str], list[int]] = {}
    for number, act in acts:
        by_name.setdefault((name_of(act), act.role.value), []).append(number)
    found = []
    for line in lines:
        numbers = by_name.get((line.undo, line.did), []) if line.undo else []
        number = numbers.pop(0) if numbers else 0
        found.append(replace(line, act=number, undo=line.undo if number else ""))
    return found
