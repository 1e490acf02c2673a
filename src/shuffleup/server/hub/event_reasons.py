"""The clauses behind what happens at a table, found once for each event and told to everybody.

Grounds are read off the table just before an event, and the house's own table has gone on by then.
So an ``EventReasons`` follows with a table of its own: it begins with the one the rail sees, which
is a hand late, and goes on only while somebody watches. Only what can be read off at once is told;
whoever opens the hand later finds all of it. A clause is a name: which one stands behind an event
depends on nothing that was not told with it, and the tests of leaks hold that.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import structlog

from shuffleup.law.rulebook import Rulebook, cite
from shuffleup.table.apply import apply, drain
from shuffleup.table.grounds.moments import Moment
from shuffleup.table.grounds.table_event_grounds import begin, grounds
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, copy
from shuffleup.table.viewing.rail import version_of

Clauses = Callable[[str, tuple[str, ...], str, str], list[str]]  # book, grounds, game, betting
NONE: Final[list[str]] = []  # most events of a session that nobody watched
DIFFERENT: Final = 4_096  # sets of grounds whose clauses are remembered


def citing(books: Callable[[str], Rulebook | None]) -> Clauses:
    """Clauses by grounds, each looked up once; those of the book itself first, then those that are
    common to all."""

    @lru_cache(maxsize=DIFFERENT)
    def clauses(book: str, behind: tuple[str, ...], game: str, betting: str) -> list[str]:
        law = books(book)
        ids = [rule.id for rule in cite(law, behind, game, betting)] if law is not None else []
        return sorted(ids, key=lambda clause: clause.startswith("common/"))

    return clauses


def no_clauses(book: str, behind: tuple[str, ...], game: str, betting: str) -> list[str]:
    """Where nobody knows a book."""
    return NONE


class EventReasons:
    """Goes along a table, a step behind it. ``latest`` is how many events are remembered."""

    def __init__(self, late: Table, clauses: Clauses, latest: int) -> None:
        self.now = Moment(copy(late), quick=True)
        self.version = version_of(late)
        self.clauses = clauses
        self.cited: deque[list[str]] = deque(maxlen=latest)

    def hear(self, events: Sequence[AnyTableEvent]) -> None:
        """What happened next."""
        for event in events:
            self.cited.append(self.behind(event))
            apply(self.now.table, event)
            self.version += 1
        drain(self.now.table)

    def behind(self, event: AnyTableEvent) -> list[str]:
        """The clauses behind an event. A reason that cannot be found stops nobody's game: it is
        noted by its kind."""
        now, table = self.now, self.now.table
        try:
            begin(now, event)
            found = grounds(now, event).grounds
        except Exception as error:
            kind, of = type(error).__name__, type(event).__name__
            structlog.get_logger().error("no reason found", kind=kind, event=of)
            return NONE
        if not found:
            return NONE
        return self.clauses(table.rulebook, found, table.game.key, table.stakes.structure.value)

    def told(self, after: int, last: int) -> list[list[str]]:
        """The clauses behind each event after a version and up to another."""
        first = self.version - len(self.cited)
        return [self.cited[at - first] if at >= first else NONE for at in range(after, last)]
