"""What is typed at the prompt of a desk: ``Prompt.heard(line)`` answers in lines.

A line is statements of the notation, with or without a time in brackets, a verb and what fills it
(``join Ann 1/2``), a fact to be looked at (``= list 1/2: Ann``), or a word for the desk itself:
``why Ann``, ``as manager``, ``words seat``, ``help``, ``quit``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shuffleup.cli.output import UsageError
from shuffleup.cli.room.board_page import board_lines
from shuffleup.cli.room.desk import Desk
from shuffleup.cli.room.desk_options import DeskOptions, sender_of
from shuffleup.cli.room.desk_time import read_time, wall_clock
from shuffleup.cli.room.desk_verbs import sentence_of
from shuffleup.cli.room.saying_to_the_room import answer, refused
from shuffleup.cli.room.why_in_room import why_lines
from shuffleup.floor.senders import Sender
from shuffleup.law.notation import DECIDERS, NotationError, Statement, parse
from shuffleup.room.instants import clock
from shuffleup.room.viewing.wall_board import wall_board
from shuffleup.room.words.room_words import fact, sentences

WIDTH, MOST_LINES = 78, 200  # of the board between other lines
HELP: Final = (
    "Say it as a floor person would: Ann joins 1/2, call 1/2, Ann cashes out of 1",
    "or with the verb first: join Ann 1/2, seat Ann 1 3 200, buy Ann 100 1",
    "[19:05] before it tells the time; = list 1/2: Ann asks whether it is so",
    "why Ann, words seat (what can be said), as manager, as floor Kim, quit",
)


class LeftDeskError(Exception):
    """Whoever stood at the desk has gone."""


class Prompt:
    """One person at the desk, and the clock they go by."""

    def __init__(self, desk: Desk, by: Sender, told: int | None) -> None:
        """``told``: what time it is, where time passes only when somebody says so."""
        self.desk, self.by, self.told = desk, by, told

    def now(self) -> int:
        """What time it is: as told last, or the clock's."""
        last = self.desk.room.now
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
            now = read_time(statement.time, desk.room.zone, desk.room.now)
        words = statement.words
        if statement.mark in DECIDERS:
            words = f"{statement.mark} {words}"
        if statement.mark == "=":
            return [self.looked_at(words)]
        if statement.mark:
            return [f"not done: a line that begins with {statement.mark} is for a transcript"]
        heard = desk.hear(sentence_of(words), now, self.by)
        if heard.refusal is not None:
            return [refused(desk, heard.refusal)]
        return answer(desk, heard)

    def looked_at(self, words: str) -> str:
        try:
            true, so = fact(self.desk.room, words)
        except (ValueError, LookupError):
            return f"not done: {words!r} is nothing that can be so in a room"
        return f"so: {words}" if true else f"not so: {words}; but {so}"

    # ---- words for the desk itself -------------------------------------------------------------

    def become(self, rest: str) -> list[str]:
        """``as manager``, ``as floor Kim``."""
        role, _, name = rest.partition(" ")
        self.by = sender_of(DeskOptions(role=role, by=name.strip() or None))
        return [f"You speak as {self.by.role.value}, {self.by.id}."]

    def why(self, rest: str) -> list[str]:
        return why_lines(self.desk, rest, self.now())

    def words(self, rest: str) -> list[str]:
        found = [one for one in sentences() if all(word in one.lower() for word in rest.split())]
        return found or [f"no sentence has {rest!r} in it"]

    def help(self, rest: str) -> list[str]:
        return list(HELP)

    def quit(self, rest: str) -> list[str]:
        raise LeftDeskError

    def board(self, rest: str) -> list[str]:
        board = wall_board(self.desk.at(self.now()))
        return [line.plain for line in board_lines(board, WIDTH, MOST_LINES)]

    def time(self, rest: str) -> list[str]:
        return [f"It is {clock(self.now(), self.desk.room.zone)}."]


OWN: Final[dict[str, Callable[[Prompt, str], list[str]]]] = {
    "as": Prompt.become,
    "why": Prompt.why,
    "words": Prompt.words,
    "help": Prompt.help,
    "?": Prompt.help,
    "quit": Prompt.quit,
    "q": Prompt.quit,
    "exit": Prompt.quit,
    "time": Prompt.time,
    "board": Prompt.board,
}
NEEDS_MORE: Final = frozenset({"as", "why"})
