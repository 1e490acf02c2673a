"""``shuffleup games``: what can be dealt."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.cli.choices import read_game
from shuffleup.cli.describe import describe
from shuffleup.cli.output import people, print_json, say
from shuffleup.cli.shared_options import Json
from shuffleup.games import Sheet, games


def games_command(game: str | None = None, /, *, as_json: Json = False) -> int:
    """List the games: the key to call them by, how they are bet, how many sit, what wins.

    Parameters
    ----------
    game
        Only this game, or a sheet of your own: mine.toml.
    """
    sheets = games() if game is None else (read_game(game),)
    if as_json:
        print_json(
            [
                {
                    "key": sheet.key,
                    "title": sheet.title,
                    "structures": [structure.value for structure in sheet.structures],
                    "max_seats": sheet.max_seats,
                    "wins": list(sheet.wins),
                    "about": describe(sheet),
                }
                for sheet in sheets
            ]
        )
        return 0
    show_games(sheets)
    return 0


def show_games(sheets: Sequence[Sheet]) -> None:
    """Two or three lines a game on a terminal, one long line each in a pipe."""
    from rich.padding import Padding

    console = people()
    for sheet in sheets:
        played = ", ".join(structure.value for structure in sheet.structures)
        seats = f"2–{sheet.max_seats} players"
        if not console.is_terminal:
            say(f"{sheet.key:<22} {sheet.title}; {seats}; {played}; {describe(sheet)}")
            continue
        console.print(f"[bold cyan]{sheet.key:<22}[/] [bold]{sheet.title}[/], {seats}")
        console.print(Padding(f"{describe(sheet).capitalize()}. Played {played}.", (0, 0, 0, 4)))
    if console.is_terminal and len(sheets) > 1:
        console.print("\nThe first structure is the usual one. To play: shuffleup play razz")
