"""Which game is meant: by its key, its title, a usual short name, or a sheet of one's own.

On its own because chances of hands need it, and neither a table nor the law.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path

from shuffleup.cli.output import UsageError
from shuffleup.games import Sheet, SheetError, game, names, read_sheet

ALIASES = {
    "texas": "holdem",
    "texasholdem": "holdem",
    "nlh": "holdem",
    "nlhe": "holdem",
    "plo": "omaha",
    "o8": "omaha-eight",
    "omaha8": "omaha-eight",
    "omahahilo": "omaha-eight",
    "sevencardstud": "stud",
    "studhigh": "stud",
    "stud8": "stud-eight",
    "studhilo": "stud-eight",
    "27": "deuce-to-seven",
    "27td": "triple-draw",
    "draw": "five-card-draw",
    "sixplus": "short-deck",
}


def read_game(text: str) -> Sheet:
    """A game by its key, its title, a usual short name, or a sheet of one's own (mine.toml)."""
    if text.endswith(".toml"):
        return _own_sheet(Path(text).expanduser())
    by_name = {_bare(key): key for key in names()}
    by_name |= {_bare(game(key).title): key for key in names()} | ALIASES
    found = by_name.get(_bare(text))
    if found is not None:
        return game(found)
    close = get_close_matches(_bare(text[:80]), by_name, n=1)
    hint = f"did you mean {by_name[close[0]]}?" if close else f"there are {', '.join(names())}"
    raise UsageError(f"no game is called {text!r}; {hint}")


def _own_sheet(path: Path) -> Sheet:
    if not path.exists():
        raise UsageError(f"{path}: there is no such file")
    try:
        return read_sheet(path)
    except SheetError as error:
        raise UsageError(str(error)) from error


def _bare(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.lower())
