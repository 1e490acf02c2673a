"""``FloorCalls``: a player calls the floor, and the table stands still until somebody answers.

A call opens a case: who called, about what, when; it stands in the log, in a stream of its own, and
so does who answered it and how. While a case is open nobody's time runs and no hand is dealt at
that table. A case without anybody to answer it ends by itself after a while, or one player could
hold a table for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from typing import Final

from msgspec import Struct

from shuffleup.log.codec import known
from shuffleup.log.protocol import Batch
from shuffleup.server.house_places.poker_house import PokerHouse

CALLS: Final = "calls"  # the stream of them, in the log of the house
LONGEST_ABOUT: Final = 200
LONGEST_WAIT: Final = 5 * 60_000  # milliseconds that a table stands still without an answer
BETWEEN: Final = 60_000  # milliseconds between two calls of one player
Where = tuple[str, str]


class FloorCalled(Struct, frozen=True):
    """Somebody at a table wants the floor."""

    place: str
    table: str
    by: str
    about: str
    at: int


class FloorAnswered(Struct, frozen=True):
    """A call was answered: by whom ("" by nobody in time), and how."""

    place: str
    table: str
    by: str
    says: str


known("house", FloorCalled, FloorAnswered)


class FloorCalls:
    """The open cases of a house, by table."""

    def __init__(self, house: PokerHouse, changed: Callable[[Where], None]) -> None:
        """``changed`` is told of a table at which a case was opened or ended."""
        self.house, self.changed = house, changed
        self.open: dict[Where, FloorCalled] = {}
        self.last: dict[str, int] = {}  # when somebody called last

    def load(self) -> None:
        """The cases that were open when the house went down."""
        log = self.house.log
        records: Iterable[object] = log.read(0, CALLS) if CALLS in log.versions else ()
        self.open.clear()
        for record in records:
            self.hear(record)

    def hear(self, record: object) -> None:
        if isinstance(record, FloorCalled):
            self.open[record.place, record.table] = record
        elif isinstance(record, FloorAnswered):
            self.open.pop((record.place, record.table), None)

    def call(self, where: Where, who: str, about: str, *, plays: bool = True) -> str:
        """Open a case; or why not. Who deals or works on the floor calls as often as it takes."""
        said, now = " ".join(about.split()), self.house.now()
        if len(said) > LONGEST_ABOUT or not said.isprintable():
            return f"say what it is about in at most {LONGEST_ABOUT} characters"
        if where in self.open:
            return "the floor has been called to this table already"
        if plays and now - self.last.get(who, -BETWEEN) < BETWEEN:
            return "you have called the floor a moment ago"
        self.last[who] = now
        self.keep(where, FloorCalled(*where, who, said, now))
        return ""

    def answer(self, where: Where, who: str, says: str) -> str:
        """End a case; or why not."""
        if where not in self.open:
            return "nobody has called the floor to this table"
        self.keep(where, FloorAnswered(*where, who, " ".join(says.split())[:LONGEST_ABOUT]))
        return ""

    def look(self) -> Iterator[None]:
        """A case that nobody answers ends by itself; case by case, as every round of the house."""
        now = self.house.now()
        for where, case in list(self.open.items()):
            if now - case.at >= LONGEST_WAIT:
                self.answer(where, "", "nobody came in time: play goes on")
            yield

    def keep(self, where: Where, record: FloorCalled | FloorAnswered) -> Future[dict[str, int]]:
        self.hear(record)
        kept = self.house.submit(Batch({CALLS: [record]}, self.house.now()))
        self.changed(where)
        return kept

    def is_own(self, where: Where, who: str) -> bool:
        """Whether this person made the call that is open at a table."""
        case = self.open.get(where)
        return case is not None and case.by == who

    def holds(self, where: Where) -> bool:
        """Whether a table stands still."""
        return where in self.open
