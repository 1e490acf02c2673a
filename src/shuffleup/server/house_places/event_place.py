"""A tournament as a place, with its small room and its tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Sender
from shuffleup.law.ruling import Reason
from shuffleup.log.protocol import Batch, Log
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.server.house_places.house_place import HousePlace, Kept, PlaceVerdict, refused
from shuffleup.server.house_places.spoken_commands import OF_EVENTS, TABLE_KINDS
from shuffleup.table.state import Table
from shuffleup.tournament.act import act
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.event_log.kept_event import EventKeeper, read_event, read_event_on
from shuffleup.tournament.event_log.said_to_director import meant_in_event
from shuffleup.tournament.events import InRoom, OnTable
from shuffleup.tournament.proceed import first_due, pass_time
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.director_view import DirectorView, director_view
from shuffleup.tournament.viewing.event_diary import EventDiary
from shuffleup.tournament.viewing.event_for_player import SharedPart, shared_part
from shuffleup.tournament.viewing.stacks_between import StacksBetween, stacks_between

EVENT_KINDS: Final = frozenset(OF_EVENTS.values())


class KnownEvent(Struct, frozen=True):
    """An event and its diary, both as far as the log had come."""

    event: Tournament
    diary: EventDiary


class EventPlace(HousePlace):
    """A tournament and its log."""

    kind = "event"

    def __init__(
        self,
        id: str,
        log: Log,
        event: Tournament | None = None,
        diary: EventDiary | None = None,
    ) -> None:
        super().__init__(id, log)
        self.diary = diary or EventDiary()
        hears = self.diary.hear
        self.keeper = EventKeeper.of_new(log, event) if event else EventKeeper.of(log, hears=hears)
        self._shared: tuple[tuple[int, int], SharedPart] | None = None
        self._for_director: tuple[tuple[int, int], DirectorView] | None = None
        self._between: StacksBetween | None = None

    @classmethod
    def read_on(cls, id: str, log: Log, known: KnownEvent, later: Iterable[Batch]) -> EventPlace:
        """The event as it was known, after what came later."""
        event = read_event_on(known.event, later, hears=known.diary.hear)
        return cls(id, log, event, known.diary)

    @property
    def event(self) -> Tournament:
        return self.keeper.state

    @property
    def version(self) -> int:
        return self.event.version

    @property
    def rulebook(self) -> str:
        return self.event.rulebook

    @property
    def tables(self) -> dict[str, Table]:
        return self.event.tables

    def shared(self) -> SharedPart:
        """What everybody who looks at the event sees, made once while nothing happens."""
        at = (self.version, self.event.room.now)
        if self._shared is None or self._shared[0] != at:
            self._shared = (at, shared_part(self.event))
        return self._shared[1]

    def between(self) -> StacksBetween:
        """The field between hands, made once until another hand is over: every frame of every
        table asks for it."""
        if self._between is None:
            self._between = stacks_between(self.event)
        return self._between

    def for_director(self) -> DirectorView:
        """What whoever directs it sees, made once while nothing happens."""
        at = (self.version, self.event.room.now)
        if self._for_director is None or self._for_director[0] != at:
            seen = director_view(self.event, self.shared().board, self.diary, self.clauses)
            self._for_director = (at, seen)
        return self._for_director[1]

    def is_due(self, now: int) -> bool:
        return first_due(self.event, now) is not None

    def tell_time(self, now: int) -> tuple[str, ...]:
        return pass_time(self.event, max(now, self.event.room.now))

    def act(self, command: object, by: Sender, table: str) -> PlaceVerdict:
        wanted: object = command
        if type(command) in TABLE_KINDS:
            if table not in self.event.tables:
                return refused(Reason.NO_SUCH_TABLE, "there is no such table in this event")
            wanted = OnTheTable(table, command)  # type: ignore[arg-type]  # one of a table
        elif type(command) not in EVENT_KINDS:
            says = f"{type(command).__name__} is not something one can do in a tournament"
            return refused(Reason.NOT_A_COMMAND, says)
        ruling = act(self.event, wanted, by)  # type: ignore[arg-type]  # it is one of these now
        return PlaceVerdict(ruling.grounds, ruling.refusal, ruling.says)

    def meant(self, words: str, by: Sender) -> list[tuple[object, str]]:
        return [unwrapped(command) for command, _ in meant_in_event(self.event, words, by)]

    def take(self, deed: Deed | None, at: int) -> Kept:
        keeper = self.keeper
        events = keeper.put_by(deed)
        for one in events:
            self.diary.hear(one, at)
        batches = [Batch(one.events, at) for one in keeper.batches]
        keeper.batches = []
        at_tables = [(one.table, one.event) for one in events if isinstance(one, OnTable)]
        own = any(not isinstance(one, OnTable) and not is_time(one) for one in events)
        amid = (self.event.tables.get(number) for number, _ in at_tables)
        if own or any(table is None or table.hand is None for table in amid):
            self._between = None
        return Kept(batches, at_tables, own)

    def reload(self, *, whole: bool = False) -> None:
        self.diary = EventDiary()
        read = read_event(self.log, whole=whole, hears=self.diary.hear)
        self.keeper = EventKeeper(self.log, read, whole=whole)
        self._shared = self._for_director = self._between = None

    def forget(self) -> None:
        self.keeper.forget()
        self.event.past, self.recalled = None, False

    def remember(self) -> int:
        self.keeper.whole = True
        return self.keeper.told

    def recall(self, before: object, log: list[object]) -> None:
        assert before is None or isinstance(before, Tournament)
        self.event.past, self.recalled = before, True
        self.event.log[:0] = log


def is_time(event: object) -> bool:
    return isinstance(event, InRoom) and isinstance(event.event, TimeTold)


def unwrapped(command: EventCommand) -> tuple[object, str]:
    if isinstance(command, OnTheTable):
        return command.command, command.table
    return command, ""
