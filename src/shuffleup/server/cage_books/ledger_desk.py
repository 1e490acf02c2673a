"""``LedgerDesk``: the ledger of a room's day, read off its log as far as it is on the disk.

The first look at a place reads its stream from the beginning, in a thread; later ones only what
was added. Nothing is shown that is not kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from threading import Lock
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.room.cage.ledger import is_money
from shuffleup.room.keeping.room_log import ROOM as OWN_STREAM
from shuffleup.room.reports.bought_and_cashed import BoughtAndCashed, BoughtFor
from shuffleup.room.reports.ledger_day import (
    CageSums,
    ClosedDay,
    DayRow,
    LedgerBook,
    LedgerLine,
    with_numbers,
)
from shuffleup.room.reports.room_diary import DiaryLine, RoomDiary
from shuffleup.room.reports.room_report import Cell, RoomReport
from shuffleup.room.state import Room
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace

MOST_BOOKS: Final = 50  # of places that are kept at hand, those looked at last
LOOKS: Final = 3  # at books in which something is entered meanwhile
SHOWN: Final = 200  # lines at once; all of them are in the file
COLUMNS: Final = (
    "line", "time", "why", "player", "table", "cash", "chips", "trays", "funds", "signed",
    "second", "undone because",
)  # fmt: skip
T = TypeVar("T")
Names = Callable[[Iterable[str]], dict[str, str]]
Clock = Callable[[int], str]
Texts = Callable[[str], str]


class LedgerShown(Struct, frozen=True):
    """The day so far.

    lines     the newest first; ``earlier`` says how many more there are
    rows      the day by reasons
    days      days that were closed, the newest first
    balanced  whether chips and money of all accounts each add up to nothing, as they must
    """

    place: str
    opened_at: int
    opening: CageSums
    now: CageSums
    lines: list[LedgerLine]
    earlier: int
    rows: list[DayRow]
    days: list[ClosedDay]
    balanced: bool = True
    names: dict[str, str] = {}


class BooksOfPlace:
    """What is read off a room's own stream, and how far it was read."""

    def __init__(self) -> None:
        self.version, self.ledger, self.diary = 0, LedgerBook(), RoomDiary()
        self.players = BoughtAndCashed()

    def see(self, record: object) -> None:
        self.version += 1
        self.ledger.see(record)
        self.diary.see(record)
        self.players.see(record)


class LedgerDesk:
    """The books of each place that somebody looked at."""

    def __init__(self, house: PokerHouse, names: Names) -> None:
        self.house, self.names = house, names
        self.books: dict[str, BooksOfPlace] = {}
        self.reading = Lock()

    async def day(self, place: RoomPlace) -> LedgerShown:
        """The day; everything that was done before it is asked for has to be on the disk."""
        room, id_ = place.room, place.id
        for _ in range(LOOKS):
            acts = place.acts.last_first()
            found = await asyncio.to_thread(self.read, id_, lambda books: shown(id_, books))
            if acts == place.acts.last_first():
                break
        else:
            acts = []  # so much goes on that no line can be told from another: look again
        lines = with_numbers(found.lines, [(one.number, one.note) for one in acts])
        people = {one.player for one in found.lines} | {one.by for one in found.lines}
        people |= {one.second for one in found.lines} | set(room.staff)
        people |= {who for day in found.days for who in day.signed}
        names = self.names(people - {""})
        return replace(found, lines=lines, balanced=balances(room), names=names)

    async def lines(self, place: str) -> tuple[LedgerLine, ...]:
        """Every line of the day that is at hand."""
        return await asyncio.to_thread(self.read, place, lambda one: tuple(one.ledger.lines))

    async def diary(self, place: str, before: int, most: int) -> list[DiaryLine]:
        """What happened last in a room, the newest first; ``before``: the number of a line."""

        def some(books: BooksOfPlace) -> list[DiaryLine]:
            lines = [one for one in books.diary.lines if not before or one.n < before]
            return lines[-most:][::-1]

        return await asyncio.to_thread(self.read, place, some)

    async def players(self, place: str) -> tuple[int, int, dict[str, BoughtFor]]:
        """How far the place's own stream was read, its chips to the dollar, and what everybody has
        bought and cashed."""

        def all_of_them(books: BooksOfPlace) -> tuple[int, int, dict[str, BoughtFor]]:
            return books.version, books.players.dollar or 1, dict(books.players.of)

        return await asyncio.to_thread(self.read, place, all_of_them)

    def read(self, place: str, look: Callable[[BooksOfPlace], T]) -> T:
        """Something read off the books, which are brought up to date first."""
        with self.reading:
            books = self.books.pop(place, None) or BooksOfPlace()
            self.books[place] = books
            for other in list(self.books)[:-MOST_BOOKS]:
                del self.books[other]
            for records in self.house.under(place).stream(books.version, OWN_STREAM):
                for record in records:
                    books.see(record)
            return look(books)


def lines_named(lines: Iterable[LedgerLine], named: Texts) -> list[LedgerLine]:
    """The same lines, with names where somebody was named in a reason."""
    return [
        replace(one, why=named(one.why), undone=named(one.undone), undo=named(one.undo))
        for one in lines
    ]


def with_names_in(day: LedgerShown, named: Texts) -> LedgerShown:
    """The same day, with names in its sentences."""
    rows = [replace(one, why=named(one.why)) for one in day.rows]
    days = [replace(one, why=named(one.why)) for one in day.days]
    return replace(day, lines=lines_named(day.lines, named), rows=rows, days=days)


def shown(place: str, books: BooksOfPlace) -> LedgerShown:
    book = books.ledger
    lines = list(book.lines)[-SHOWN:][::-1]
    return LedgerShown(
        place, book.opened_at, book.opening, book.sums, lines,
        len(book.lines) + book.dropped - len(lines), list(book.rows.values()),
        list(book.days)[::-1],
    )  # fmt: skip


def balances(room: Room) -> bool:
    money = sum(amount for name, amount in room.accounts.items() if is_money(name))
    return not money and not sum(room.accounts.values())


def as_report(lines: Iterable[LedgerLine], names: dict[str, str], clock: Clock) -> RoomReport:
    """The lines as rows of a file."""
    rows: list[tuple[Cell, ...]] = [
        (
            one.n, clock(one.at), one.why, names.get(one.player, one.player), one.table,
            one.sums.cash, one.sums.chips, one.sums.trays, one.sums.funds,
            names.get(one.by, one.by), names.get(one.second, one.second), one.undone,
        )
        for one in lines
    ]  # fmt: skip
    return RoomReport("Ledger", COLUMNS, tuple(rows), ("why", "cash"))
