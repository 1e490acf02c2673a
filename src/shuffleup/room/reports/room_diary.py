"""``RoomDiary``: what has happened in a room, a sentence each, the last so many of them.

Only the room's own events are told: what is played at a table stands in that table's log, with
its cards. So nothing hidden can stand in a diary.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from msgspec import Struct

from shuffleup.room.events import AtTable
from shuffleup.room.keeping.deeds import Deed, Meanwhile
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.room.undo.undo_events import Acted
from shuffleup.room.words.event_words import told

KEPT: Final = 1_000
SILENT: Final = (TimeTold, RoomOpened, AtTable, Acted, Meanwhile)


class DiaryLine(Struct, frozen=True):
    """One thing that happened; ``by`` nobody where it happened when its time had come."""

    n: int
    at: int
    by: str
    role: str
    says: str


class RoomDiary:
    """Fed with the records of a room's own stream, in their order."""

    def __init__(self, kept: int = KEPT) -> None:
        self.lines: deque[DiaryLine] = deque(maxlen=kept)
        self.now, self.zone, self.count = 0, "UTC", 0
        self.deed = Deed("", "", "")

    def see(self, record: object) -> None:
        if isinstance(record, Deed):
            self.deed = record
            return
        if isinstance(record, RoomOpened):
            self.zone = record.zone
        if isinstance(record, RoomOpened | TimeTold):
            self.now = record.now
        if isinstance(record, SILENT):
            return
        says = told(record, self.zone)  # type: ignore[arg-type]  # an event of the room: the rest
        if says:
            self.count += 1
            deed = self.deed
            self.lines.append(DiaryLine(self.count, self.now, deed.by, deed.role, says))
