"""The director's desk: what is said to an event is judged, done, kept in its log and told with its
clauses; what is due at the tables is said after it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.desks.log_desk import (
    Done,
    LogDesk,
    by_itself,
    from_a_new_deck,
    in_words,
    law_named,
)
from shuffleup.cli.room.desk_verbs import likely
from shuffleup.cli.room.telling import Part, Teller
from shuffleup.cli.tournament.directing.event_files import event_faults, kept_event
from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.room.events import AtTable
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.table import events as e
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.state import seated, taken_seats
from shuffleup.tournament import commands as c
from shuffleup.tournament.act import act
from shuffleup.tournament.endings.end_events import WentOut
from shuffleup.tournament.event_clock.clock_commands import PassTime
from shuffleup.tournament.event_clock.clock_events import LevelBegan, LevelsChanged
from shuffleup.tournament.event_log.event_telling import told_of_event
from shuffleup.tournament.event_log.kept_event import EventKeeper
from shuffleup.tournament.event_log.said_to_director import event_sentences, meant_in_event
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_seats.settling_tables import steps_due
from shuffleup.tournament.events import AnyEventEvent, EventOpened, InRoom, OnTable
from shuffleup.tournament.proceed import first_due, pass_time
from shuffleup.tournament.state import Tournament, copy
from shuffleup.tournament.viewing.director_board import level_in_words

DIRECTOR: Final = staff(Role.DIRECTOR)
HOW_MUCH: Final = re.compile(r"how much ha(?:s|ve) ([^ ,]+)")
SAID_BY_THE_EVENT: Final = (  # what a table says of itself, and the event has said already
    e.TableOpened, e.Seated, e.Left, e.Reckoned, e.ChipsAdded, e.ChipsBought, e.ChipsRemoved,
    e.ChipsDelivered, e.PutBack,
)  # fmt: skip


class EventDesk(LogDesk[Tournament, AnyEventEvent]):
    """An event, its log, and the book it goes by."""

    def __init__(self, keeper: EventKeeper, path: Path, law: HouseLaw | None = None) -> None:
        event = keeper.state
        self.keeper, self.path, self.zone = keeper, path, event.room.zone
        self.law = law or law_named(event.rules, event.rulebook)

    @property
    def event(self) -> Tournament:
        return self.keeper.state

    def reopened(self) -> EventKeeper:
        return kept_event(self.path, whole=True)

    def writing(self) -> AbstractContextManager[None]:
        return event_faults(self.path)

    def copied(self) -> Tournament:
        return copy(self.event)

    def listen(self) -> FollowedEvent:
        return FollowedEvent(self.event)

    def is_time(self, event: AnyEventEvent) -> bool:
        return isinstance(event, InRoom) and isinstance(event.event, TimeTold)

    def told_time(self, now: int, by: Sender) -> Done:
        """The desk has a clock of its own, whoever speaks."""
        ruling = act(self.event, PassTime(now), staff(Role.BOARD) if by.role is Role.PLAYER else by)
        return ruling.grounds, ruling.refusal

    def said(self, words: str, by: Sender) -> Done:
        """Do what the words mean: the points behind it, or why not."""
        grounds: list[str] = []
        for one, sender in meant_in_event(self.event, words, by):
            ruling = act(self.event, shuffled(one), sender)
            if ruling.refusal is not None:
                return (), with_its_fix(self.event, ruling.refusal)
            grounds += ruling.grounds
        return tuple(dict.fromkeys(grounds)), None

    def whose_turn(self, events: Sequence[AnyEventEvent]) -> list[tuple[int, str]]:
        """Who is to act where something happened."""
        event, lines = self.event, list[str]()
        for number in dict.fromkeys(one.table for one in events if isinstance(one, OnTable)):
            table = event.tables.get(number)
            if table is not None and table.hand is not None and table.hand.actor >= 0:
                lines.append(f"Table {number}: {seated(table, table.hand.actor).player} is to act")
        return [(event.room.now, says) for says in lines]

    def next_steps(self) -> tuple[str, ...]:
        """What is due at the tables."""
        due = steps_due(self.event) if self.event.clock.begun else []
        return tuple(f"Due: {step.says}{self.clauses(step.grounds)}" for step in due)

    def unreadable(self, error: Exception, words: str) -> str:
        """What could not be read, and what may have been meant."""
        says = in_words(error)
        if says.endswith("means nothing in a tournament"):
            return f"{says}{likely(words, event_sentences())}"
        return says

    def pass_time(self, now: int) -> Part:
        if first_due(self.event, now) is None:
            return Part()
        teller, grounds = self.listen(), pass_time(self.event, now)
        with event_faults(self.path):
            return teller.part(self.keeper.keep(by_itself(grounds)), grounds)

    def at(self, now: int) -> Tournament:
        """The event as it is at a time, without a word in the log."""
        event = copy(self.event)
        pass_time(event, max(now, event.room.now))
        return event


def open_event_desk(path: Path) -> EventDesk:
    """The desk of an event that is kept in a log."""
    return EventDesk(kept_event(path), path)


def shuffled(wanted: c.EventCommand) -> c.EventCommand:
    """The next hand is dealt from a deck that nobody knows."""
    if type(wanted) is not c.OnTheTable:
        return wanted
    return replace(wanted, command=from_a_new_deck(wanted.command))


def with_its_fix(event: Tournament, refusal: Refusal) -> Refusal:
    """A refusal for want of a count says who is not counted there, and how it is told."""
    asked = HOW_MUCH.match(refusal.says) if refusal.reason is Reason.NOT_COUNTED else None
    at = where_is(event, asked[1]) if asked is not None else None
    if at is None:
        return refusal
    table = event.tables[at[0]]
    names = [seat.player for one, seat in taken_seats(table) if is_uncounted(table, one)]
    unknown = f"not counted at table {at[0]}: {', '.join(names)}"
    like = f"count {names[0]} 4500, … tells it first, settle counted {names[0]} 4500, … with it"
    return replace(refusal, says=f"{refusal.says}; {unknown}; {like}")


class FollowedEvent:
    """Follows an event's log from some moment on: what time it is, and who sits where."""

    def __init__(self, event: Tournament | None = None) -> None:
        self.levels = event.levels if event is not None else ()
        self.out: set[str] = set()  # who went out in what is being told
        self.tables = Teller(event.room if event is not None else None)
        for number, table in event.tables.items() if event is not None else ():
            self.tables.names_at(number).by_seat = {
                at: seat.player for at, seat in taken_seats(table)
            }

    @property
    def now(self) -> int:
        return self.tables.now

    def part(self, events: Sequence[AnyEventEvent], grounds: tuple[str, ...] = ()) -> Part:
        """The next events, with what can be said of each; some only keep the books."""
        self.out.clear()
        lines = [(says, self.now) for event in events if (says := self.tell(event))]
        return Part(tuple(events), tuple((at, says) for says, at in lines), grounds)

    def tell(self, told: AnyEventEvent) -> str:
        if isinstance(told, OnTable):
            counted_out = isinstance(told.event, e.ChipsCounted) and (
                self.tables.names_at(told.table).of(told.event.seat) in self.out
            )
            says = self.tables.tell(AtTable(told.table, told.event))
            return "" if counted_out or isinstance(told.event, SAID_BY_THE_EVENT) else says
        if isinstance(told, WentOut):
            self.out.add(told.player)
        if isinstance(told, InRoom) and isinstance(told.event, RoomOpened | TimeTold):
            self.tables.tell(told.event)
            return ""
        if isinstance(told, EventOpened | LevelsChanged):
            self.levels = told.levels
        says = told_of_event(told, self.tables.zone, self.levels)
        if isinstance(told, LevelBegan) and told.level < len(self.levels):
            return f"{says}: {level_in_words(self.levels[told.level])}"
        return says


def is_known(told: OnTable) -> bool:
    """Whether a table did something only because the tournament had it done: a seat that was drawn,
    a player counted out."""
    counted_out = isinstance(told.event, e.ChipsCounted) and not told.event.amount
    return counted_out or isinstance(told.event, SAID_BY_THE_EVENT)
