"""How a player sees the table and answers: a full screen that is redrawn, or lines for a pipe.

Both draw scenes only. ``ask`` shows a scene and reads a line; ``LeaveError`` is raised when there
will be no more lines, or none are wanted.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from functools import partial
from time import sleep
from typing import Protocol

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from shuffleup.cli.keyboard import typed
from shuffleup.cli.play.answers import offer
from shuffleup.cli.play.felt import LEAST_HEIGHT, LEAST_WIDTH, felt
from shuffleup.cli.play.rows import rows
from shuffleup.cli.play.scene import Scene, held
from shuffleup.cli.play.story import Story

SMALLEST = (72, 20)
HOME, CLEAR_LINE, CLEAR_BELOW = "\x1b[H", "\x1b[K", "\x1b[J"


class LeaveError(Exception):
    """The player leaves: ``quit`` on purpose, ``end`` of the input, ``interrupt`` by Ctrl-C."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


class Display(Protocol):
    """A way to show a hand and to ask for a line."""

    def show(self, scene: Scene) -> None:
        """Something happened."""

    def ask(self, scene: Scene, problem: str) -> str:
        """It is the player's turn; ``problem`` says what was wrong with the last answer."""
        ...

    def pause(self, scene: Scene, news: list[str], last: bool) -> str:
        """The hand is over; the player says when to go on."""
        ...

    def page(self, text: str) -> None:
        """Something to read, such as help."""

    def question(self, text: str, how: str) -> str:
        """Something to decide, and how it is answered."""
        ...

    def close(self) -> None: ...


def read_line(prompt: str) -> str:
    """A line; keys pressed while others acted stand in it already."""
    try:
        return typed(prompt)
    except EOFError:
        raise LeaveError("end") from None
    except KeyboardInterrupt:
        raise LeaveError("interrupt") from None


# ---- lines -----------------------------------------------------------------------------------


class Lines:
    """Plain lines, one after the other: for pipes, small terminals and screen readers."""

    def __init__(
        self,
        console: Console,
        delay: float,
        read: Callable[[str], str] | None = None,
        *,
        repeats: bool = False,
    ) -> None:
        """``repeats``: the hand is shown with each question, for a window where it scrolls away."""
        self.console, self.delay, self.read = console, delay, read or read_line
        self.repeats = repeats
        self.told = 0
        self.story: Story | None = None
        self.title = ""

    def show(self, scene: Scene) -> None:
        if self.story is None or scene.story.lines is not self.story.lines:
            self.story, self.told = scene.story, 0
            self.console.print(f"\n--- hand {scene.number}{self._button(scene)} ---")
            if self.title and scene.title != self.title:
                self.console.print(scene.title, markup=False, soft_wrap=True)
            self.title = scene.title
        new = scene.story.lines[self.told :]
        for line in new:
            self.console.print(line, soft_wrap=True)
        self.told += len(new)
        if new and self.delay and scene.view.actor != scene.me and scene.plays_on():
            sleep(self.delay)

    def _button(self, scene: Scene) -> str:
        at = scene.view.button
        if not scene.has_button(at):
            return ""
        return f", button {scene.names[at] or f'seat {at + 1}'}"

    def ask(self, scene: Scene, problem: str) -> str:
        self.show(scene)
        if problem:
            self.console.print(Text(problem, style="red"), soft_wrap=True)
        if self.repeats or not problem:
            self._print_state(scene)
        self.console.print(offer(scene.view), soft_wrap=True)
        return self._read()

    def _print_state(self, scene: Scene) -> None:
        view = scene.view
        for board in view.boards:
            if board:
                self.console.print(Text("  Board: ").append_text(scene.faces.row(board)))
        mine = Text("  Your hand: ").append_text(numbered(scene))
        words = scene.my_words()
        self.console.print(mine.append(f"  {words}" if words else ""), soft_wrap=True)
        said = f"  {scene.pot()}; you have {scene.amount(scene.stack(scene.me))}"
        self.console.print(said, soft_wrap=True, markup=False)

    def _read(self) -> str:
        """A line; one that is piped in is repeated, so that the output reads as it happened."""
        line = self.read("> ")
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)
        return line

    def pause(self, scene: Scene, news: list[str], last: bool) -> str:
        self.show(scene)
        for line in news:
            self.console.print(line, markup=False, soft_wrap=True)
        if last:
            return ""
        self.console.print("Enter for the next hand, ? for help, q to leave", style="dim")
        return self._read()

    def page(self, text: str) -> None:
        self.console.print(text, markup=False)

    def question(self, text: str, how: str) -> str:
        self.console.print(text, markup=False, soft_wrap=True)
        self.console.print(how, style="dim")
        return self._read()

    def close(self) -> None:
        pass


# ---- the screen ------------------------------------------------------------------------------


class ResizedError(Exception):
    """The window has another size: what is asked must be drawn again."""


def read_or_resized(prompt: str) -> str:
    """A line, unless the window changes its size while the player is thinking."""
    changed = getattr(signal, "SIGWINCH", None)
    if changed is None:  # no such thing on this system
        return read_line(prompt)

    def resized(*_: object) -> None:
        raise ResizedError

    before = signal.signal(changed, resized)
    try:
        return read_line(prompt)
    finally:
        signal.signal(changed, before)


