"""What has happened in a room: facts, in the past tense. Those of its tables stand in their logs.

``AtTable`` says at which table an event happened. It is never stored: in a trial the events of a
table stand in the table's own stream. So applying a room's own event reads no table.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.log.codec import known
from shuffleup.room.absence.absence_events import AbsenceEvent
from shuffleup.room.adoption.book_events import BookEvent
from shuffleup.room.breaking.break_events import BreakEvent
from shuffleup.room.cage.cage_events import CageEvent
from shuffleup.room.devices.device_events import DeviceEvent
from shuffleup.room.lists.list_events import ListEvent
from shuffleup.room.must_move.feed_events import FeedEvent
from shuffleup.room.openings.opening_events import OpeningEvent
from shuffleup.room.people.people_events import PeopleEvent
from shuffleup.room.promotions.promotion_events import PromotionEvent
from shuffleup.room.seat_claims.claim_events import ClaimEvent
from shuffleup.room.staff.staff_events import StaffEvent
from shuffleup.room.undo.undo_events import UndoEvent
from shuffleup.table.rulings import AnyTableEvent

RoomEvent = (
    OpeningEvent | PeopleEvent | ListEvent | ClaimEvent | CageEvent | AbsenceEvent | FeedEvent
    | BreakEvent | PromotionEvent | StaffEvent | UndoEvent | DeviceEvent | BookEvent
)  # fmt: skip


class AtTable(Struct, frozen=True, gc=False):
    """Something happened at one of the tables."""

    table: str
    event: AnyTableEvent


AnyRoomEvent = RoomEvent | AtTable

known("room", *RoomEvent.__args__)
