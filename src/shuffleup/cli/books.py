"""Rulebooks by name, or in a house's file, for every command that takes one."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from shuffleup.cli.output import UsageError
from shuffleup.law.loading import SHIPPED
from shuffleup.law.rule import LawError
from shuffleup.law.rulebook import Rulebook, rulebook


def open_book(name: str) -> Rulebook:
    path = Path(name)
    if name not in SHIPPED and (path.suffix == ".toml" or "/" in name):
        if path.is_dir():
            raise UsageError(f"{name} is a folder; name the house's file in it")
        if not path.exists():
            raise UsageError(f"{name}: the file is missing")
    if name not in SHIPPED and (path.is_dir() or not path.exists()):
        close = get_close_matches(name[:80], SHIPPED, n=1)
        hint = f"did you mean {close[0]}? There" if close else "there"
        known = ", ".join(SHIPPED)
        raise UsageError(f"no book is called {name!r}; {hint} are {known}, or a house's file")
    try:
        return rulebook(name)
    except LawError as error:
        raise UsageError(str(error)) from error
