"""A place of a house: a room, an event or a season, with the log it is the fold of.

Whatever kind it is, it does three things: ``pass_time`` lets happen what is due, ``put`` judges a
command and does it, and ``take`` gives the batches of what has happened since, for whoever writes
them. What is refused leaves the place as it was. A place is changed at once and kept a moment
later: nobody may be told of it before it is kept (``poker_house`` sees to that).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.senders import Sender
from shuffleup.law.named_law import book_named, digest_in
from shuffleup.law.rulebook import Rulebook, cite
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.log.protocol import Batch, Log
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.words.said_at_desk import UNREADABLE
from shuffleup.server.house_places.cards_of_house import not_yours_to_deal
from shuffleup.server.house_places.house_seeds import by_the_house
from shuffleup.server.house_places.spoken_commands import CommandError
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table

Books = Callable[[str], Rulebook | None]
WHOSE: Final = frozenset({  # refused since it is somebody else's to do
    Reason.NOT_YOUR_PART, Reason.NOT_YOUR_WORK, Reason.NOT_THE_FLOOR, Reason.NOT_MANAGEMENT,
    Reason.NOT_ON_THE_STAFF,
})  # fmt: skip
AtTables = list[tuple[str, AnyTableEvent]]  # what happened at tables, in order


class SaidOrSent(Protocol):
    """A command for a table, or a sentence, and who sends it: an errand."""

    @property
    def by(self) -> Sender: ...
    @property
    def or_as(self) -> tuple[Sender, ...]: ...
    @property
    def command(self) -> object: ...
    @property
    def words(self) -> str: ...
    @property
    def table(self) -> str: ...


class PlaceVerdict(Struct, frozen=True):
    """What came of a command: the points behind it, or why it was not done. ``by``: who did it, if
    not the first of those whom its sender can be."""

    grounds: tuple[str, ...] = ()
    refusal: Refusal | None = None
    says: str = ""
    by: Sender | None = None

    @property
    def ok(self) -> bool:
        return self.refusal is None


class Kept(Struct, frozen=True):
    """What is to be written: batches with the streams of the place, and what happened at tables."""

    batches: list[Batch]
    at_tables: AtTables
    own: bool  # whether anything happened in the place itself


def refused(reason: Reason, says: str) -> PlaceVerdict:
    return PlaceVerdict(refusal=Refusal(reason, says))


class HousePlace(ABC):
    """What every place can do."""

    kind = ""

    def __init__(self, id: str, log: Log) -> None:
        self.id, self.log = id, log
        self.recalled = False  # whether all is at hand that an undoing needs
        self.books: Books = book_named  # where a book is found by its digest
        self._book: tuple[str, Rulebook | None] = ("", None)

    # ---- what it has to be told --------------------------------------------------------------

    @property
    @abstractmethod
    def version(self) -> int: ...

    @property
    @abstractmethod
    def rulebook(self) -> str: ...

    @property
    @abstractmethod
    def tables(self) -> dict[str, Table]: ...

    @abstractmethod
    def is_due(self, now: int) -> bool:
        """Whether anything happens by itself until then."""

    @abstractmethod
    def tell_time(self, now: int) -> tuple[str, ...]:
        """It is that time: what was due has happened."""

    @abstractmethod
    def act(self, command: object, by: Sender, table: str) -> PlaceVerdict: ...

    @abstractmethod
    def meant(self, words: str, by: Sender) -> list[tuple[object, str]]:
        """The commands of a sentence, each with the table it is for."""

    @abstractmethod
    def take(self, deed: Deed | None, at: int) -> Kept:
        """What has happened since the last time, as batches."""

    @abstractmethod
    def reload(self, *, whole: bool = False) -> None:
        """As the log has it; ``whole`` with all of its memory, which an undoing needs."""

    @abstractmethod
    def forget(self) -> None:
        """What is in the log need not be remembered any longer."""

    def remember(self) -> int:
        """From now on nothing is forgotten; the version that the log has, or will have soon."""
        raise NotImplementedError(self.kind)

    def recall(self, before: object, log: list[object]) -> None:
        """What an undoing needs is at hand: how the place was then, and its log until it began to
        remember."""
        raise NotImplementedError(self.kind)

    # ---- the same everywhere -----------------------------------------------------------------

    def put(self, command: object, by: Sender, table: str = "") -> PlaceVerdict:
        refusal = not_yours_to_deal(self.tables, table, command, by)
        if refusal is not None:
            return PlaceVerdict(refusal=refusal)
        try:
            return self.act(command, by, table)
        except CommandError as error:
            return refused(Reason.NOT_A_COMMAND, str(error))

    def done(self, errand: SaidOrSent) -> PlaceVerdict:
        """Done by its sender; where that is not theirs to do, by the next whom they can be. If it
        is nobody's, why not the first's."""
        first = self.done_as(errand, errand.by)
        if first.refusal is None or first.refusal.reason not in WHOSE:
            return first
        for by in errand.or_as:
            answer = self.done_as(errand, by)
            if answer.refusal is None or answer.refusal.reason not in WHOSE:
                return replace(answer, by=by)
        return first

    def done_as(self, errand: SaidOrSent, by: Sender) -> PlaceVerdict:
        if errand.command is None:
            return self.say(errand.words, by)
        return self.put(errand.command, by, errand.table)

    def say(self, words: str, by: Sender) -> PlaceVerdict:
        """Do what a sentence means. Whoever says it is its sender, whomever it names."""
        try:
            wanted = self.meant(words, by)
        except UNREADABLE as error:
            return refused(Reason.NOT_A_COMMAND, str(error.args[0] if error.args else error))
        if len(wanted) != 1:
            return refused(Reason.NOT_A_COMMAND, "one thing at a time")
        command, table = wanted[0]
        return self.put(by_the_house(command), by, table)

    @property
    def book(self) -> Rulebook | None:
        """The book in force, if it is one we have."""
        name = digest_in(self.rulebook)
        if self._book[0] != name:
            self._book = (name, self.books(name))
        return self._book[1]

    def clauses(self, grounds: Sequence[str]) -> list[str]:
        """The clauses behind something, the book's own first."""
        if self.book is None or not grounds:
            return []
        ids = [rule.id for rule in cite(self.book, tuple(grounds))]
        return sorted(ids, key=lambda clause: clause.startswith("common/"))
