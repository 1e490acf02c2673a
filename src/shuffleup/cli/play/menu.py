"""The door: which game would you like? One question, Enter for no-limit hold'em."""

from __future__ import annotations

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
    _list(console, tuple(game(key) for key in POPULAR))
    console.print("\nA number, a name, or [bold]all[/] for every game; Enter for no-limit hold'em.")
    while True:
        answer = read_line("> ")
        if answer.lower() in ("q", "quit"):
            raise LeaveError("quit")
        if answer.lower() == "all":
            _list(console, games())
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


def _list(console: Console, sheets: tuple[Sheet, ...]) -> None:
    for sheet in sheets:
        number = POPULAR.index(sheet.key) + 1 if sheet.key in POPULAR else ""
        name = f"{sheet.structures[0].value.capitalize()} {sheet.title}"
        line = Text.assemble(
            (f"{number:>3}  ", "bold bright_yellow"), (f"{name:<39}", "bold"), (brief(sheet), "dim")
        )
        line.truncate(console.width, overflow="ellipsis")
        console.print(line)
