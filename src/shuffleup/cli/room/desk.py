"""The desk: what is said to the room is judged, done, kept in its log and told with its clauses.

``Desk.hear`` takes any sentence of the notation. The time is told first; what was due by then has
happened when the sentence is judged. What is refused leaves the log as it was.
"""

from __future__ import annotations

import re
import secrets
from pathlib import Path

from msgspec.structs import replace

from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.room.desk_verbs import perhaps
from shuffleup.cli.room.room_files import kept_room, room_faults
from shuffleup.cli.room.telling import DeskAnswer, Part, Teller, to_act
from shuffleup.floor.senders import FLOOR, Sender
from shuffleup.law.loading import SHIPPED
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.room import commands as c
from shuffleup.room.act import act
from shuffleup.room.due import next_due
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_log import RoomKeeper
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.room.proceed import tell_time
from shuffleup.room.state import Room
from shuffleup.room.state import copy as copy_room
from shuffleup.room.viewing.refusals_told import refusal_for
from shuffleup.room.words.said_at_desk import UNREADABLE, meant
from shuffleup.table.commands import NextHand

UNDOING = re.compile(r"\bundo\b")  # for which the room has to remember all of its log


class Desk:
    """A room, its log, and the book it goes by."""

    def __init__(self, keeper: RoomKeeper, path: Path, law: HouseLaw | None = None) -> None:
        self.keeper, self.path = keeper, path
        self.law = law or law_of(keeper.room)

    @property
    def room(self) -> Room:
        return self.keeper.room

    def hear(self, words: str, now: int, by: Sender = FLOOR) -> DeskAnswer:
        """Do what is said at a time, and keep it; or say why not, and then nothing happened."""
        if UNDOING.search(words) and not self.keeper.whole:
            self.keeper = kept_room(self.path, whole=True)
        before = copy_room(self.room)
        try:
            heard = self.tried(words, now, by)
            if heard.refusal is None:
                with room_faults(self.path):
                    self.keeper.keep()
                return heard
        except BaseException:
            self.keeper.back_to(before)
            raise
        self.keeper.back_to(before)
        return heard

    def tried(self, words: str, now: int, by: Sender) -> DeskAnswer:
        """The same, not yet written: what was due by then, and what came of the words."""
        teller = Teller(self.room)
        ruling = act(self.room, c.TellTime(now), by)
        if ruling.refusal is not None:
            return DeskAnswer(refusal=ruling.refusal)
        due = Part()
        if any(type(event) is not TimeTold for event in self.room.log):
            due = teller.part(self.keeper.put_by(by_itself(ruling.grounds)), ruling.grounds)
        grounds, refusal = self.done(words, by)
        if refusal is not None:
            return DeskAnswer(due, refusal=refusal)
        events = self.keeper.put_by(Deed(by.id, by.role.value, words, grounds))
        done = teller.part(events, grounds)
        return DeskAnswer(due, replace(done, lines=(*done.lines, *to_act(self.room, events))))

    def done(self, words: str, by: Sender) -> tuple[tuple[str, ...], Refusal | None]:
        """Do what the words mean: the points behind it, or why not."""
        grounds: list[str] = []
        try:
            wanted = [(shuffled(one), sender) for one, sender in meant(self.room, words, by)]
        except UNREADABLE as error:
            return (), Refusal(Reason.NOT_A_COMMAND, in_words(error, words))
        for one, sender in wanted:
            ruling = act(self.room, one, sender)
            if ruling.refusal is not None:
                return (), refusal_for(ruling.refusal, by, one)
            grounds += ruling.grounds
        return tuple(dict.fromkeys(grounds)), None

    def pass_time(self, now: int) -> Part:
        """Let everything happen that is due by now, and keep it; nothing is written otherwise."""
        if next_due(self.room, now) is None:
            return Part()
        teller, grounds = Teller(self.room), tell_time(self.room, now)
        with room_faults(self.path):
            return teller.part(self.keeper.keep(by_itself(grounds)), grounds)

    def clauses(self, grounds: tuple[str, ...]) -> str:
        """The clauses behind something, in brackets; the points where there is no book."""
        if self.law.book is None:
            return f" ({', '.join(dict.fromkeys(grounds))})" if grounds else ""
        return self.law.clauses(grounds)

    def clause_ids(self, grounds: tuple[str, ...]) -> list[str]:
        book = self.law.book
        return [rule.id for rule in cite(book, grounds)] if book is not None else []

    def at(self, now: int) -> Room:
        """The room as it is at a time, without a word in the log."""
        room = copy_room(self.room)
        tell_time(room, max(now, room.now))
        return room


def open_desk(path: Path) -> Desk:
    """The desk of a room that is kept in a log."""
    return Desk(kept_room(path), path)


def by_itself(grounds: tuple[str, ...]) -> Deed:
    return Deed("", "", "", grounds)


def shuffled(wanted: c.RoomCommand) -> c.RoomCommand:
    """The next hand is dealt from a deck that nobody knows."""
    if type(wanted) is not c.AtTheTable or type(wanted.command) is not NextHand:
        return wanted
    if wanted.command.seed is not None or wanted.command.deck is not None:
        return wanted
    seed = secrets.token_bytes(32).hex()
    return replace(wanted, command=replace(wanted.command, seed=seed))


def in_words(error: Exception, words: str) -> str:
    """What could not be read, and what may have been meant."""
    if isinstance(error, LookupError):
        return f"there is nothing here called {error.args[0] if error.args else 'so'}"
    says = str(error)
    return f"{says}{perhaps(words)}" if says.endswith("means nothing in a room") else says


def law_of(room: Room) -> HouseLaw:
    """The book a room goes by, if we have one of that name."""
    name = room.rulebook.partition("@")[0]
    book = rulebook(name) if name in SHIPPED else None
    return HouseLaw(room.rules, book, room.rulebook)
