"""The door: which game would you like? One question, Enter for no-limit hold'em."""

from __future__ import annotations

import sys
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from shuffleup.cli.choices import read_game
from shuffleup.cli.describe import brief
from shuffleup.cli.output import UsageError
from shuffleup.cli.play.display import LeaveError, read_line
from shuffleup.games import Sheet, game, games

POPULAR = (
    "holdem", "omaha", "omaha-eight", "stud", "razz", "stud-eight", "triple-draw", "badugi",
    "five-card-draw",
)  # fmt: skip


def choose_game(console: Console) -> Sheet:
    """Ask until the answer is a game; the nearest name is offered for one that is none."""
    console.print("\n[bold]Shuffle up and deal![/] Which game would you like to play?\n")
    _list(console)
    console.print("\nA number, a name, or [bold]all[/] for every game; Enter for no-limit hold'em.")
    while True:
        answer = read_line("> ")
        if not sys.stdin.isatty():
            console.print(answer, markup=False)
        if answer.lower() in ("q", "quit"):
            raise LeaveError("quit")
        if answer.lower() == "all":
            _list_all(console)
            continue
        try:
            return read_choice(answer)
        except UsageError as error:
            console.print(Text(f"{error}", style="red"))


def read_choice(answer: str) -> Sheet:
    if not answer:
        return game(POPULAR[0])
    if answer.isdigit() and 1 <= int(answer) <= len(POPULAR):
        return game(POPULAR[int(answer) - 1])
    return read_game(answer)


def _list(console: Console) -> None:
    """The popular games, a line each."""
    sheets = [game(key) for key in POPULAR]
    names = [f"{sheet.structures[0].value.capitalize()} {sheet.title}" for sheet in sheets]
    width = max(map(len, names))
    for number, (name, sheet) in enumerate(zip(names, sheets, strict=True), 1):
        line = Text.assemble(
            (f"{number:>3}  ", "bold bright_yellow"),
            (f"{name:<{width}} ", "bold"),
            (brief(sheet), "dim"),
        )
        line.truncate(console.width, overflow="ellipsis")
        console.print(line)


def _list_all(console: Console) -> None:
    """Every game, in two columns: they fit on a screen of 80 columns and 24 lines."""
    titles = sorted(sheet.title for sheet in games())
    half = (len(titles) + 1) // 2
    for left, right in zip_longest(titles[:half], titles[half:], fillvalue=""):
        console.print(f"     {left:<34} {right}".rstrip(), markup=False, soft_wrap=True)
    console.print("A name, or a number from above; what they are: shuffleup games", style="dim")
