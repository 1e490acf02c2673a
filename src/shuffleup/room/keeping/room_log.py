"""A room's log: what a command did is one batch over the streams of the room and its tables.

The events of a table stand in its own stream, those of the room in ``room``; there a ``Meanwhile``
says where a table's come in between, so that a batch is read in the order in which it happened.
``batch_of`` and ``in_order`` are each other's inverse. ``read_room`` folds a log;
``RoomKeeper`` is a room that is kept in one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from itertools import groupby, islice
from typing import Final

from shuffleup.log.protocol import Batch, Log
from shuffleup.room.apply import apply, opened
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.instants import LATEST, is_zone
from shuffleup.room.keeping.deeds import Deed, Meanwhile
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.room.state import Room
from shuffleup.table.audit import BROKEN
from shuffleup.table.event_limits import OutOfBoundsError, check_bounds, check_opening
from shuffleup.table.events import TableOpened

ROOM: Final = "room"  # the stream of the room's own events
TABLES: Final = "table/"
PLAIN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")


class RoomLogError(ValueError):
    """A log that can be read and is not a room's, or says what cannot have been."""


def stream_of(table: str) -> str:
    """The stream of a table: by its number, or by a digest of what no stream can be called."""
    if PLAIN.fullmatch(table):
        return f"{TABLES}{table}"
    return f"{TABLES}-{blake2b(table.encode(), digest_size=16).hexdigest()}"


# ---- one batch -------------------------------------------------------------------------------


def batch_of(events: Iterable[AnyRoomEvent], at: int, deed: Deed | None = None) -> Batch:
    """What happened, in its order, as one batch over streams."""
    own: list[object] = [deed] if deed is not None else []
    streams: dict[str, list[object]] = {ROOM: own}
    for table, run in groupby(events, key=table_of):
        if table is None:
            own += run
            continue
        told = [one.event for one in run if isinstance(one, AtTable)]
        streams.setdefault(stream_of(table), []).extend(told)
        own.append(Meanwhile(table, len(told)))
    if own and isinstance(own[-1], Meanwhile) and PLAIN.fullmatch(own[-1].table):
        own.pop()  # what is left of a table's events comes last
    return Batch({name: told for name, told in streams.items() if told}, at)


def table_of(event: AnyRoomEvent) -> str | None:
    return event.table if isinstance(event, AtTable) else None


def in_order(batch: Batch) -> Iterator[AnyRoomEvent]:
    """The events of a batch in the order in which they happened."""
    rest = {name: iter(events) for name, events in batch.events.items() if name != ROOM}
    for record in batch.events.get(ROOM, ()):
        if isinstance(record, Meanwhile):
            yield from next_of(rest, record)
        elif not isinstance(record, Deed):
            yield record  # type: ignore[misc]  # whatever it is: whoever applies it knows
    for name, events in rest.items():
        yield from (AtTable(name.removeprefix(TABLES), one) for one in events)  # type: ignore[arg-type]


def next_of(rest: Mapping[str, Iterator[object]], told: Meanwhile) -> Iterator[AtTable]:
    events = list(islice(rest.get(stream_of(told.table), iter(())), max(0, told.count)))
    if len(events) != told.count:
        raise RoomLogError(f"{told.count} events of table {told.table} are told of and not there")
    yield from (AtTable(told.table, one) for one in events)  # type: ignore[arg-type]


def deeds_in(batch: Batch) -> list[Deed]:
    """Who did what in a batch."""
    return [one for one in batch.events.get(ROOM, ()) if isinstance(one, Deed)]


# ---- folding ---------------------------------------------------------------------------------


def read_room(log: Log, *, whole: bool = False, lines: int | None = None) -> Room:
    """The room a log tells of, after all of it or the first so many lines. ``whole``: it remembers
    every event, which only an undoing needs."""
    room: Room | None = None
    for number, batch in enumerate(islice(log.batches(), lines), 1):
        room = after(room, batch, number)
        if not whole:
            room.log.clear()
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


class RoomKeeper:
    """A room and its log: what was done is in the log before anybody is told."""

    def __init__(self, log: Log, room: Room, *, whole: bool = False) -> None:
        """``whole``: the room remembers what is in the log already, so that it can be undone."""
        self.log, self.room, self.whole = log, room, whole
        self.versions = log.versions
        self.batches: list[Batch] = []  # not yet written
        self.told = room.version - len(room.log) if not whole else room.version

    @classmethod
    def of(cls, log: Log, *, whole: bool = False) -> RoomKeeper:
        """The room of a log that is there."""
        return cls(log, read_room(log, whole=whole), whole=whole)

    def put_by(self, deed: Deed | None = None) -> list[AnyRoomEvent]:
        """What has happened since the last time is a batch of its own, to be written with the
        next."""
        room = self.room
        events = events_since(room, self.told)
        self.told = room.version
        if not self.whole:
            room.log.clear()
        if events:
            self.batches.append(batch_of(events, room.now, deed))
        return events

    def keep(self, deed: Deed | None = None) -> list[AnyRoomEvent]:
        """Write what has happened, each batch whole or not at all; StaleError if somebody else has
        written meanwhile, and then nothing of it is in the log."""
        events = self.put_by(deed)
        batches, self.batches = self.batches, []
        for batch in batches:
            self.versions = self.log.append_batch(batch, self.versions)
        return events

    def back_to(self, room: Room) -> None:
        """It is as if nothing had happened since."""
        self.room, self.batches, self.told = room, [], room.version


def events_since(room: Room, version: int) -> list[AnyRoomEvent]:
    """The events after a version, of those the room remembers."""
    return room.log[len(room.log) - (room.version - version) :]


def drain(room: Room) -> list[AnyRoomEvent]:
    """Take the events away that are not in the log yet."""
    events, room.log = room.log, []
    return events
