"""The house: its places, what is done in them, and one writer behind them all.

A command is judged and done at once, in the event loop, so that nothing comes in between; its
batch goes to the writer, and the answer and all that is told of it wait until it is on the disk
(``PlaceChange.kept``). The writer keeps the order: whatever builds on something unsaved is saved
after it, or not at all. When a write fails, nothing that was not kept has been told to anybody: the
house forgets it and reads its places from the log again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Final, Protocol

import structlog
from msgspec import Struct

from shuffleup.client.messages import Done, Refused
from shuffleup.floor.senders import Role, Sender
from shuffleup.law.named_law import book_named
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.log.databases.database_log import BEGINNING
from shuffleup.log.head import LogPoint
from shuffleup.log.protocol import Batch, Log
from shuffleup.log.under import Under
from shuffleup.room.keeping.deeds import Deed
from shuffleup.server.house_places.event_place import EventPlace, KnownEvent
from shuffleup.server.house_places.given_answers import ANSWERS, Answers, Reply, is_key
from shuffleup.server.house_places.house_place import Books, HousePlace, PlaceVerdict
from shuffleup.server.house_places.register import (
    HOUSE,
    Answered,
    PlaceClosed,
    PlaceOpened,
    registered,
)
from shuffleup.server.house_places.room_place import KnownRoom, RoomPlace
from shuffleup.server.house_places.season_place import SeasonPlace
from shuffleup.server.house_places.spoken_commands import deed_words
from shuffleup.server.house_places.standing_times import StandingTimes
from shuffleup.server.house_places.undoings import is_undoing
from shuffleup.table.commands import Report
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.viewing.rail import version_of
from shuffleup.table.who_may_send import OF_A_HAND

MAKERS: Final[dict[str, type[RoomPlace] | type[EventPlace] | type[SeasonPlace]]] = {
    "room": RoomPlace,
    "game": RoomPlace,
    "event": EventPlace,
    "season": SeasonPlace,
}
NOT_KEPT: Final = "the house could not write it down, so it has not happened: try again"
UNKEPT: Final = "not-kept"  # the reason of what could not be written
STALE: Final = "stale"  # the reason of a command by somebody who has seen too little
LONGEST_WRITE: Final = 30.0  # seconds that an undoing waits for the disk
OF_HANDS: Final = "hand"  # in the module of every event of a hand


KnownPlace = KnownRoom | KnownEvent


class NotKeptError(Exception):
    """What has happened could not be written down, and so has not happened."""


class WritesBatches(Protocol):
    """One writer, in order; see ``log.writer``."""

    def submit(self, batch: Batch, expected: Mapping[str, int]) -> Future[dict[str, int]]: ...

    def reset(self) -> None: ...


class Errand(Struct, frozen=True):
    """Somebody wants something: a command, or what a sentence means.

    key     of the sender's own, "" for what the house does by itself
    seen    the version of the table they have seen, None where that does not matter
    beside  records for other streams of the log, kept in the same batch
    asker   whose key it is, where somebody else is the sender: the board that seats who asks
    or_as   who else they are, asked in turn where it is not for the one before to do
    """

    place: str
    by: Sender
    command: object = None
    words: str = ""
    table: str = ""
    key: str = ""
    seen: int | None = None
    beside: Mapping[str, list[object]] = {}
    asker: str = ""
    or_as: tuple[Sender, ...] = ()

    @property
    def whose(self) -> str:
        """Who is answered: keys of one person are not those of another."""
        return self.asker or self.by.id


class PlaceChange(Struct, frozen=True):
    """What has happened in a place, and when it is kept.

    tables  what happened at each table, in order
    own     whether anything happened in the place itself
    kept    done when it is on the disk, or an exception when it never will be
    at      when it happened, as the log has it
    """

    place: str
    tables: dict[str, list[AnyTableEvent]]
    own: bool
    kept: Future[dict[str, int]]
    at: int


class Outcome(Struct, frozen=True):
    """The answer, and after what it may be given; at once if ``kept`` is None."""

    reply: Reply
    kept: Future[dict[str, int]] | None = None


Heard = Callable[[PlaceChange], None]


class PokerHouse:
    """All places of a house, by id."""

    def __init__(self, log: Log, writer: WritesBatches, now: Callable[[], int]) -> None:
        self.log, self.writer, self.now = log, writer, now
        self.register: dict[str, PlaceOpened] = {}
        self.places: dict[str, HousePlace] = {}
        self.answers = Answers()
        self.versions: dict[str, int] = {}
        self.moved: dict[tuple[str, str], int] = {}  # the last version at which a hand went on
        self.heard: list[Heard] = []
        self.books: Books = book_named
        self.stalls = StandingTimes()
        self.fault = ""  # why nothing can be done at the moment
        self.last_submitted = nothing_to_write()  # done when all that has happened is on the disk

    # ---- from the log ------------------------------------------------------------------------

    def load(
        self, known: Mapping[str, KnownRoom | KnownEvent] = {}, at: LogPoint = BEGINNING
    ) -> None:
        """Every place as the log has it; of those that are known at a point of it only the rest is
        read."""
        self.versions = dict(self.log.versions)
        self.register = registered(self.log.read(0, HOUSE) if HOUSE in self.versions else ())
        self.places = {
            id: self.read_place(one, known.get(id), at) for id, one in self.register.items()
        }
        self.moved.clear()
        self.stalls.read(self.log)
        if ANSWERS in self.versions:
            self.answers.read(self.log, self.now())

    def read_place(self, opened: PlaceOpened, known: KnownPlace | None, at: LogPoint) -> HousePlace:
        log = Under(self.log, opened.place)
        place: HousePlace
        if isinstance(known, KnownRoom):
            place = RoomPlace.read_on(opened.place, log, known, log.batches_since(at))
        elif isinstance(known, KnownEvent):
            place = EventPlace.read_on(opened.place, log, known, log.batches_since(at))
        else:
            place = MAKERS[opened.kind](opened.place, log)
        place.books = self.books
        return place

    def all_told(self) -> None:
        """Time that has passed without anything to write goes to the log as well: places are what
        it has."""
        for place in self.places.values():
            self.keep(place, Deed("", "", ""))
            place.forget()

    def recover(self) -> None:
        """After a write that failed: what was not kept has not happened."""
        self.writer.reset()
        self.answers = Answers(self.answers.used)  # the log has all that was kept
        self.last_submitted = nothing_to_write()
        self.load()
        self.versions = dict(self.log.versions)  # reading may have found more than was known
        self.fault = ""

    # ---- places ------------------------------------------------------------------------------

    def under(self, place: str) -> Under:
        """The log of one place."""
        return Under(self.log, place)

    def open_place(self, opened: PlaceOpened, place: HousePlace, by: Sender) -> PlaceChange:
        """One more place, with whatever has happened in it so far."""
        self.register[opened.place], self.places[opened.place] = opened, place
        place.books = self.books
        deed = Deed(by.id, by.role.value, f"open {opened.place}")
        return self.keep(place, deed, {HOUSE: [opened]})

    def close_place(self, id: str) -> Future[dict[str, int]]:
        """A place is no more."""
        del self.register[id], self.places[id]
        self.moved = {where: at for where, at in self.moved.items() if where[0] != id}
        return self.submit(Batch({HOUSE: [PlaceClosed(id)]}, self.now()))

    # ---- doing -------------------------------------------------------------------------------

    def perform(self, errand: Errand) -> Outcome:
        """Do what somebody wants, or say why not."""
        known = self.known_answer(errand)
        if known is not None:
            return known
        place = self.places.get(errand.place)
        if self.fault:
            return Outcome(Refused(errand.key, UNKEPT, self.fault))
        if place is None:
            says = "there is no such place in this house"
            return Outcome(Refused(errand.key, Reason.NO_SUCH_TABLE.value[0], says))
        stale = self.stale(place, errand)
        if stale is not None:
            return Outcome(stale)
        undoing = is_undoing(place, errand)
        if undoing and not place.recalled and not self.read_whole(place):
            return Outcome(Refused(errand.key, UNKEPT, NOT_KEPT))
        self.pass_time(place, errand)
        answer = self.done(place, errand)
        if undoing and answer.refusal is not None:
            place.forget()
        if answer.refusal is not None:
            return Outcome(self.refusal(place, errand, answer.refusal))
        return self.kept_answer(place, errand, answer, undoing)

    def read_whole(self, place: HousePlace) -> bool:
        """All that has happened, read again in place: after a fault, or for an undoing by whoever
        has no event loop. For everybody else ``house_undo`` reads it beside."""
        try:
            self.last_submitted.result(LONGEST_WRITE)
            place.reload(whole=True)
        except (OSError, ValueError):  # the disk is full, the database gone; TimeoutError is one
            self.fault = NOT_KEPT
        return not self.fault

    def known_answer(self, errand: Errand) -> Outcome | None:
        if not errand.key:
            return None
        if not is_key(errand.key):
            says = "a key is 1 to 64 plain characters of the sender's own"
            return Outcome(Refused("", Reason.NOT_A_COMMAND.value[0], says))
        whose, key = errand.whose, errand.key
        if self.answers.may_be_kept(whose, key):  # who has an event loop looks beside it, before
            self.answers.looked_up(whose, key, self.answers.look(self.log, whose, key), self.now())
        known = self.answers.of(whose, key)
        return Outcome(known, self.last_submitted) if known is not None else None

    def stale(self, place: HousePlace, errand: Errand) -> Refused | None:
        """Why somebody who plays a hand, or reports what went wrong in it, has seen too little."""
        plays = errand.by.role is Role.PLAYER and isinstance(errand.command, OF_A_HAND)
        reports = isinstance(errand.command, Report) and errand.seen is not None
        if not plays and not reports:
            return None
        if errand.seen is None:
            says = "say which version of the table you have seen"
            return Refused(errand.key, STALE, says)
        moved = self.moved.get((errand.place, errand.table), 0)
        table = place.tables.get(errand.table)
        if table is None or moved <= errand.seen <= version_of(table):
            return None
        return Refused(errand.key, STALE, "the hand has gone on since: nothing was done")

    def pass_time(self, place: HousePlace, errand: Errand) -> None:
        """What was due has happened when the command is judged. What is done at a table waits for
        nobody: ``tick`` sees to the time there."""
        if errand.table:
            return
        now = self.now()
        due = place.is_due(now)
        grounds = place.tell_time(now)
        if due:
            self.keep(place, Deed("", "", "", grounds))

    def done(self, place: HousePlace, errand: Errand) -> PlaceVerdict:
        """Do it; a fault of our own is refused too, and the place is as the log has it again."""
        try:
            return place.done(errand)
        except Exception as error:  # whatever it is must not cost the other tables anything
            kind = type(errand.command).__name__
            structlog.get_logger().error("a judge failed", command=kind, kind=type(error).__name__)
            self.read_whole(place)
            place.forget()
            says = "something went wrong here, and nothing was done: tell the floor"
            return PlaceVerdict(refusal=Refusal(Reason.NOT_A_COMMAND, says))

    def kept_answer(
        self, place: HousePlace, errand: Errand, answer: PlaceVerdict, undoing: bool
    ) -> Outcome:
        by = answer.by or errand.by
        words = errand.words or deed_words(errand.command, errand.table)
        clauses = place.clauses(answer.grounds)
        reply = Done(errand.key, self.version_at(place, errand.table), answer.says, clauses)
        more = dict(errand.beside)
        if errand.key:
            whose, points = errand.whose, tuple(clauses)
            more[ANSWERS] = [Answered(whose, errand.key, reply.version, reply.says, points)]
            number = self.versions.get(ANSWERS, 0) + 1
            self.answers.remember(whose, reply, self.now(), number)
        change = self.keep(place, Deed(by.id, by.role.value, words, answer.grounds), more)
        if undoing:
            place.forget()
        return Outcome(reply, change.kept)

    def version_at(self, place: HousePlace, table: str) -> int:
        found = place.tables.get(table)
        return version_of(found) if found is not None else place.version

    def refusal(self, place: HousePlace, errand: Errand, refusal: Refusal) -> Refused:
        clauses = place.clauses(refusal.grounds)
        reply = Refused(errand.key, refusal.reason.value[0], refusal.says, clauses)
        if errand.key:
            self.answers.remember(errand.whose, reply, self.now())
        return reply

    def tick(self, now: int) -> None:
        """Time goes on: whatever is due happens, and nothing is written otherwise."""
        if self.fault:
            return
        for place in list(self.places.values()):
            if place.is_due(now):
                self.keep(place, Deed("", "", "", place.tell_time(now)))

    def waited(self, since: int) -> int:
        """For how long somebody has waited since then, while the house ran."""
        return self.stalls.ran(since, self.now())

    # ---- keeping -----------------------------------------------------------------------------

    def keep(
        self, place: HousePlace, deed: Deed, more: Mapping[str, list[object]] | None = None
    ) -> PlaceChange:
        """What has happened goes to the writer, and everybody who listens hears of it."""
        at = self.now()
        kept = place.take(deed, at)
        batches = [in_place(place.id, batch) for batch in kept.batches]
        if more:
            last = batches.pop() if batches else Batch({}, at)
            batches.append(Batch({**last.events, **more}, last.at))
        for batch in batches:
            self.submit(batch)
        tables: dict[str, list[AnyTableEvent]] = {}
        for number, event in kept.at_tables:
            tables.setdefault(number, []).append(event)
        self.note_moves(place, tables)
        change = PlaceChange(place.id, tables, kept.own, self.last_submitted, at)
        if tables or kept.own:
            for heard in self.heard:
                heard(change)
        return change

    def note_moves(self, place: HousePlace, tables: Mapping[str, list[AnyTableEvent]]) -> None:
        for number, events in tables.items():
            table = place.tables.get(number)
            if table is not None and any(is_of_hand(event) for event in events):
                self.moved[place.id, number] = version_of(table)

    def write_beside(self, stream: str, records: list[object]) -> Future[dict[str, int]]:
        """Records of a stream that is no place's."""
        return self.submit(Batch({stream: records}, self.now()))

    def submit(self, batch: Batch) -> Future[dict[str, int]]:
        expected = {stream: self.versions.get(stream, 0) for stream in batch.events}
        for stream, events in batch.events.items():
            self.versions[stream] = expected[stream] + len(events)
        try:
            self.last_submitted = self.writer.submit(batch, expected)
        except RuntimeError as error:  # it takes none: a write before this one has failed
            self.fault, self.last_submitted = NOT_KEPT, never_written(error)
        return self.last_submitted


def in_place(place: str, batch: Batch) -> Batch:
    """A place's batch with the streams' names in the house's log."""
    return Batch({f"{place}/{name}": events for name, events in batch.events.items()}, batch.at)


def is_of_hand(event: object) -> bool:
    return f".{OF_HANDS}." in type(event).__module__


def nothing_to_write() -> Future[dict[str, int]]:
    done: Future[dict[str, int]] = Future()
    done.set_result({})
    return done


def never_written(error: Exception) -> Future[dict[str, int]]:
    failed: Future[dict[str, int]] = Future()
    failed.set_exception(error)
    return failed
