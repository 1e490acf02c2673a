"""``shuffleup tournament desk``: one prompt with the live board above it, or lines from a pipe; and
``shuffleup tournament board``, the board alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from msgspec import to_builtins
from rich.console import Console
from rich.text import Text

from shuffleup.cli.desks.desk_prompt import DeskPrompt
from shuffleup.cli.desks.live_desk import stand_at
from shuffleup.cli.output import UsageError, people, print_json, show_lines
from shuffleup.cli.room.desk_options import AS_DIRECTOR, At, DirectorOptions, sender_of
from shuffleup.cli.room.desk_time import time_for, wall_clock
from shuffleup.cli.room.room_board import stay
from shuffleup.cli.shared_options import Json
from shuffleup.cli.tournament.directing.director_verbs import sentences_typed
from shuffleup.cli.tournament.directing.event_desk import EventDesk, open_event_desk
from shuffleup.cli.tournament.directing.event_page import event_lines
from shuffleup.cli.tournament.directing.why_in_event import why_in_event
from shuffleup.room.instants import MINUTE
from shuffleup.tournament.event_log.said_to_director import event_sentences
from shuffleup.tournament.events import AnyEventEvent
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.director_board import director_board
from shuffleup.tournament.words.words_of_event import fact

HELP: Final = (
    "Say it as a director would: Ann registers, Ann is out by Bob, 5 minutes more",
    "or with the verb first: register Ann, bust Ann by Bob, clock more 5, settle, pay",
    "[19:05] before it tells the time; = place 3: Ann asks whether it is so",
    "why Ann, board, words seat (what can be said), as floor Kim, quit",
)


class EventPrompt(DeskPrompt[Tournament, AnyEventEvent]):
    """One person at the director's desk, and the clock they go by."""

    about = HELP
    place = "a tournament"
    desk: EventDesk

    def reopen(self) -> None:
        self.desk = open_event_desk(self.desk.path)

    def sentences_of(self, words: str) -> list[str]:
        return sentences_typed(words, self.desk.event)

    def sentences(self) -> list[str]:
        return event_sentences()

    def fact(self, words: str) -> tuple[bool, str]:
        return fact(self.desk.event, words)

    def why_lines(self, person: str) -> list[str]:
        return why_in_event(self.desk, person, self.now())

    def board_lines(self, width: int, height: int) -> list[Text]:
        return event_lines(director_board(self.desk.at(self.now())), width, height)


def desk_command(log: Path, /, *, desk: DirectorOptions = AS_DIRECTOR) -> int:
    """Stand at the desk: the live board, and a prompt that takes any sentence of the notation.

    With --at time passes only when it is told: [19:05] before a sentence. From a pipe each line is
    said, and its answer printed.

    Parameters
    ----------
    log
        The log of an event, made by `shuffleup tournament new`.
    """
    if desk.as_json:
        raise UsageError("--json is for single commands: shuffleup tournament do")
    opened, told = open_event_desk(log), None
    now = opened.event.room.now
    if desk.at is not None or now > wall_clock() + MINUTE:
        told = time_for(desk.at, opened.zone, now) if desk.at else now
    return stand_at(EventPrompt(opened, sender_of(desk), told))


def board_command(
    log: Path,
    /,
    *,
    at: At = None,
    watch: Annotated[bool, Parameter(help="Stay, and show what changes; Ctrl-C ends it.")] = False,
    as_json: Json = False,
) -> int:
    """The event as it stands: clock, entries, money, tables, places, and what is due.

    What is due by now is shown as done; nothing is written.

    Parameters
    ----------
    log
        The log of an event, made by `shuffleup tournament new`.
    """
    console = people()
    if watch:
        return stay(log, console, at, lambda: looked_at(open_event_desk(log), console))
    desk = open_event_desk(log)
    last = desk.event.room.now
    now = time_for(at, desk.zone, last) if at else last
    board = director_board(desk.at(now))
    if as_json:
        print_json(to_builtins(board))
        return 0
    show_lines(line.plain for line in event_lines(board, console.width, 10_000))
    return 0


def looked_at(desk: EventDesk, console: Console) -> Callable[[], list[Text]]:
    """The board of a desk by the clock on the wall, whenever somebody looks."""

    def lines() -> list[Text]:
        now = max(wall_clock(), desk.event.room.now)
        return event_lines(director_board(desk.at(now)), console.width, console.height - 1)

    return lines
