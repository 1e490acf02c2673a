"""The prompt of a desk on a terminal: the live board above the line, or lines from a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Generic, TypeVar

from rich.console import Console
from rich.text import Text

from shuffleup.cli.desks.desk_answers import in_lines
from shuffleup.cli.desks.desk_prompt import DeskPrompt, LeftDeskError
from shuffleup.cli.desks.log_desk import LogDesk
from shuffleup.cli.keyboard import typed
from shuffleup.cli.output import UsageError, people, print_line
from shuffleup.cli.room.room_board import draw
from shuffleup.room.keeping.state_keeper import S

SMALLEST = (60, 16)
MOST_NEWS = 1000  # lines of one answer
EVERY = 1.0  # seconds between two looks at the clock and the log
SAVE, RESTORE, HOME, CLEAR_LINE, CLEAR_BELOW = "\x1b7", "\x1b8", "\x1b[H", "\x1b[K", "\x1b[J"
E = TypeVar("E")


def is_roomy(console: Console) -> bool:
    return console.width >= SMALLEST[0] and console.height >= SMALLEST[1]


def stand_at(prompt: DeskPrompt[S, E]) -> int:
    """The whole terminal where there is one, else line after line."""
    console = people()
    seen = console.is_terminal and sys.stdin.isatty() and not console.is_dumb_terminal
    return LiveDesk(prompt, console).stand() if seen and is_roomy(console) else lines_from(prompt)


def lines_from(prompt: DeskPrompt[S, E]) -> int:
    """Line after line, each with its answer; refused lines do not end it."""
    console = people()
    asking = sys.stdin.isatty()
    while True:
        try:
            line = typed("desk> " if asking else "")
            for told in prompt.heard(line) if line else ():
                print_line(console, told)
        except (EOFError, LeftDeskError):
            return 0


class LiveDesk(Generic[S, E]):
    """The whole terminal: the board, what was answered last, and the line that is typed.

    Another thread looks at the clock and at the log, and draws the board anew above the line; the
    two take turns."""

    def __init__(self, prompt: DeskPrompt[S, E], console: Console) -> None:
        self.prompt, self.console = prompt, console
        self.news: list[str] = [*prompt.about]
        self.turn, self.over = Lock(), Event()
        self.size = self.log_size()
        self.drawn = ""

    @property
    def desk(self) -> LogDesk[S, E]:
        return self.prompt.desk

    def stand(self) -> int:
        watcher = Thread(target=self.watch, daemon=True)
        self.console.set_alt_screen(True)
        try:
            watcher.start()
            while True:
                with self.turn:
                    self.draw()
                self.answer(typed(f"{self.prompt.by.role.value}> "))
        except (EOFError, KeyboardInterrupt, LeftDeskError):
            return 0
        finally:
            self.over.set()
            with self.turn:
                self.console.set_alt_screen(False)

    def answer(self, line: str) -> None:
        """Do what was typed; the answer goes below the board, or on a page of its own."""
        if not line:
            return
        with self.turn:
            self.look()
            heard = self.prompt.heard(line)
            self.size = self.log_size()
            lines = news_lines([f"> {line}", *heard], self.console.width, MOST_NEWS)
            if len(lines) <= self.room_for_news():
                self.news += [f"> {line}", *heard]
            else:
                self.page(lines)

    def page(self, lines: list[Text]) -> None:
        """A screenful at a time."""
        most = self.console.height - 2
        for start in range(0, len(lines), most):
            draw(self.console, lines[start : start + most])
            typed("Enter to go on ")

    def room_for_news(self) -> int:
        return max(4, self.console.height // 4)

    # ---- the clock, and other desks ------------------------------------------------------------

    def watch(self) -> None:
        """Draw whatever changes while nobody types."""
        while not self.over.wait(EVERY):
            with self.turn:
                if not self.over.is_set():
                    with suppress(UsageError):
                        self.look()
                    self.draw(typing=True)

    def look(self) -> None:
        """What others have written, and what is due."""
        if self.log_size() != self.size:
            self.prompt.reopen()
            self.size = self.log_size()
        if self.prompt.told is None:
            try:
                self.news += in_lines(self.desk, self.desk.pass_time(self.prompt.now()))
            except UsageError:  # another desk was quicker
                self.prompt.reopen()
            self.size = self.log_size()

    def log_size(self) -> int:
        return self.desk.path.stat().st_size

    # ---- drawing -------------------------------------------------------------------------------

    def draw(self, *, typing: bool = False) -> None:
        """The screen but for its last line; while somebody types, that line and its cursor stay."""
        width, height = self.console.width, self.console.height
        room_for_news = self.room_for_news()
        lines = self.prompt.board_lines(width, height - room_for_news - 2)
        lines += [Text("")] * (height - room_for_news - 2 - len(lines))
        lines.append(Text("─" * width, style="dim"))
        news = news_lines(self.news, width, room_for_news)
        lines += [*news, *([Text("")] * (room_for_news - len(news)))]
        with self.console.capture() as caught:
            for line in lines:
                self.console.print(line, soft_wrap=True, end="\n")
        drawn = "".join(f"{line}{CLEAR_LINE}\n" for line in caught.get().split("\n")[: height - 1])
        if typing and drawn == self.drawn:
            return
        self.drawn = drawn
        ends = (SAVE, RESTORE) if typing else ("", CLEAR_BELOW)
        sys.stdout.write(f"{ends[0]}{HOME}{drawn}{ends[1]}")
        sys.stdout.flush()
        del self.news[:-200]


def news_lines(news: list[str], width: int, most: int) -> list[Text]:
    """The last answers: what was typed dim, what was refused red."""
    lines: list[Text] = []
    for line in news[-most:]:
        wrong = line.startswith(("refused", "not done", "not so"))
        style = "dim" if line.startswith("> ") else "red" if wrong else ""
        first, *more = Text(line or " ", style=style).wrap(Console(width=width), width - 2)
        lines += [first, *(Text("  ").append_text(one) for one in more)]
    return lines[-most:]
