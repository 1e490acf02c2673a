"""A room as a place: the house's own, or the small one of a private game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Sender
from shuffleup.law.rulebook import digest
from shuffleup.law.ruling import Reason
from shuffleup.log.protocol import Batch, Log
from shuffleup.room.act import act
from shuffleup.room.adoption.book_commands import AdoptBook
from shuffleup.room.commands import AfterCount, AtTheTable, RoomCommand
from shuffleup.room.due import next_due
from shuffleup.room.events import AtTable
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_log import RoomKeeper, read_on, read_room
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.room.proceed import tell_time
from shuffleup.room.state import Room
from shuffleup.room.viewing.refusals_told import refusal_for
from shuffleup.room.words.book_words import adopted_in, adopting
from shuffleup.room.words.said_at_desk import meant
from shuffleup.server.house_places.house_place import HousePlace, Kept, PlaceVerdict, refused
from shuffleup.server.house_places.recent_acts import RecentActs
from shuffleup.server.house_places.spoken_commands import OF_ROOMS, TABLE_KINDS
from shuffleup.table.state import Table

ROOM_KINDS: Final = frozenset(OF_ROOMS.values()) | {AfterCount, AdoptBook}  # said in words


class KnownRoom(Struct, frozen=True):
    """A room and the last acts in it, both as far as the log had come."""

    room: Room
    acts: RecentActs


class RoomPlace(HousePlace):
    """A room, its tables, and its log."""

    kind = "room"

    def __init__(
        self, id: str, log: Log, room: Room | None = None, acts: RecentActs | None = None
    ) -> None:
        super().__init__(id, log)
        self.acts = acts or RecentActs()
        self.keeper = RoomKeeper(log, room or read_room(log, hears=self.acts.hear))

    @classmethod
    def read_on(cls, id: str, log: Log, known: KnownRoom, later: Iterable[Batch]) -> RoomPlace:
        """The room as it was known, after what came later."""
        room = read_on(known.room, later, hears=known.acts.hear)
        return cls(id, log, room, known.acts)

    @property
    def room(self) -> Room:
        return self.keeper.state

    @property
    def version(self) -> int:
        return self.room.version

    @property
    def rulebook(self) -> str:
        return self.room.rulebook

    @property
    def tables(self) -> dict[str, Table]:
        return self.room.tables

    def is_due(self, now: int) -> bool:
        return next_due(self.room, now) is not None

    def tell_time(self, now: int) -> tuple[str, ...]:
        return tell_time(self.room, max(now, self.room.now))

    def act(self, command: object, by: Sender, table: str) -> PlaceVerdict:
        wanted: object = command
        if type(command) in TABLE_KINDS:
            wanted = AtTheTable(table, command)  # type: ignore[arg-type]  # one of a table
        elif type(command) not in ROOM_KINDS:
            says = f"{type(command).__name__} is not something one can do in a room"
            return refused(Reason.NOT_A_COMMAND, says)
        ruling = act(self.room, wanted, by)  # type: ignore[arg-type]  # it is one of these now
        if ruling.refusal is not None:
            return PlaceVerdict(refusal=refusal_for(ruling.refusal, by, command))
        return PlaceVerdict(ruling.grounds, says=ruling.says)

    def meant(self, words: str, by: Sender) -> list[tuple[object, str]]:
        adopted = adopted_in(words)
        book = self.books(adopted) if adopted else None
        if (
            book is not None and digest(book) == adopted
        ):  # also one that somebody brought to this house
            return [(adopting(book), "")]
        return [unwrapped(command) for command, _ in meant(self.room, words, by)]

    def take(self, deed: Deed | None, at: int) -> Kept:
        keeper = self.keeper
        events = keeper.put_by(deed)
        self.acts.hear(enumerate(events, self.room.version - len(events) + 1), at)
        batches = [Batch(one.events, at) for one in keeper.batches]
        keeper.batches = []
        at_tables = [(one.table, one.event) for one in events if isinstance(one, AtTable)]
        own = any(not isinstance(one, AtTable | TimeTold) for one in events)
        return Kept(batches, at_tables, own)

    def reload(self, *, whole: bool = False) -> None:
        self.acts = RecentActs()
        read = read_room(self.log, whole=whole, hears=self.acts.hear)
        self.keeper = RoomKeeper(self.log, read, whole=whole)

    def forget(self) -> None:
        self.keeper.forget()
        self.room.past, self.recalled = None, False

    def remember(self) -> int:
        self.keeper.whole = True
        return self.keeper.told

    def recall(self, before: object, log: list[object]) -> None:
        assert isinstance(before, Room)
        self.room.past, self.recalled = before, True
        self.room.log[:0] = log


def unwrapped(command: RoomCommand) -> tuple[object, str]:
    if isinstance(command, AtTheTable):
        return command.command, command.table
    return command, ""
