"""The events of a table as one viewer receives them: ``stream(table, viewer, after)``.

Whoever asks names a version and never hands in events: they are the table's own, or for a table
whose events were taken away those of its log, which a ``Follower`` reads. Everybody receives every
event, so the numbers have no gaps that could tell something: what a viewer may not know is turned
face down. A player is told the cards of the seat they had when the cards came, wherever they sit
now and whoever sits there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cards import UNKNOWN
from shuffleup.hand.echoes import said
from shuffleup.hand.view import DEALER, SPECTATOR, hidden, seen
from shuffleup.log.codec import encode_all
from shuffleup.log.protocol import Log
from shuffleup.table import events as e
from shuffleup.table.apply import table_events
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import events_after
from shuffleup.table.viewing.seating import Seating
from shuffleup.table.viewing.viewers import (
    Cage,
    Dealer,
    Floor,
    Player,
    Spectator,
    Viewer,
    ViewError,
)


class Stream(Struct, frozen=True):
    """Events for one viewer; the first has the number after ``after``."""

    after: int
    events: tuple[AnyTableEvent, ...]

    @property
    def version(self) -> int:
        return self.after + len(self.events)

    def since(self, version: int) -> Stream:
        """What is left for somebody who has had everything up to a version."""
        had = min(max(0, version - self.after), len(self.events))
        return Stream(self.after + had, self.events[had:])


def stream(table: Table, viewer: Viewer, after: int = 0, upto: int | None = None) -> Stream:
    """What happened at a table after a version, for one viewer; ``upto`` another, or up to now.
    ViewError if the events were taken away: then whoever keeps the log has a ``Follower``."""
    events, seating = events_after(table, 0), Seating()
    seating.hear(events)
    first, last = part_for(seating, viewer, after, upto)
    return told_part(seating, viewer, first, events[first:last])


class Follower:
    """What happened at a table, for anybody and from any version, read from its log: who sat where
    is followed from the first event on. ``of`` names the table's stream in the log."""

    __slots__ = ("_first", "_latest", "log", "of", "seating")

    def __init__(self, log: Log, of: str = "") -> None:
        self.log, self.of = log, of
        self.seating = Seating()
        self._first, self._latest = 0, list[AnyTableEvent]()  # heard last: what most ask for

    def stream(self, viewer: Viewer, after: int = 0, upto: int | None = None) -> Stream:
        """What happened after a version, for one viewer; ``upto`` another, or as far as the log
        goes now."""
        self._catch_up()
        first, last = part_for(self.seating, viewer, after, upto)
        return told_part(self.seating, viewer, first, self._events(first, last))

    def _catch_up(self) -> None:
        version = self.seating.version
        new = table_events(self.log.read(version, self.of))
        if not version and new and not isinstance(new[0], e.TableOpened):
            raise ViewError("that log does not begin with the opening of a table")
        if new:
            self.seating.hear(new)
            self._first, self._latest = version, new

    def _events(self, first: int, last: int) -> list[AnyTableEvent]:
        if first >= self._first:
            return self._latest[first - self._first : last - self._first]
        found: list[object] = []
        for events in self.log.stream(first, self.of):
            found += events
            if len(found) >= last - first:
                break
        return table_events(found[: last - first])


def encode_stream(part: Stream) -> bytes:
    """A stream as bytes for its viewer."""
    if not isinstance(part, Stream):
        raise TypeError(f"{type(part).__name__} is not for sending")
    return b'{"after":%d,"events":%s}' % (part.after, encode_all(part.events))


# ---- which part, and whose cards -------------------------------------------------------------


def part_for(seating: Seating, viewer: Viewer, after: int, upto: int | None) -> tuple[int, int]:
    """After which version and up to which other a viewer is told; ViewError if they cannot have
    come so far. What has happened since is not told by an error either."""
    last = last_for(seating, viewer)
    upto = last if upto is None else upto
    if type(after) is not int or type(upto) is not int or not 0 <= after <= min(last, upto):
        raise ViewError(f"what there is to be told are events 1 to {last}: ask for some of these")
    return after, min(upto, last)


def last_for(seating: Seating, viewer: Viewer) -> int:
    """The last version a viewer may know of: the latest but for the rail and players who left."""
    if not isinstance(viewer, Viewer):
        raise ViewError(f"{said(viewer)} is nobody who looks at a table")
    if isinstance(viewer, Spectator):
        return seating.due(viewer)
    return seating.told_to(viewer.player) if isinstance(viewer, Player) else seating.version


def told_part(
    seating: Seating, viewer: Viewer, after: int, events: Sequence[AnyTableEvent]
) -> Stream:
    """The events after a version as a viewer receives them."""
    if not isinstance(viewer, Player):
        return Stream(after, tuple([told(event, viewer, NOWHERE) for event in events]))
    seats = seating.held(viewer.player, after, after + len(events))
    pairs = zip(events, seats, strict=True)
    return Stream(after, tuple([told(event, viewer, seat) for event, seat in pairs]))


# ---- what is face down -----------------------------------------------------------------------

# Of a table's own events nothing is turned down: they come back as they are.
face_down: Callable[..., AnyTableEvent] = seen


def told(event: AnyTableEvent, viewer: Viewer, seat: int) -> AnyTableEvent:
    """An event as a viewer receives it."""
    if isinstance(event, e.Questioned | e.Ruled):
        return event if isinstance(viewer, Floor) else without_facts(event)
    if isinstance(event, e.Noted):
        return unread(event)
    if isinstance(viewer, Cage):
        return faceless(event)
    return face_down(event, eyes(viewer, seat))


def eyes(viewer: Viewer, seat: int) -> int:
    """With whose eyes this viewer sees the hand: a seat's, the dealer's or a spectator's."""
    if isinstance(viewer, Player) and seat >= 0:
        return seat
    return DEALER if isinstance(viewer, Dealer) else SPECTATOR


def without_facts(event: e.Questioned | e.Ruled) -> e.Questioned | e.Ruled:
    """What was reported may name cards that only somebody saw: the floor hears it, the others what
    it was about."""
    if isinstance(event, e.Ruled):
        return replace(event, facts=())
    return replace(event, report=about(event.report))


def unread(event: e.Noted) -> e.Noted:
    """What was noted for the record is for nobody at the table: the seed of all decks may be in
    it."""
    return e.Noted(event.kind)


def about(report: str) -> str:
    """The kind of a report, without its facts."""
    return report.partition(":")[0]


def faceless(event: AnyTableEvent) -> AnyTableEvent:
    """An event without any card, even those that lie face up."""
    new = {
        name: UNKNOWN if name == "card" else hidden(getattr(event, name))
        for name in ("card", "cards", "deck", "stub")
        if hasattr(event, name)
    }
    return replace(event, **new) if new else event
