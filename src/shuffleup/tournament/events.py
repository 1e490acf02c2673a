"""What has happened in a tournament: facts, in the past tense.

``OnTable`` says at which of its tables something happened, ``InRoom`` that it stands in the room's
log: neither is stored as such, for the events of a batch go to their own streams. So applying a
tournament's own event reads neither tables nor room.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.law import Rules
from shuffleup.log.codec import known
from shuffleup.room.events import RoomEvent
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.tournament.bracket.bracket_events import BracketEvent
from shuffleup.tournament.endings.end_events import EndEvent
from shuffleup.tournament.entries.entry_events import EntryEvent
from shuffleup.tournament.event_chips.race_events import RaceEvent
from shuffleup.tournament.event_clock.clock_events import ClockEvent
from shuffleup.tournament.event_conduct.penalty_events import PenaltyEvent
from shuffleup.tournament.event_seats.seat_events import SeatEvent
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.event_undo.undo_act_events import UndoActEvent
from shuffleup.tournament.flights.flight_events import FlightEvent


class EventOpened(Struct, frozen=True):
    """An event is announced: by which book, what it is, and its levels."""

    name: str
    rules: Rules
    rulebook: str
    terms: EventTerms
    levels: tuple[Level, ...]


EventEvent = (
    EventOpened | EntryEvent | ClockEvent | SeatEvent | EndEvent | PenaltyEvent | RaceEvent
    | UndoActEvent | FlightEvent | BracketEvent
)  # fmt: skip


class OnTable(Struct, frozen=True, gc=False):
    """Something happened at one of the event's tables."""

    table: str
    event: AnyTableEvent


class InRoom(Struct, frozen=True, gc=False):
    """Something happened in the room: money moved, time passed."""

    event: RoomEvent


AnyEventEvent = EventEvent | OnTable | InRoom

known("tournament", *EventEvent.__args__)
