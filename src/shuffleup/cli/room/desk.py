"""The desk: what is said to the room is judged, done, kept in its log and told with its clauses.

``Desk.hear`` takes any sentence of the notation. The time is told first; what was due by then has
happened when the sentence is judged. What is refused leaves the log as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from msgspec.structs import replace

from shuffleup.cli.books import open_book
from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.desks.log_desk import (
    Done,
    LogDesk,
    by_itself,
    from_a_new_deck,
    in_words,
    law_named,
)
from shuffleup.cli.room.desk_verbs import perhaps
from shuffleup.cli.room.room_files import kept_room, room_faults
from shuffleup.cli.room.telling import DeskAnswer, Part, Teller, to_act
from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.law.rulebook import Rulebook, digest
from shuffleup.room import commands as c
from shuffleup.room.act import act
from shuffleup.room.adoption.book_commands import AdoptBook
from shuffleup.room.due import next_due
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.keeping.room_log import RoomKeeper
from shuffleup.room.proceed import tell_time
from shuffleup.room.state import Room
from shuffleup.room.state import copy as copy_room
from shuffleup.room.viewing.refusals_told import refusal_for
from shuffleup.room.words.book_words import adopted_in, adopting
from shuffleup.room.words.said_at_desk import meant


class Desk(LogDesk[Room, AnyRoomEvent]):
    """A room, its log, and the book it goes by."""

    def __init__(self, keeper: RoomKeeper, path: Path, law: HouseLaw | None = None) -> None:
        self.keeper, self.path = keeper, path
        self.law = law or law_named(keeper.room.rules, keeper.room.rulebook)
        self.zone = keeper.room.zone
        self.brought: dict[str, Rulebook] = {}  # houses of files, by digest

    @property
    def room(self) -> Room:
        return self.keeper.state

    def reopened(self) -> RoomKeeper:
        return kept_room(self.path, whole=True)

    def writing(self) -> AbstractContextManager[None]:
        return room_faults(self.path)

    def copied(self) -> Room:
        return copy_room(self.room)

    def listen(self) -> Teller:
        return Teller(self.room)

    def whose_turn(self, events: Sequence[AnyRoomEvent]) -> list[tuple[int, str]]:
        return to_act(self.room, events)

    def told_time(self, now: int, by: Sender) -> Done:
        """The desk has a clock of its own, whoever speaks."""
        ruling = act(
            self.room, c.TellTime(now), staff(Role.BOARD) if by.role is Role.PLAYER else by
        )
        return ruling.grounds, ruling.refusal

    def hear_all(self, sentences: Sequence[str], now: int, by: Sender) -> list[DeskAnswer]:
        """A house's own book is named by its file at the desk, and by its digest in the log."""
        return super().hear_all([self.with_digest(words) for words in sentences], now, by)

    def with_digest(self, words: str) -> str:
        name = adopted_in(words)
        if not name.endswith(".toml"):
            return words
        book = open_book(name)
        self.brought[digest(book)] = book
        return f"the house adopts {digest(book)}"

    def meant(self, words: str, by: Sender) -> list[tuple[c.RoomCommand, Sender]]:
        book = self.brought.get(adopted_in(words))
        if book is not None:
            return [(adopting(book), by)]
        return [(shuffled(one), who) for one, who in meant(self.room, words, by)]

    def said(self, words: str, by: Sender) -> Done:
        """Do what the words mean: the points behind it, or why not."""
        grounds: list[str] = []
        for one, sender in self.meant(words, by):
            ruling = act(self.room, one, sender)
            if ruling.refusal is not None:
                return (), refusal_for(ruling.refusal, by, one)
            grounds += ruling.grounds
            if isinstance(one, AdoptBook):
                self.law = law_named(one.rules, one.rulebook)
        return tuple(dict.fromkeys(grounds)), None

    def unreadable(self, error: Exception, words: str) -> str:
        """What could not be read, and what may have been meant."""
        says = in_words(error)
        return f"{says}{perhaps(words)}" if says.endswith("means nothing in a room") else says

    def pass_time(self, now: int) -> Part:
        """Let everything happen that is due by now, and keep it; nothing is written otherwise."""
        if next_due(self.room, now) is None:
            return Part()
        teller, grounds = Teller(self.room), tell_time(self.room, now)
        with room_faults(self.path):
            return teller.part(self.keeper.keep(by_itself(grounds)), grounds)

    def at(self, now: int) -> Room:
        """The room as it is at a time, without a word in the log."""
        room = copy_room(self.room)
        tell_time(room, max(now, room.now))
        return room


def open_desk(path: Path) -> Desk:
    """The desk of a room that is kept in a log."""
    return Desk(kept_room(path), path)


def shuffled(wanted: c.RoomCommand) -> c.RoomCommand:
    """The next hand is dealt from a deck that nobody knows."""
    if type(wanted) is not c.AtTheTable:
        return wanted
    return replace(wanted, command=from_a_new_deck(wanted.command))
