"""What every desk does: a sentence is judged, done, kept in the log and told with its clauses.

``LogDesk.hear`` takes any sentence of the notation. The time is told first; what was due by then
has happened when the sentence is judged. What is refused leaves the log as it was. Whoever knows
the state (``cli.room.desk``, ``cli.tournament.directing.event_desk``) says what is meant there.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Generic, TypeVar

from msgspec.structs import replace

from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.room.telling import DeskAnswer, Part, PartTeller
from shuffleup.floor.senders import FLOOR, Sender
from shuffleup.law.loading import SHIPPED
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.rules import Rules
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.room.adoption.book_events import BookAdopted
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.state_keeper import S, StateKeeper
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.room.words.said_at_desk import UNREADABLE
from shuffleup.table.commands import AnyTableCommand, NextHand

UNDOING = re.compile(r"\b(?:undo|redo)\b")  # for which the state has to remember all of its log
E = TypeVar("E")
Done = tuple[tuple[str, ...], Refusal | None]  # the points behind it, or why not


class LogDesk(Generic[S, E]):
    """A state, its log, and the book it goes by."""

    keeper: StateKeeper[S, E]
    path: Path
    law: HouseLaw
    zone: str

    # ---- what it has to be told --------------------------------------------------------------

    def reopened(self) -> StateKeeper[S, E]:
        """The same log, read so that all of it is remembered."""
        raise NotImplementedError

    def writing(self) -> AbstractContextManager[None]:
        """What goes wrong with the file is said in a sentence."""
        raise NotImplementedError

    def copied(self) -> S:
        raise NotImplementedError

    def told_time(self, now: int, by: Sender) -> Done:
        """Let it be that time, and happen what is due."""
        raise NotImplementedError

    def said(self, words: str, by: Sender) -> Done:
        """Do what the words mean; one of ``UNREADABLE`` if they mean nothing."""
        raise NotImplementedError

    def is_time(self, event: E) -> bool:
        """Whether an event tells nothing but the time."""
        return isinstance(event, TimeTold)

    def listen(self) -> PartTeller[E]:
        """Whoever tells of what happens from now on."""
        raise NotImplementedError

    def whose_turn(self, events: Sequence[E]) -> list[tuple[int, str]]:
        """What is to be said after what was done."""
        return []

    def next_steps(self) -> tuple[str, ...]:
        """What is to be done next, said after everything else."""
        return ()

    def pass_time(self, now: int) -> Part:
        """Let everything happen that is due by now, and keep it; nothing is written otherwise."""
        raise NotImplementedError

    def unreadable(self, error: Exception, words: str) -> str:
        return in_words(error)

    # ---- saying it ---------------------------------------------------------------------------

    def hear(self, words: str, now: int, by: Sender = FLOOR) -> DeskAnswer:
        """Do what is said at a time, and keep it; or say why not, and then nothing happened."""
        return self.hear_all([words], now, by)[-1]

    def hear_all(self, sentences: Sequence[str], now: int, by: Sender) -> list[DeskAnswer]:
        """Several sentences, all done or none: the last answer is the refusal, if one is."""
        if any(map(UNDOING.search, sentences)) and not self.keeper.whole:
            self.keeper = self.reopened()
        before = self.copied()
        answers: list[DeskAnswer] = []
        try:
            for words in sentences:
                answers.append(self.tried(words, now, by))
                if answers[-1].refusal is not None:
                    self.keeper.back_to(before)
                    return answers
            with self.writing():
                self.keeper.keep()
        except BaseException:
            self.keeper.back_to(before)
            raise
        return answers

    def tried(self, words: str, now: int, by: Sender) -> DeskAnswer:
        """The same, not yet written: what was due by then, and what came of the words."""
        teller = self.listen()
        due_by, refusal = self.told_time(now, by)
        if refusal is not None:
            return DeskAnswer(refusal=refusal)
        due = Part()
        if any(not self.is_time(event) for event in self.keeper.state.log):
            due = teller.part(self.keeper.put_by(by_itself(due_by)), due_by)
        grounds, refusal = self.done(words, by)
        if refusal is not None:
            return DeskAnswer(due, refusal=refusal)
        events = self.keeper.put_by(Deed(by.id, by.role.value, words, grounds))
        done = teller.part(events, grounds)
        done = replace(done, lines=(*done.lines, *self.whose_turn(events)))
        return DeskAnswer(due, done, then=self.next_steps())

    def done(self, words: str, by: Sender) -> Done:
        try:
            return self.said(words, by)
        except UNREADABLE as error:
            return (), Refusal(Reason.NOT_A_COMMAND, self.unreadable(error, words))

    # ---- the law behind it -------------------------------------------------------------------

    def clauses(self, grounds: tuple[str, ...], law: HouseLaw | None = None) -> str:
        """The clauses behind something, in brackets; the points where there is no book. ``law``:
        of its day, where another is in force now."""
        law = law or self.law
        if law.book is None:
            return f" ({', '.join(dict.fromkeys(grounds))})" if grounds else ""
        return law.clauses(grounds)

    def clause_ids(self, grounds: tuple[str, ...], law: HouseLaw | None = None) -> list[str]:
        book = (law or self.law).book
        return [rule.id for rule in cite(book, grounds)] if book is not None else []


def by_itself(grounds: tuple[str, ...]) -> Deed:
    return Deed("", "", "", grounds)


def from_a_new_deck(command: AnyTableCommand) -> AnyTableCommand:
    """The next hand is dealt from a deck that nobody knows."""
    if type(command) is not NextHand or command.seed is not None or command.deck is not None:
        return command
    return replace(command, seed=secrets.token_bytes(32).hex())


def in_words(error: Exception) -> str:
    """What could not be read."""
    if isinstance(error, LookupError):
        return f"there is nothing here called {error.args[0] if error.args else 'so'}"
    return str(error)


def law_after(law: HouseLaw | None, events: Sequence[object]) -> HouseLaw | None:
    """The law in force after some events of a room's log."""
    for one in events:
        if isinstance(one, RoomOpened | BookAdopted):
            law = law_named(one.rules, one.rulebook)
    return law


def law_named(rules: Rules, digest: str) -> HouseLaw:
    """The book that a log names, if we have one of that name."""
    name = digest.partition("@")[0]
    book = rulebook(name) if name in SHIPPED else None
    return HouseLaw(rules, book, digest)
