"""A room's log: what a command did is one batch over the streams of the room and its tables.

The events of a table stand in its own stream, those of the room in ``room``; there a ``Meanwhile``
says where a table's come in between, so that a batch is read in the order in which it happened.
``batch_of`` and ``in_order`` are each other's inverse. ``read_room`` folds a log;
``RoomKeeper`` is a room that is kept in one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final

from shuffleup.log.protocol import Batch, Log
from shuffleup.room.apply import apply, opened
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.instants import LATEST, is_zone
from shuffleup.room.keeping.kept_streams import KeptLogError, KeptStreams
from shuffleup.room.keeping.kept_streams import stream_of as stream_of
from shuffleup.room.keeping.state_keeper import StateKeeper
from shuffleup.room.keeping.state_keeper import events_since as events_since
from shuffleup.room.openings.opening_events import RoomOpened, TimeStood, TimeTold
from shuffleup.room.state import Room
from shuffleup.table.audit import BROKEN
from shuffleup.table.event_limits import OutOfBoundsError, check_bounds, check_opening
from shuffleup.table.events import TableOpened

ROOM: Final = "room"  # the stream of the room's own events
RoomLogError = KeptLogError


def at_table(event: AnyRoomEvent) -> tuple[str, object] | None:
    return (event.table, event.event) if isinstance(event, AtTable) else None


def of_table(table: str, event: object) -> AnyRoomEvent:
    return AtTable(table, event)  # type: ignore[arg-type]  # whatever it is: the table knows


STREAMS: Final[KeptStreams[AnyRoomEvent]] = KeptStreams(ROOM, at_table, of_table)
batch_of, in_order, deeds_in = STREAMS.batch_of, STREAMS.in_order, STREAMS.deeds_in


# ---- folding ---------------------------------------------------------------------------------


Hears = Callable[[Iterable[tuple[int, AnyRoomEvent]], int], None]  # events by version, and when


def read_room(
    log: Log,
    *,
    whole: bool = False,
    lines: int | None = None,
    hears: Hears | None = None,
    upto: int = 0,
) -> Room:
    """The room a log tells of, after all of it or the first so many lines. ``whole``: it remembers
    every event, which only an undoing needs. ``hears``: somebody who follows it. ``upto``: the
    version after which nothing is read."""
    return read_on(None, islice(log.batches(), lines), whole=whole, hears=hears, upto=upto)


def read_on(
    room: Room | None,
    batches: Iterable[Batch],
    *,
    whole: bool = False,
    hears: Hears | None = None,
    upto: int = 0,
) -> Room:
    """The room after more of its log; without one, from the beginning."""
    for number, batch in enumerate(batches, 1):
        before = room.version if room is not None else 0
        room = after(room, batch, number)
        if hears is not None:
            hears(enumerate(in_order(batch), before + 1), batch.at or 0)
        if not whole:
            room.log.clear()
        if room.version == upto:
            break
    if room is None:
        raise RoomLogError("the log is empty")
    return room


def after(room: Room | None, batch: Batch, number: int) -> Room:
    """The room after one more batch; ``number`` says which, from 1."""
    try:
        for event in in_order(batch):
            room = written(room, event)
    except RoomLogError as error:
        raise RoomLogError(f"line {number}: {error}") from error
    except OutOfBoundsError as error:
        raise RoomLogError(f"line {number}: {error}") from error
    except BROKEN as error:
        says = "what it tells cannot follow what went before"
        raise RoomLogError(f"line {number}: {says}") from error
    if room is None:
        raise RoomLogError(f"line {number}: a room's log begins with a room that opens")
    return room


def written(room: Room | None, event: AnyRoomEvent) -> Room:
    """One event applied, once it is seen to be one that can be."""
    if room is None:
        if not isinstance(event, RoomOpened):
            raise RoomLogError("a room's log begins with a room that opens")
        if not is_zone(event.zone) or not 0 <= event.now <= LATEST:
            raise RoomLogError("there is no such time, or no such time zone")
        return opened(event)
    if isinstance(event, RoomOpened):
        raise RoomLogError("the room opens for a second time")
    if isinstance(event, TimeTold) and not room.now <= event.now <= LATEST:
        raise RoomLogError("time does not go back, nor beyond the calendar")
    if isinstance(event, TimeStood) and not 0 <= event.since < event.until <= LATEST:
        raise RoomLogError("time stands from one instant until a later one")
    if isinstance(event, AtTable):
        check_at_table(room, event)
    apply(room, event)
    return room


def check_at_table(room: Room, event: AtTable) -> None:
    """Refuse an event that cannot be of its table."""
    if isinstance(event.event, TableOpened):
        check_opening(event.event)
    elif event.table not in room.tables:
        raise RoomLogError(f"there is no table {event.table}")
    else:
        check_bounds(room.tables[event.table], event.event, room.version + 1)


# ---- keeping ---------------------------------------------------------------------------------


class RoomKeeper(StateKeeper[Room, AnyRoomEvent]):
    """A room and its log: what was done is in the log before anybody is told."""

    streams = STREAMS

    @property
    def room(self) -> Room:
        return self.state

    @classmethod
    def of(cls, log: Log, *, whole: bool = False) -> RoomKeeper:
        """The room of a log that is there."""
        return cls(log, read_room(log, whole=whole), whole=whole)

    def now(self) -> int:
        return self.room.now


def drain(room: Room) -> list[AnyRoomEvent]:
    """Take the events away that are not in the log yet."""
    events, room.log = room.log, []
    return events
