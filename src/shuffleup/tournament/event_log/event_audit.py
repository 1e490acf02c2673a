"""Auditing an event's log: everything in it is done again, and what must always hold is looked at.

``audit_event(log)`` yields the faults (``log_audit``). After every line the ledger adds up to
nothing, the chips on the tables are those that were issued, and nobody sits in two seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.hand.events import Shuffled
from shuffleup.log.protocol import Batch, Log
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.log_audit import LogAuditor, LogFault
from shuffleup.room.keeping.room_audit import much, unbalanced
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.table.commands import NextHand
from shuffleup.table.state import taken_seats
from shuffleup.tournament.act import act
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.event_clock.clock_commands import PassTime
from shuffleup.tournament.event_log.event_telling import told_of_event
from shuffleup.tournament.event_log.kept_event import (
    EVENT_STREAMS,
    event_after,
    forget,
    gather,
    read_event,
)
from shuffleup.tournament.event_log.said_to_director import meant_in_event
from shuffleup.tournament.event_undo.undo_act_events import ActTakenBack
from shuffleup.tournament.events import AnyEventEvent, EventOpened, InRoom, OnTable
from shuffleup.tournament.state import Tournament

UNREADABLE = (ValueError, LookupError)  # what readers of words raise


def audit_event(log: Log, *, judged: Callable[[int], bool] = lambda _: True) -> Iterator[LogFault]:
    """The faults of a log. ``judged`` says of a line whether it is put to the judge again: what
    another engine wrote is believed."""
    return EventAuditor(log).faults(judged)


class EventAuditor(LogAuditor[Tournament, AnyEventEvent]):
    """How an event's log is done again."""

    streams = EVENT_STREAMS

    def after(self, state: Tournament | None, batch: Batch, number: int) -> Tournament:
        return event_after(state, batch, number)

    def whole(self, lines: int) -> Tournament:
        return read_event(self.log, whole=True, lines=lines)

    def is_undoing(self, event: AnyEventEvent) -> bool:
        return isinstance(event, ActTakenBack)

    def is_opening(self, event: AnyEventEvent) -> bool:
        opening = event.event if isinstance(event, InRoom) else event
        return isinstance(opening, RoomOpened | EventOpened)

    def pass_time(self, state: Tournament, events: Sequence[AnyEventEvent]) -> None:
        told = [one.event for one in events if isinstance(one, InRoom)]
        times = (one.now for one in told if isinstance(one, TimeTold))
        act(state, PassTime(max(times, default=state.room.now)), staff(Role.DIRECTOR))

    def said_again(self, state: Tournament, deed: Deed, events: Sequence[AnyEventEvent]) -> str:
        try:
            wanted = meant_in_event(state, deed.words, Sender(deed.by, Role(deed.role)))
        except UNREADABLE as error:
            return str(error)
        for command, by in wanted:
            refusal = act(state, with_its_deck(command, events), by).refusal
            if refusal is not None:
                return refusal.says
        return ""

    def gather(self, state: Tournament) -> None:
        gather(state)

    def tidy(self, state: Tournament) -> None:
        forget(state)

    def in_words(self, state: Tournament, event: AnyEventEvent) -> str:
        if isinstance(event, OnTable):
            return f"at table {event.table}, {event.event}"[:300]
        return (told_of_event(event, state.room.zone, state.levels) or str(event))[:300]

    def wrong_in(self, state: Tournament) -> str:
        return wrong_in_event(state)


def with_its_deck(command: EventCommand, events: Sequence[AnyEventEvent]) -> EventCommand:
    """A deal with the deck as it was shuffled: chance is what the log alone knows."""
    if not isinstance(command, OnTheTable) or not isinstance(command.command, NextHand):
        return command
    told = (one.event for one in events if isinstance(one, OnTable))
    deck = next((one.deck for one in told if isinstance(one, Shuffled)), None)
    return replace(command, command=replace(command.command, seed=None, deck=deck))


def wrong_in_event(event: Tournament) -> str:
    """What does not hold in an event; nothing where all of it does."""
    chips = sum(chips_of(table) for table in event.tables.values()) - event.issued
    if chips:
        return f"{abs(chips):,} chips too {much(chips)} are on the tables"
    names = [seat.player for table in event.tables.values() for _, seat in taken_seats(table)]
    twice = next((f"{who} sits in {n} seats" for who, n in Counter(names).items() if n > 1), "")
    return twice or unbalanced(event.room)
