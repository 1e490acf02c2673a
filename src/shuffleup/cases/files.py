"""Cases from outside: a house's, or a reviewer's, in files that name the book and the rule.

``read_cases(path)`` reads a TOML file, or all of a folder; each ``[[case]]`` has a name, a book (of
those that ship, or a house's file beside it), a rule of that book and a play.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from shuffleup.law.loading import BOOKS, HOUSES, LawError
from shuffleup.law.rule import Case, Rule
from shuffleup.law.rulebook import Rulebook, rulebook

KEYS = ("name", "book", "rule", "play")


class OutsideCase(Struct, frozen=True):
    """A case of a file, with the clause it is about and the book it runs under."""

    file: str
    book: Rulebook
    rule: Rule
    case: Case


def read_cases(path: str | Path) -> Iterator[OutsideCase]:
    """The cases of a file, or of every TOML file in a folder, in the order of their names."""
    path = Path(path)
    files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    if not files:
        raise LawError(str(path), "", "there is no .toml file in it")
    for file in files:
        yield from _read_file(file)


def _read_file(file: Path) -> Iterator[OutsideCase]:
    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise LawError(str(file), "", f"cannot be read: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise LawError(str(file), "", f"is not TOML: {error}") from error
    for number, case in enumerate(table.get("case", ()), 1):
        yield _read_case(case, file, f"case {number}")


def _read_case(table: Any, file: Path, where: str) -> OutsideCase:
    for key in KEYS:
        if not isinstance(table, dict) or not isinstance(table.get(key), str):
            raise LawError(str(file), where, f"needs {', '.join(KEYS)}, each a text; {key} is not")
    for key in table:
        if key not in KEYS:
            raise LawError(str(file), where, f"{key!r} is not a key of a case")
    name = table["book"]
    book = rulebook(name if name in (*BOOKS, *HOUSES) else file.parent / name)
    rule = book.rule(table["rule"])
    if rule is None:
        raise LawError(str(file), where, f"{book.name} has no rule {table['rule']!r}")
    return OutsideCase(str(file), book, rule, Case(table["name"], table["play"], name))
