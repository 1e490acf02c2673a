"""Reading game sheets: ``game("omaha-eight")``, ``games()``, ``read_sheet(path)``.

A sheet may start from another (``like = "holdem"``) and state only its differences. Every mistake
is reported with the file, the key and the reason; nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from importlib import resources
from pathlib import Path
from types import EllipsisType
from typing import Any, TypeVar

from shuffleup.games.faults import faults
from shuffleup.games.sheet import Opening, Sheet, Street, Structure
from shuffleup.outside_text import OutsideError, file_text, sentence, toml_table

T = TypeVar("T")
Member = TypeVar("Member", bound=Enum)
Toml = dict[str, Any]  # Any, because a file may hold anything; each key is checked before use


class SheetError(ValueError):
    """A game sheet that cannot be played: says the file, the key and why."""

    def __init__(self, file: str, key: str, why: str) -> None:
        self.file, self.key, self.why = sentence(file, 80), sentence(key, 80), sentence(why, 300)
        super().__init__(f"{self.file}: {self.key}: {self.why}")


@cache
def names() -> tuple[str, ...]:
    """The keys of the games that ship with the package, in alphabetical order."""
    folder = resources.files("shuffleup.games")
    files = (entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return tuple(sorted(name.removesuffix(".toml") for name in files))


@cache
def game(key: str) -> Sheet:
    """The sheet of a game by its key, such as ``holdem`` or ``razz``."""
    if key not in names():
        raise SheetError(key, "game", f"no such game; there are {', '.join(names())}")
    text = (resources.files("shuffleup.games") / f"{key}.toml").read_text("utf-8")
    return parse_sheet(text, f"{key}.toml", key)


def games() -> tuple[Sheet, ...]:
    """All games that ship with the package."""
    return tuple(game(key) for key in names())


def read_sheet(path: str | Path) -> Sheet:
    """A game sheet of your own, from a TOML file; its key is the file's name."""
    path = Path(path)
    try:
        text = file_text(path)
    except OutsideError as error:
        raise SheetError(path.name, "file", str(error)) from error
    return parse_sheet(text, path.name, path.stem)


def parse_sheet(text: str, file: str, key: str) -> Sheet:
    """The sheet a TOML text describes, checked."""
    table = _with_likes(_toml(text, file), file, (key,))
    sheet = _build(table, file, key)
    for fault, why in faults(sheet):
        raise SheetError(file, fault, why)
    return sheet


def _toml(text: str, file: str) -> Toml:
    try:
        return toml_table(text)
    except OutsideError as error:
        raise SheetError(file, "file", str(error)) from error


def _with_likes(table: Toml, file: str, seen: tuple[str, ...]) -> Toml:
    like = table.pop("like", None)
    if like is None:
        return table
    if like not in names():
        raise SheetError(file, "like", f"no game is called {like!r}")
    if like in seen:
        raise SheetError(file, "like", f"{' -> '.join((*seen, like))} goes in a circle")
    text = (resources.files("shuffleup.games") / f"{like}.toml").read_text("utf-8")
    base = _with_likes(_toml(text, f"{like}.toml"), f"{like}.toml", (*seen, like))
    return {**base, "phh": {}, **table}


def _build(table: Toml, file: str, key: str) -> Sheet:
    left = dict(table)

    def take(name: str, kind: type[T], default: T | EllipsisType = ...) -> T:
        value = left.pop(name, default)
        if value is ...:
            raise SheetError(file, name, "is missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise SheetError(file, name, f"should be {kind.__name__}, not {value!r}")
        return value

    structures = tuple(_one_of(file, "structures", s, Structure) for s in take("structures", list))
    phh = take("phh", dict, {})
    for name, code in phh.items():
        _one_of(file, "phh", name, Structure)
        if not isinstance(code, str):
            raise SheetError(file, "phh", f"{code!r} is not a variant code")
    sheet = Sheet(
        key=key,
        title=take("title", str),
        deck=take("deck", str, "standard"),
        structures=structures,
        max_seats=take("max_seats", int),
        opening=_one_of(file, "opening", take("opening", str), Opening),
        streets=_streets(take("street", list), file),
        wins=tuple(take("wins", list)),
        two_from_hand=take("two_from_hand", bool, False),
        stud=take("stud", bool, False),
        bring_in=take("bring_in", str, ""),
        bring_in_ace_low=take("bring_in_ace_low", bool, False),
        open_pair=take("open_pair", bool, False),
        lowball=take("lowball", bool, False),
        phh=tuple(phh.items()),
    )
    for name in left:
        raise SheetError(file, name, "is not a key of a game sheet")
    return sheet


def _one_of(file: str, key: str, value: object, kind: type[Member]) -> Member:
    try:
        return kind(value)
    except ValueError:
        allowed = ", ".join(member.value for member in kind)
        raise SheetError(file, key, f"{value!r} is not one of {allowed}") from None


STREET_KEYS: Mapping[str, type] = {
    "name": str, "discard": int, "burn": bool, "draw": int,
    "down": int, "up": int, "board": int, "big_bet": bool,
}  # fmt: skip


def _streets(tables: list[object], file: str) -> tuple[Street, ...]:
    made = []
    for number, table in enumerate(tables, 1):
        where = f"street {number}"
        if not isinstance(table, dict):
            raise SheetError(file, where, f"should be a table, not {table!r}")
        for key, value in table.items():
            kind = STREET_KEYS.get(key)
            if kind is None:
                raise SheetError(file, f"{where}.{key}", "is not a key of a street")
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                raise SheetError(file, f"{where}.{key}", f"should be {kind.__name__}: {value!r}")
            if isinstance(value, int) and not 0 <= value <= 7:
                raise SheetError(file, f"{where}.{key}", f"{value} is not between 0 and 7")
        if "name" not in table:
            raise SheetError(file, f"{where}.name", "is missing")
        made.append(Street(**table))
    return tuple(made)
