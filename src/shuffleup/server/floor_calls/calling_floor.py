"""``FloorCalls``: a player calls the floor, and the table stands still until somebody answers.

A call opens a case: who called, about what, when; it stands in the log, in a stream of its own, and
so does who answered it and how. While a case is open nobody's time runs and no hand is dealt at
that table. A case without anybody to answer it ends by itself, or one player could hold a table for
ever: after a turn's time where nobody of the floor is there, and nobody stops a table so more than
twice an hour. Rulings that wait for somebody who is not in the hand stand in the same stream
(``waiting_rulings``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from shuffleup.floor.senders import Role
from shuffleup.log.codec import known
from shuffleup.log.protocol import Batch
from shuffleup.table.floor.in_its_hand import at_stake
from shuffleup.table.who_may_send import DECIDERS

if TYPE_CHECKING:  # whoever reads a log wants the records alone
    from shuffleup.server.house_places.poker_house import PokerHouse

CALLS: Final = "calls"  # the stream of them, in the log of the house
LONGEST_ABOUT: Final = 200
LONGEST_WAIT: Final = 5 * 60_000  # milliseconds that a table stands still without an answer
A_TURN: Final = 30_000  # the same where nobody of the floor is there, and a house has no clock
BETWEEN: Final = 60_000  # milliseconds between two calls of one player
HOUR: Final = 60 * 60_000
STOPS: Final = 2  # in an hour, of one player, where nobody of the floor is there
TOO_OFTEN: Final = "you have stopped play twice within the hour, and nobody of the floor is here"
Where = tuple[str, str]
# Whether somebody in one of these roles is there who may rule at a table, and is none of these.
IsThere = Callable[[Where, Collection[str], frozenset[Role]], bool]


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

    def __init__(
        self, house: PokerHouse, changed: Callable[[Where], None], turn: int = A_TURN
    ) -> None:
        """``changed`` is told of a table at which a case was opened or ended; ``turn`` is the time
        of one decision."""
        self.house, self.changed, self.turn = house, changed, turn or A_TURN
        self.open: dict[Where, FloorCalled] = {}
        self.stops: dict[str, list[int]] = {}  # when somebody stopped play within the last hour
        self.is_there: IsThere = lambda where, but, roles: True

    def load(self) -> None:
        """The cases that were open when the house went down."""
        self.open.clear()
        self.stops.clear()
        log = self.house.log
        for record in log.read(0, CALLS) if CALLS in log.versions else ():
            self.hear(record)

    def hear(self, record: object) -> None:
        if isinstance(record, FloorCalled):
            self.open[record.place, record.table] = record
            self.has_stopped(record.by, record.at)
        elif isinstance(record, FloorAnswered):
            self.open.pop((record.place, record.table), None)

    def call(self, where: Where, who: str, about: str, *, plays: bool = True) -> str:
        """Open a case; or why not. Who deals or works on the floor calls as often as it takes."""
        said, now = " ".join(about.split()), self.house.now()
        if len(said) > LONGEST_ABOUT or not said.isprintable():
            return f"say what it is about in at most {LONGEST_ABOUT} characters"
        if where in self.open:
            return "the floor has been called to this table already"
        if plays and now - max(self.stops.get(who, ()), default=-BETWEEN) < BETWEEN:
            return "you have called the floor a moment ago"
        if plays and not self.may_stop(who) and not self.has_floor(where):
            return TOO_OFTEN
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
        for where, case in list(self.open.items()):
            longest = LONGEST_WAIT if self.has_floor(where) else self.turn
            if self.house.waited(case.at) >= longest:
                self.answer(where, "", "nobody came in time: play goes on")
            yield

    def keep(self, where: Where, record: Struct) -> Future[dict[str, int]]:
        self.hear(record)
        kept = self.house.submit(Batch({CALLS: [record]}, self.house.now()))
        self.changed(where)
        return kept

    # ---- who stops play, and for whom --------------------------------------------------------

    def has_stopped(self, who: str, at: int) -> None:
        within = [one for one in self.stops.get(who, ()) if at - one < HOUR]
        self.stops[who] = [*within, at]

    def may_stop(self, who: str) -> bool:
        """Whether somebody has not stopped play twice within the hour."""
        now = self.house.now()
        return sum(now - one < HOUR for one in self.stops.get(who, ())) < STOPS

    def has_floor(self, where: Where) -> bool:
        """Whether somebody of the floor is there who does not play the hand."""
        place = self.house.places.get(where[0])
        table = place.tables.get(where[1]) if place is not None else None
        return self.is_there(where, at_stake(table) if table is not None else (), DECIDERS)

    def is_own(self, where: Where, who: str) -> bool:
        """Whether this person made the call that is open at a table."""
        case = self.open.get(where)
        return case is not None and case.by == who

    def holds(self, where: Where) -> bool:
        """Whether a table stands still."""
        return where in self.open
