"""Rulings: what was decided, who decided it, and the points and procedures behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from shuffleup.floor.ruling_record import Ruled
from shuffleup.law.rulebook import Rulebook, cite
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


def rulings_of(happenings: Iterable[Happening]) -> Iterator[RulingTold]:
    """Every act that rests on some law, what fell due by itself, and what the floor ruled at a
    table; in their order."""
    now = 0
    for one in happenings:
        for event in one.events:
            if isinstance(event, TimeTold | RoomOpened):
                now = event.now
            elif isinstance(event, AtTable) and isinstance(event.event, Ruled):
                ruled = event.event
                yield RulingTold(now, ruled.by, ruled.says, ruled.grounds, event.table)
        if one.grounds:
            by = one.by or one.role or ("" if one.words else "the clock")
            yield RulingTold(now, by, one.words or "by itself", one.grounds)


def of_rulings(rulings: Iterable[RulingTold], book: Rulebook, zone: str) -> RoomReport:
    """Every ruling with the clauses behind it."""
    rows = [
        (
            f"{moment(one.at, zone):%Y-%m-%d %H:%M}", one.table, one.by, one.what,
            " ".join(rule.id for rule in cite(book, one.grounds)),
        )
        for one in rulings
    ]  # fmt: skip
    columns = ("time", "table", "by", "what", "clauses")
    return RoomReport("Rulings", columns, tuple(rows), ("clause", "times"))
