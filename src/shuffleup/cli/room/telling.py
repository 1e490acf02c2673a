"""What happened in a room, in words: each event a sentence with its time, a table's among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from shuffleup.cards import show
from shuffleup.cli.table.saying import Names
from shuffleup.cli.table.saying import said as said_at_table
from shuffleup.hand.events import Awarded, Boarded
from shuffleup.law.ruling import Refusal
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.room.state import Room
from shuffleup.room.words.event_words import told
from shuffleup.table.state import seated, taken_seats


class Part(Struct, frozen=True):
    """Some of what happened: the events, each told with its time, and the points behind them."""

    events: tuple[object, ...] = ()
    lines: tuple[tuple[int, str], ...] = ()
    grounds: tuple[str, ...] = ()


E_contra = TypeVar("E_contra", contravariant=True)


class PartTeller(Protocol[E_contra]):
    """Whoever follows a log, and says what happens in it."""

    def part(self, events: Sequence[E_contra], grounds: tuple[str, ...] = ()) -> Part:
        """The next events, with what can be said of each."""


class DeskAnswer(Struct, frozen=True):
    """What came of a sentence: what was due before it, what it did; or why it is refused."""

    due: Part = Part()
    done: Part = Part()
    refusal: Refusal | None = None
    then: tuple[str, ...] = ()  # what is to be done next, with its clauses


def said_in_hand(event: object, names: Names) -> str:
    """What everybody at the table sees of a hand besides the actions, which were said."""
    if isinstance(event, Boarded):
        return f"the board gets {show(event.cards)}"
    if isinstance(event, Awarded):
        return f"{names.of(event.seat)} wins {event.amount:,}"
    return ""


def to_act(room: Room, events: Sequence[AnyRoomEvent]) -> list[tuple[int, str]]:
    """Whose turn it is at the tables where something happened."""
    lines = []
    for number in dict.fromkeys(one.table for one in events if isinstance(one, AtTable)):
        table = room.tables[number]
        if table.hand is not None and table.hand.actor >= 0:
            who = seated(table, table.hand.actor).player
            lines.append((room.now, f"Table {number}: {who} is to act"))
    return lines


class Teller:
    """Follows a log from some moment on: what time it is, and who sits where."""

    def __init__(self, room: Room | None = None) -> None:
        self.now, self.zone = (room.now, room.zone) if room is not None else (0, "UTC")
        self.seats: dict[str, Names] = {}
        for number, table in room.tables.items() if room is not None else ():
            self.seats[number] = Names()
            self.seats[number].by_seat = {at: seat.player for at, seat in taken_seats(table)}

    def part(self, events: Sequence[AnyRoomEvent], grounds: tuple[str, ...] = ()) -> Part:
        """The next events, with what can be said of each; some only keep the books."""
        lines = [(says, self.now) for event in events if (says := self.tell(event))]
        return Part(tuple(events), tuple((at, says) for says, at in lines), grounds)

    def tell(self, event: AnyRoomEvent) -> str:
        if isinstance(event, RoomOpened):
            self.now, self.zone = event.now, event.zone
        elif isinstance(event, TimeTold):
            self.now = event.now
        if not isinstance(event, AtTable):
            return told(event, self.zone)
        names = self.names_at(event.table)
        says = said_in_hand(event.event, names) or said_at_table(event.event, names)
        names.hear(event.event)
        return f"Table {event.table}: {says}" if says else ""

    def names_at(self, table: str) -> Names:
        return self.seats.setdefault(table, Names())
