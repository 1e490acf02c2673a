"""Rulings that were kept for the next time: the precedents of a house, in its log.

Whoever asked the floor may keep a ruling; they find it again, and so does everybody who decides at
tables. ``Precedents.keep`` and ``drop`` write, ``seen_by`` is what one person may read.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from shuffleup.log.codec import known
from shuffleup.log.protocol import Batch
from shuffleup.server.identity.throttling import Rate

if TYPE_CHECKING:  # whoever reads a log wants the records alone
    from shuffleup.server.house_places.poker_house import PokerHouse

PRECEDENTS: Final = "precedents"  # the stream of them, in the log of the house
MOST_OF_ONE: Final = 200
# Kept by one person in so many seconds: what is dropped stays in the log.
AN_HOUR: Final = (60, 3600.0)
REMEMBERED: Final = 10_000  # people of whom that is counted
MOST_SHOWN: Final = 1_000  # to whoever decides at tables, the latest


class PrecedentKept(Struct, frozen=True):
    """A ruling somebody kept: what happened, where, what was told, and what a book said."""

    number: int
    by: str
    at: int
    kind: str
    what: str
    place: str
    facts: tuple[str, ...]
    book: str
    ruling: str
    clauses: tuple[str, ...]
    remark: str
    asked: str  # the address that asks it again


class PrecedentDropped(Struct, frozen=True):
    number: int
    by: str


known("house", PrecedentKept, PrecedentDropped)


class Precedents:
    """The precedents of a house, by number."""

    def __init__(self, house: PokerHouse) -> None:
        self.house = house
        self.kept: dict[int, PrecedentKept] = {}
        self.last = 0
        self.pace = Rate(*AN_HOUR, REMEMBERED)

    def load(self) -> None:
        """Those that the log has."""
        log = self.house.log
        records: Iterable[object] = log.read(0, PRECEDENTS) if PRECEDENTS in log.versions else ()
        self.kept.clear()
        self.last = 0
        for record in records:
            self.hear(record)

    def hear(self, record: object) -> None:
        if isinstance(record, PrecedentKept):
            self.kept[record.number] = record
            self.last = max(self.last, record.number)
        elif isinstance(record, PrecedentDropped):
            self.kept.pop(record.number, None)

    def of(self, who: str) -> list[PrecedentKept]:
        return [one for one in self.kept.values() if one.by == who]

    def seen_by(self, who: str, *, decides: bool) -> list[PrecedentKept]:
        """The latest first; those of everybody for whoever decides at tables."""
        found = list(self.kept.values()) if decides else self.of(who)
        return sorted(found, key=lambda one: -one.number)[:MOST_SHOWN]

    def write(self, record: PrecedentKept | PrecedentDropped) -> Future[dict[str, int]]:
        self.hear(record)
        return self.house.submit(Batch({PRECEDENTS: [record]}, self.house.now()))