class Screen:
    """The whole terminal, redrawn in place; what was on it before comes back at the end.

    In a window that has become too small it is ``Lines`` until there is room again.
    """

    def __init__(self, console: Console, delay: float) -> None:
        self.console, self.delay = console, delay
        self.lines = Lines(console, delay, read_or_resized, repeats=True)
        console.set_alt_screen(True)

    def fits(self) -> bool:
        """Whether there is room; the screen is taken or given back accordingly."""
        roomy = has_room(self.console)
        if roomy is not self.console.is_alt_screen:
            self.console.set_alt_screen(roomy)
        return roomy

    def show(self, scene: Scene) -> None:
        if not self.fits():
            self.lines.show(scene)
            return
        if not scene.plays_on():
            return  # the hand is over in a moment, and then all of it is shown
        self._draw(scene, Group())
        if self.delay:
            sleep(self.delay)

    def ask(self, scene: Scene, problem: str) -> str:
        trouble = Text(problem, style="bold red")
        asked: list[RenderableType] = [trouble, own_hand(scene), offer(scene.view)]
        return self._read(
            lambda: self._draw(scene, Group(*asked)), lambda: self.lines.ask(scene, problem)
        )

    def pause(self, scene: Scene, news: list[str], last: bool) -> str:
        said = [Text(line, style="yellow") for line in news]
        go_on = "Enter to leave the table" if last else "Enter for the next hand  ? help  q leave"
        below = Group(Text(), *said, Text(go_on, style="dim"))
        return self._read(
            lambda: self._draw(scene, below), lambda: self.lines.pause(scene, news, last)
        )

    def page(self, text: str) -> None:
        """A screenful at a time."""
        lines = self._render(Text(text))
        room = self.console.size.height - 3
        for start in range(0, len(lines), room):
            part = lines[start : start + room]
            go_on = "Enter to go on" if start + room >= len(lines) else "Enter for more"
            self._read(
                partial(self._write, [*part, "", go_on]),
                partial(self._page_of_lines, "\n".join(part)),
            )

    def question(self, text: str, how: str) -> str:
        asked = [*self._render(Text(text)), "", how]
        return self._read(partial(self._write, asked), partial(self.lines.question, text, how))

    def _page_of_lines(self, text: str) -> str:
        self.lines.page(text)
        return ""

    def _read(self, draw: Callable[[], None], ask_in_lines: Callable[[], str]) -> str:
        """Draw and read a line, again whenever the window changes its size."""
        while True:
            try:
                if not self.fits():
                    return ask_in_lines()
                draw()
                return read_or_resized("> ")
            except ResizedError:
                continue

    def close(self) -> None:
        if self.console.is_alt_screen:
            self.console.set_alt_screen(False)

    def _draw(self, scene: Scene, below: RenderableType) -> None:
        width, height = self.console.size
        roomy = width >= LEAST_WIDTH and height >= LEAST_HEIGHT
        table = self._render(felt(scene, width) if roomy else rows(scene))
        footer = self._render(below)
        free = height - len(table) - len(footer) - 3
        story = self._story(scene, free, width)
        self._write([*table, *self._render(Rule(style="dim")), *story, *footer])

    def _story(self, scene: Scene, lines: int, width: int) -> list[str]:
        """As much of the end of the story as there is room for; long lines go on below."""
        room = max(1, lines)
        told: list[Text] = []
        for line in scene.story.lines[-room:]:
            first, *more = line.wrap(self.console, width - 4)
            told += [Text("  ").append_text(first), *(Text("    ").append_text(m) for m in more)]
        return self._render(Group(*told[-room:]))

    def _render(self, thing: RenderableType) -> list[str]:
        with self.console.capture() as caught:
            self.console.print(thing)
        return caught.get().splitlines()

    def _write(self, lines: list[str]) -> None:
        height = self.console.size.height
        text = "".join(f"{line}{CLEAR_LINE}\n" for line in lines[: height - 1])
        sys.stdout.write(f"{HOME}{text}{CLEAR_BELOW}")
        sys.stdout.flush()


def own_hand(scene: Scene) -> Text:
    """``Your hand  A♠ K♦  a pair of kings``."""
    line = Text("Your hand  ").append_text(numbered(scene))
    words = scene.my_words()
    return line.append(f"   {words}", style="bold") if words else line


def numbered(scene: Scene) -> Text:
    """The player's cards, with their numbers where some may be thrown away."""
    may, cards = scene.view.options, held(scene.view, scene.me)
    if may is None or may.discard_most < 0:
        return scene.cards(scene.me)
    line = Text()
    for place, card in enumerate(cards, 1):
        line.append(f"{place}:", style="dim").append_text(scene.faces.card(card)).append("  ")
    line.rstrip()
    return line


def has_room(console: Console) -> bool:
    width, height = console.size
    return width >= SMALLEST[0] and height >= SMALLEST[1]


def choose(console: Console, delay: float | None, plain: bool) -> Display:
    """A screen where there is room for one and someone to look at it."""
    seen = console.is_terminal and sys.stdin.isatty() and not console.is_dumb_terminal
    if plain or not (seen and has_room(console)):
        return Lines(console, delay or 0)
    return Screen(console, 0.6 if delay is None else delay)
