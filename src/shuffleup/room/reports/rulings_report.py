"""Rulings: what was decided, who decided it, and the points and procedures behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from shuffleup.floor.ruling_record import Ruled
from shuffleup.law.rulebook import Rulebook, cite
from shuffleup.room.adoption.book_events import BookAdopted
from shuffleup.room.events import AtTable
from shuffleup.room.instants import moment
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.room.reports.happenings import Happening
from shuffleup.room.reports.room_report import RoomReport


class RulingTold(Struct, frozen=True):
    """A ruling: when, at which table if at one, by whom, on what."""

    at: int
    by: str
    what: str
    grounds: tuple[str, ...]
    table: str = ""
    book: str = ""  # that was in force


def rulings_of(happenings: Iterable[Happening]) -> Iterator[RulingTold]:
    """Every act that rests on some law, what fell due by itself, and what the floor ruled at a
    table; in their order."""
    now, book = 0, ""
    for one in happenings:
        for event in one.events:
            if isinstance(event, TimeTold | RoomOpened):
                now = event.now
            if isinstance(event, RoomOpened | BookAdopted):
                book = event.rulebook
            elif isinstance(event, AtTable) and isinstance(event.event, Ruled):
                ruled = event.event
                yield RulingTold(
                    now, ruled.by, ruled.says, ruled.grounds, event.table, ruled.book or book
                )
        if one.grounds:
            by = one.by or one.role or ("" if one.words else "the clock")
            yield RulingTold(now, by, one.words or "by itself", one.grounds, book=book)


def of_rulings(
    rulings: Iterable[RulingTold], books: Callable[[str], Rulebook | None], zone: str
) -> RoomReport:
    """Every ruling with the clauses behind it, of the book of its day."""
    rows = [
        (
            f"{moment(one.at, zone):%Y-%m-%d %H:%M}", one.table, one.by, one.what,
            " ".join(clauses_of(books(one.book), one.grounds)),
        )
        for one in rulings
    ]  # fmt: skip
    columns = ("time", "table", "by", "what", "clauses")
    return RoomReport("Rulings", columns, tuple(rows), ("clause", "times"))


def clauses_of(book: Rulebook | None, grounds: tuple[str, ...]) -> list[str]:
    """The clauses of a book, if we have it; else the points themselves."""
    return list(grounds) if book is None else [rule.id for rule in cite(book, grounds)]
