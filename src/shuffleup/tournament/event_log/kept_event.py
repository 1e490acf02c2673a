"""An event's log: what a command did is one batch over the streams of event, room and tables.

The event's own stand in ``event``, those of a table in its stream, those of the room (money, time,
people) in ``room``; in ``event`` a ``Meanwhile`` says where the others come in between, with no
table for the room. An event of its own brings its small room: the log begins with a room that
opens. ``read_event`` folds a log; ``EventKeeper`` is an event that is kept in one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final

from shuffleup.log.protocol import Batch, Log
from shuffleup.room.apply import opened as opened_room
from shuffleup.room.instants import LATEST, is_zone
from shuffleup.room.keeping.kept_streams import KeptLogError, KeptStreams, stream_of
from shuffleup.room.keeping.room_log import ROOM
from shuffleup.room.keeping.state_keeper import StateKeeper
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.room.state import Room
from shuffleup.table.audit import BROKEN
from shuffleup.table.event_limits import OutOfBoundsError, check_bounds, check_opening
from shuffleup.table.events import TableOpened
from shuffleup.tournament.act import keep as keep_table
from shuffleup.tournament.apply import apply, opened
from shuffleup.tournament.events import AnyEventEvent, EventOpened, InRoom, OnTable
from shuffleup.tournament.state import Tournament

EVENT: Final = "event"  # the stream of the event's own events
THE_ROOM: Final = ""  # whose a ``Meanwhile`` is that names no table


def elsewhere(told: AnyEventEvent) -> tuple[str, object] | None:
    if isinstance(told, InRoom):
        return THE_ROOM, told.event
    return (told.table, told.event) if isinstance(told, OnTable) else None


def brought_back(whose: str, told: object) -> AnyEventEvent:
    if whose == THE_ROOM:
        return InRoom(told)  # type: ignore[arg-type]  # whatever it is: the room knows
    return OnTable(whose, told)  # type: ignore[arg-type]  # and the table


def stream_name(whose: str) -> str:
    return ROOM if whose == THE_ROOM else stream_of(whose)


EVENT_STREAMS: Final[KeptStreams[AnyEventEvent]] = KeptStreams(
    EVENT, elsewhere, brought_back, stream_name
)


# ---- folding ---------------------------------------------------------------------------------


Hears = Callable[[AnyEventEvent, int], None]  # each event, and when it was written down


def read_event(
    log: Log,
    *,
    whole: bool = False,
    lines: int | None = None,
    hears: Hears | None = None,
    upto: int = 0,
) -> Tournament:
    """The event a log tells of, after all of it or the first so many lines. ``whole``: it remembers
    all that happened, which only an undoing needs. ``hears``: somebody who follows it. ``upto``:
    the version after which nothing is read."""
    return read_event_on(None, islice(log.batches(), lines), whole=whole, hears=hears, upto=upto)


def read_event_on(
    event: Tournament | None,
    batches: Iterable[Batch],
    *,
    whole: bool = False,
    hears: Hears | None = None,
    upto: int = 0,
) -> Tournament:
    """The event after more of its log; without one, from the beginning."""
    for number, batch in enumerate(batches, 1):
        event = event_after(event, batch, number)
        if hears is not None:
            for told in EVENT_STREAMS.in_order(batch):
                hears(told, batch.at or 0)
        if not whole:
            forget(event)
        if event.version == upto:
            break
    if event is None:
        raise KeptLogError("the log is empty")
    return event


def event_after(event: Tournament | None, batch: Batch, number: int) -> Tournament:
    """The event after one more batch; ``number`` says which, from 1."""
    told = EVENT_STREAMS.in_order(batch)
    try:
        if event is None:
            event = begun(opens_with(next(told, None)), next(told, None))
        for one in told:
            write(event, one)
    except (KeptLogError, OutOfBoundsError) as error:
        raise KeptLogError(f"line {number}: {error}") from error
    except BROKEN as error:
        says = "what it tells cannot follow what went before"
        raise KeptLogError(f"line {number}: {says}") from error
    return event


def opens_with(told: AnyEventEvent | None) -> Room:
    if not isinstance(told, InRoom) or not isinstance(told.event, RoomOpened):
        raise KeptLogError("an event's log begins with the room it is held in")
    if not is_zone(told.event.zone) or not 0 <= told.event.now <= LATEST:
        raise KeptLogError("there is no such time, or no such time zone")
    return opened_room(told.event)


def begun(room: Room, told: AnyEventEvent | None) -> Tournament:
    if not isinstance(told, EventOpened):
        raise KeptLogError("an event's log begins with an event that is announced")
    return opened(told, room)


def write(event: Tournament, told: AnyEventEvent) -> None:
    """One event applied, once it is seen to be one that can be."""
    if isinstance(told, OnTable):
        check_on_table(event, told)
    if isinstance(told, InRoom):
        if isinstance(told.event, RoomOpened):
            raise KeptLogError("the room opens for a second time")
        if isinstance(told.event, TimeTold) and not event.room.now <= told.event.now <= LATEST:
            raise KeptLogError("time does not go back, nor beyond the calendar")
    if isinstance(told, EventOpened):
        raise KeptLogError("the event is announced for a second time")
    apply(event, told)


def check_on_table(event: Tournament, told: OnTable) -> None:
    """Refuse what cannot be of its table."""
    if isinstance(told.event, TableOpened):
        check_opening(told.event)
    elif told.table not in event.tables:
        raise KeptLogError(f"there is no table {told.table}")
    else:
        check_bounds(event.tables[told.table], told.event, event.version + 1)


def forget(event: Tournament) -> None:
    """What is in the log need not be remembered."""
    event.log.clear()
    event.room.log.clear()


# ---- keeping ---------------------------------------------------------------------------------


class EventKeeper(StateKeeper[Tournament, AnyEventEvent]):
    """An event and its log: what was done is in the log before anybody is told."""

    streams = EVENT_STREAMS

    @classmethod
    def of(cls, log: Log, *, whole: bool = False, hears: Hears | None = None) -> EventKeeper:
        """The event of a log that is there."""
        return cls(log, read_event(log, whole=whole, hears=hears), whole=whole)

    @classmethod
    def of_new(cls, log: Log, event: Tournament) -> EventKeeper:
        """An event that was announced just now, with a room of its own: that opens first."""
        event.log[:0] = [InRoom(told) for told in event.room.log]
        keeper = cls(log, event)
        keeper.told = event.version - len(event.log)
        return keeper

    def now(self) -> int:
        return self.state.room.now

    def gather(self) -> None:
        gather(self.state)

    def tidy(self) -> None:
        super().tidy()
        self.state.room.log.clear()


def gather(event: Tournament) -> None:
    """What players did in hands that are on is in their tables' own logs until then."""
    for number in event.tables:
        keep_table(event, number)
