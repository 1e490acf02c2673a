"""``apply(room, event)`` writes one event and cannot fail; a table's own goes to the table."""

from __future__ import annotations

from collections.abc import Iterable

from shuffleup.room import standing_waits
from shuffleup.room.absence import absence_rules
from shuffleup.room.adoption import adopting
from shuffleup.room.breaking import breaking_up, seats_after_break
from shuffleup.room.cage import cage_desk
from shuffleup.room.devices import device_rules
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.lists import calling_names, waiting_lists
from shuffleup.room.must_move import feeding, moving_up
from shuffleup.room.openings import opening_games, running_games
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.room.people import coming_in, warning_and_barring
from shuffleup.room.promotions import promotion_family, time_and_tickets
from shuffleup.room.rulings import RoomApplies
from shuffleup.room.seat_claims import changing_tables, kept_apart, locking_up, playing_over
from shuffleup.room.staff import dealer_line, on_the_register
from shuffleup.room.state import Room
from shuffleup.room.undo import putting_right
from shuffleup.table.apply import apply as apply_to_table
from shuffleup.table.apply import drain
from shuffleup.table.apply import opened as opened_table
from shuffleup.table.events import TableOpened


def apply(room: Room, event: AnyRoomEvent) -> None:
    """Write one event."""
    if isinstance(event, AtTable):
        at_table(room, event)
    else:
        APPLY[type(event)](room, event)
    room.log.append(event)
    room.version += 1


def opened(event: RoomOpened) -> Room:
    """A room as its first event says."""
    room = Room(event.rules, event.rulebook, event.zone, event.now, event.dollar)
    room.log.append(event)
    room.version = 1
    return room


def replay(events: Iterable[AnyRoomEvent]) -> Room:
    """The room a log tells of, those of its tables in their place."""
    first, *rest = events
    assert isinstance(first, RoomOpened), first
    room = opened(first)
    for event in rest:
        apply(room, event)
    return room


def at_table(room: Room, event: AtTable) -> None:
    if isinstance(event.event, TableOpened):
        room.tables[event.table] = opened_table(event.event)
    else:
        time_and_tickets.watch(room, event)
        apply_to_table(room.tables[event.table], event.event)
    drain(room.tables[event.table])  # the room keeps its tables' logs


def tell(room: Room, event: TimeTold) -> None:
    room.now = event.now


APPLY: RoomApplies = {
    TimeTold: tell,
    **standing_waits.APPLY,
    **coming_in.APPLY,
    **opening_games.APPLY,
    **waiting_lists.APPLY,
    **calling_names.APPLY,
    **warning_and_barring.APPLY,
    **kept_apart.APPLY,
    **locking_up.APPLY,
    **changing_tables.APPLY,
    **playing_over.APPLY,
    **running_games.APPLY,
    **absence_rules.APPLY,
    **feeding.APPLY,
    **moving_up.APPLY,
    **breaking_up.APPLY,
    **seats_after_break.APPLY,
    **cage_desk.APPLY,
    **promotion_family.APPLY,
    **on_the_register.APPLY,
    **dealer_line.APPLY,
    **putting_right.APPLY,
    **device_rules.APPLY,
    **adopting.APPLY,
}
