"""One table and those who watch it: what each is told, and from which version on.

A ``TableWatch`` hears everything that happens at its table. It keeps who sat where (through the
rail's ``Seating``), the table as the rail sees it, and the latest events for whoever comes back
after a lost connection. Nothing leaves it but through ``table.viewing``, and beside that the names
of the clauses behind each event.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from copy import copy
from typing import Final

from msgspec import Struct

from shuffleup.log.codec import encode_all
from shuffleup.log.databases.database_log import BEGINNING
from shuffleup.log.head import LogPoint
from shuffleup.server.hub.event_reasons import NONE, Clauses, EventReasons, no_clauses
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.events import TableOpened
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table
from shuffleup.table.viewing.pictures import Felt, TableView
from shuffleup.table.viewing.rail import Rail, version_of
from shuffleup.table.viewing.stream import told_part
from shuffleup.table.viewing.table_view import player_view, view
from shuffleup.table.viewing.viewers import Cage, Dealer, Floor, Player, Spectator, Viewer

LATEST: Final = 2_000  # events that are kept for those who come back
FEW: Final = 600  # of them that outlast the house's closing: more than two long hands
FOLLOWED: Final = 500  # events nobody watched, after which reasons begin anew where the rail is
STAFF: Final[dict[str, Viewer]] = {
    "dealer": Dealer(),
    "floor": Floor(),
    "supervisor": Floor(),
    "surveillance": Floor(),
    "director": Floor(),
    "manager": Floor(),
    "cage": Cage(),
}


class TableWatch:
    """What there is to be told of a table."""

    def __init__(self, events: Sequence[AnyTableEvent], delay: Spectator, clauses: Clauses) -> None:
        """``events`` are all of the table so far, its opening first."""
        opening = events[0]
        if not isinstance(opening, TableOpened):
            raise ValueError("a table's events begin with its opening")
        self.rail = Rail(opening, delay)
        self.recent: deque[AnyTableEvent] = deque([opening], LATEST)
        self.clauses = clauses
        self.reasons: EventReasons | None = None  # while somebody watches
        self.hear(events[1:])

    @property
    def version(self) -> int:
        return self.rail.seating.version

    @property
    def rail_version(self) -> int:
        return version_of(self.rail.table)

    def hear(self, events: Sequence[AnyTableEvent]) -> None:
        self.rail.hear(events, self.version)
        self.recent.extend(events)

    def viewer(self, table: Table, who: str, role: str) -> Viewer:
        """With whose eyes somebody looks now: a player who has no seat stands on the rail."""
        if role == "player" and seat_of(table, who) is not None:
            return Player(who)
        return STAFF.get(role, self.rail.delay)

    def seen(self, table: Table, viewer: Viewer, known: Felt | None = None) -> TableView:
        """How the table stands for a viewer; ``known``: what everybody at it knows, if that has
        been made."""
        if isinstance(viewer, Player):
            return player_view(table, viewer, known)
        if isinstance(viewer, Spectator):
            return view(self.rail.table, Spectator())  # which is as late as it should be
        return view(table, viewer)

    def last(self, viewer: Viewer) -> int:
        """The last version a viewer may know of."""
        return self.rail_version if isinstance(viewer, Spectator) else self.version

    def told(self, viewer: Viewer, after: int) -> tuple[int, bytes]:
        """What happened after a version, and which that is: a later one where the events are no
        longer at hand."""
        last = self.last(viewer)
        first = self.version - len(self.recent)
        after = last if not first <= after <= last else after
        events = self.since(after, last)
        return after, encode_all(told_part(self.rail.seating, viewer, after, events).events)

    def since(self, after: int, last: int) -> list[AnyTableEvent]:
        first = self.version - len(self.recent)
        return [self.recent[at - first] for at in range(after, last)]

    def cited(self, viewer: Viewer, after: int) -> list[list[str]]:
        """The clauses behind each event that a viewer is told after a version; the cage is told no
        card, and so not which hand won either."""
        last = self.last(viewer)
        if after >= last or isinstance(viewer, Cage):
            return []
        reasons = self.reasons
        if reasons is None or self.version - reasons.version > FOLLOWED:
            reasons = self.reasons = EventReasons(self.rail.table, self.clauses, LATEST)
        if reasons.version < self.version - len(self.recent):
            self.reasons = None  # a hand longer than what is at hand: nobody can follow it any more
            return [NONE] * (last - after)
        reasons.hear(self.since(reasons.version, self.version))
        return reasons.told(after, last)

    def shortened(self) -> TableWatch:
        """As it is, with the last few events alone."""
        short = copy(self)
        short.reasons, short.clauses = None, no_clauses
        short.recent = deque(list(self.recent)[-FEW:], LATEST)
        return short


class KnownTables(Struct, frozen=True):
    """Tables as they were at a point of the log.

    places   that were open then, with or without tables
    last_at  when something happened last at each
    """

    point: LogPoint
    places: frozenset[str]
    watches: dict[tuple[str, str], TableWatch]
    last_at: dict[tuple[str, str], int]


NO_TABLES: Final = KnownTables(BEGINNING, frozenset(), {}, {})
