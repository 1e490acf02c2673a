"""The events of a table as one viewer receives them: ``stream(table, events, viewer)``.

Everybody receives every event, so the numbers have no gaps that could tell something: what a viewer
may not know is turned face down. A player is told the cards of the seat they had when the cards
came.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cards import UNKNOWN
from shuffleup.hand.view import DEALER, SPECTATOR, hidden, seen
from shuffleup.log.codec import encode_all
from shuffleup.table import events as e
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import due, version_of
from shuffleup.table.viewing.viewers import Cage, Dealer, Floor, Player, Spectator, Viewer


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


def stream(table: Table, events: Sequence[AnyTableEvent], viewer: Viewer) -> Stream:
    """The table's latest events, up to now, for one viewer. For a spectator with a delay of hands
    they should be all there are: of fewer, those that may be of a hidden hand are kept back."""
    after = version_of(table) - len(events)
    if isinstance(viewer, Spectator):
        events = events[: due(events, viewer, table.hand is not None, after == 0)]
    if not isinstance(viewer, Player):
        return Stream(after, tuple(told(event, viewer, NOWHERE) for event in events))
    at = seat_of(table, viewer.player)
    seats = seats_held(events, NOWHERE if at is None else at)
    pairs = zip(events, seats, strict=True)
    return Stream(after, tuple(told(event, viewer, seat) for event, seat in pairs))


def encode_stream(part: Stream) -> bytes:
    """A stream as bytes for its viewer."""
    if not isinstance(part, Stream):
        raise TypeError(f"{type(part).__name__} is not for sending")
    return b'{"after":%d,"events":%s}' % (part.after, encode_all(part.events))


# ---- whose cards -----------------------------------------------------------------------------


def seats_held(events: Sequence[AnyTableEvent], at: int) -> list[int]:
    """The seat at each event of a player who sits here after the last of them. Before sitting down
    they had none, even if they had been at the table before."""
    seats = []
    for event in reversed(events):
        seats.append(at)
        at = seat_before(event, at)
    return seats[::-1]


def seat_before(event: AnyTableEvent, at: int) -> int:
    if isinstance(event, e.SeatChanged) and at in (event.seat, event.to):
        return event.seat if at == event.to else event.to
    if isinstance(event, e.Seated | e.LockedUp) and event.seat == at:
        return NOWHERE
    return at


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
