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
from shuffleup.games import game, games
from shuffleup.outside_text import numbered
from shuffleup.table.mix.mixes import mix, mixes, title_of

POPULAR = (
    "holdem", "omaha", "omaha-eight", "stud", "razz", "stud-eight", "triple-draw", "badugi",
    "five-card-draw",
)  # fmt: skip
MIXED = ("horse", "8-game", "dealers-choice")


def choose_game(console: Console) -> str:
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


def read_choice(answer: str) -> str:
    """What was chosen, by its number or its name: the key of a game, a file, or a mix."""
    offered = (*POPULAR, *MIXED)
    if not answer:
        return POPULAR[0]
    if at := numbered(answer, len(offered)):
        return offered[at - 1]
    mixed = {bare(name): name for name in mixes()}
    if bare(answer) in mixed:
        return mixed[bare(answer)]
    read_game(answer)
    return answer


def bare(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())


def _list(console: Console) -> None:
    """The popular games, a line each."""
    sheets = [game(key) for key in POPULAR]
    names = [f"{sheet.structures[0].value.capitalize()} {sheet.title}" for sheet in sheets]
    about = [brief(sheet) for sheet in sheets]
    names += [title_of(name) for name in MIXED]
    width = max(map(len, names))
    about += [told_within(games_of(name), console.width - width - 6) for name in MIXED]
    for number, (name, more) in enumerate(zip(names, about, strict=True), 1):
        line = Text.assemble(
            (f"{number:>3}  ", "bold bright_yellow"), (f"{name:<{width}} ", "bold"), (more, "dim")
        )
        line.truncate(console.width, overflow="ellipsis")
        console.print(line)


def told_within(titles: list[str], room: int) -> str:
    """``5 games: Hold'em, Razz and 3 more``: as many as there is room for, none of them cut."""
    for shown in range(len(titles), 0, -1):
        more = len(titles) - shown
        said = ", ".join(titles[:shown]) + (f" and {more} more" if more else "")
        said = f"{len(titles)} games: {said}"
        if len(said) <= room:
            return said
    return f"{len(titles)} games"


def games_of(name: str) -> list[str]:
    """The games of a mix, by their titles."""
    return [game(stage.game).title for stage in mix(name, 4, 8)]


def _list_all(console: Console) -> None:
    """Every game, in two columns: they fit on a screen of 80 columns and 24 lines."""
    titles = sorted(sheet.title for sheet in games())
    half = (len(titles) + 1) // 2
    for left, right in zip_longest(titles[:half], titles[half:], fillvalue=""):
        console.print(f"     {left:<34} {right}".rstrip(), markup=False, soft_wrap=True)
    console.print(f"     Mixed games: {', '.join(mixes())}", markup=False, soft_wrap=True)
    console.print("A name, or a number from above; what they are: shuffleup games", style="dim")
