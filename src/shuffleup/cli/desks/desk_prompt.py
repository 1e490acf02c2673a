"""What is typed at the prompt of any desk: ``DeskPrompt.heard(line)`` answers in lines.

A line is statements of the notation, with or without a time in brackets, a verb and what fills it,
a fact to be looked at (``= …``), or a word for the desk itself: ``why Ann``, ``as manager``,
``words seat``, ``help``, ``quit``. Whoever knows the state says what its words are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from rich.text import Text

from shuffleup.cli.desks.desk_answers import all_answers, refused
from shuffleup.cli.desks.log_desk import LogDesk
from shuffleup.cli.output import UsageError
from shuffleup.cli.room.desk_options import DeskOptions, sender_of
from shuffleup.cli.room.desk_time import read_time, wall_clock
from shuffleup.floor.senders import Sender
from shuffleup.law.notation import DECIDERS, NotationError, Statement, parse
from shuffleup.room.instants import clock
from shuffleup.room.keeping.state_keeper import S

WIDTH, MOST_LINES = 78, 200  # of the board between other lines
E = TypeVar("E")


class LeftDeskError(Exception):
    """Whoever stood at the desk has gone."""


class DeskPrompt(ABC, Generic[S, E]):
    """One person at the desk, and the clock they go by."""

    about: Sequence[str]  # what ``help`` says
    place: str  # where something is so or not
    desk: LogDesk[S, E]

    def __init__(self, desk: LogDesk[S, E], by: Sender, told: int | None) -> None:
        """``told``: what time it is, where time passes only when somebody says so."""
        self.desk, self.by, self.told = desk, by, told

    # ---- what it has to be told --------------------------------------------------------------

    @abstractmethod
    def reopen(self) -> None:
        """Read the log again: somebody else has written in it."""

    @abstractmethod
    def sentences_of(self, words: str) -> list[str]:
        """A line as sentences of the notation, said together."""

    @abstractmethod
    def sentences(self) -> list[str]:
        """Everything that can be said here."""

    @abstractmethod
    def fact(self, words: str) -> tuple[bool, str]:
        """Whether something is so, and what is so; ValueError or LookupError if it can be
        neither."""

    @abstractmethod
    def why_lines(self, person: str) -> list[str]:
        """Why somebody stands where they do."""

    @abstractmethod
    def board_lines(self, width: int, height: int) -> list[Text]:
        """The live board."""

    # ---- answering ---------------------------------------------------------------------------

    def now(self) -> int:
        """What time it is: as told last, or the clock's."""
        last = self.desk.keeper.now()
        return max(last, wall_clock() if self.told is None else self.told)

    def heard(self, line: str) -> list[str]:
        """What the desk answers."""
        word, _, rest = line.strip().partition(" ")
        own = OWN.get(word.lower())
        try:
            if own is not None and (rest or word.lower() not in NEEDS_MORE):
                return own(self, rest.strip())
            return [told for one in parse(line) for told in self.stated(one)]
        except NotationError as error:
            return [f"not done: {error.why}"]
        except UsageError as error:
            return [f"not done: {error}"]

    def stated(self, statement: Statement) -> list[str]:
        """One statement of the notation."""
        desk, now = self.desk, self.now()
        if statement.time:
            now = read_time(statement.time, desk.zone, desk.keeper.now())
        words = statement.words
        if statement.mark in DECIDERS:
            words = f"{statement.mark} {words}"
        if statement.mark == "=":
            return [self.looked_at(words)]
        if statement.mark:
            return [f"not done: a line that begins with {statement.mark} is for a transcript"]
        heard = desk.hear_all(self.sentences_of(words), now, self.by)
        if heard[-1].refusal is not None:
            return [refused(desk, heard[-1].refusal)]
        return all_answers(desk, heard)

    def looked_at(self, words: str) -> str:
        try:
            true, so = self.fact(words)
        except (ValueError, LookupError):
            return f"not done: {words!r} is nothing that can be so in {self.place}"
        return f"so: {words}" if true else f"not so: {words}; but {so}"

    # ---- words for the desk itself -----------------------------------------------------------

    def become(self, rest: str) -> list[str]:
        """``as manager``, ``as floor Kim``."""
        role, _, name = rest.partition(" ")
        self.by = sender_of(DeskOptions(role=role, by=name.strip() or None))
        return [f"You speak as {self.by.role.value}, {self.by.id}."]

    def why(self, rest: str) -> list[str]:
        return self.why_lines(rest)

    def words(self, rest: str) -> list[str]:
        every = self.sentences()
        found = [one for one in every if all(word in one.lower() for word in rest.split())]
        return found or [f"no sentence has {rest!r} in it"]

    def help(self, rest: str) -> list[str]:
        return list(self.about)

    def quit(self, rest: str) -> list[str]:
        raise LeftDeskError

    def board(self, rest: str) -> list[str]:
        return [line.plain for line in self.board_lines(WIDTH, MOST_LINES)]

    def time(self, rest: str) -> list[str]:
        return [f"It is {clock(self.now(), self.desk.zone)}."]


OWN: Final[dict[str, Callable[..., list[str]]]] = {
    "as": DeskPrompt.become,
    "why": DeskPrompt.why,
    "words": DeskPrompt.words,
    "help": DeskPrompt.help,
    "?": DeskPrompt.help,
    "quit": DeskPrompt.quit,
    "q": DeskPrompt.quit,
    "exit": DeskPrompt.quit,
    "time": DeskPrompt.time,
    "board": DeskPrompt.board,
}
NEEDS_MORE: Final = frozenset({"as", "why"})
