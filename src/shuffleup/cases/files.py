"""Cases from outside: a house's own, or a reviewer's, in files that name the book and the rule.

``read_cases(path)`` reads a TOML file, or all of a folder. In a house's file they are the cases of
its rules; elsewhere each ``[[case]]`` has a name, a book (of those that ship, or a house's file
beside it), a rule of that book and a play. ``line_in_file`` finds a line of a play again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from shuffleup.cases.clauses import Clause, gathered, whole_law
from shuffleup.cases.runner import home
from shuffleup.law.loading import SHIPPED, shelf
from shuffleup.law.rule import Case, LawError, Rule
from shuffleup.law.rulebook import Rulebook, rulebook
from shuffleup.outside_text import OutsideError, file_text, is_file, quoted, toml_table

KEYS = ("name", "book", "rule", "play")


class PlacedCase(Struct, frozen=True):
    """A case of a file, with the clause it is about and the book it runs under."""

    file: str
    book: Rulebook
    rule: Rule
    case: Case


def placed(clause: Clause, file: str) -> Iterator[PlacedCase]:
    """The cases of a clause, borrowed ones too."""
    for case in clause.cases:
        yield PlacedCase(file, home(case, clause.under), clause.rule, case)


def house_clauses(house: Rulebook) -> list[Clause]:
    """The clauses of a house's own layer, with their cases; refused if a case leans on nothing."""
    below = [(c.under, c.rule) for c in whole_law().values() if c.under.name != house.name]
    own = house.layers[-1].rules
    law = gathered([*below, *((house, rule) for rule in own)])
    return [law[rule.id] for rule in own]


def read_cases(path: str | Path) -> list[PlacedCase]:
    """The cases of a file, or of every TOML file in a folder, in the order of their names."""
    path = Path(path)
    files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    found = [case for file in files for case in _read_file(file)]
    if not found:
        raise LawError(str(path), "", "there is no case in it")
    return found


def _read_file(file: Path) -> Iterator[PlacedCase]:
    try:
        text = file_text(file)
    except OutsideError as error:
        raise LawError(str(file), "", str(error)) from error
    yield from parse_cases(text, file)


def parse_cases(text: str, file: Path) -> Iterator[PlacedCase]:
    """The cases of a file's text."""
    try:
        table = toml_table(text)
    except OutsideError as error:
        raise LawError(str(file), "", str(error)) from error
    if "rule" in table:
        for clause in house_clauses(rulebook(file)):
            yield from placed(clause, str(file))
        return
    cases = table.get("case", [])
    if not isinstance(cases, list):
        raise LawError(str(file), "", "cases are written [[case]]")
    for number, case in enumerate(cases, 1):
        yield _read_case(case, file, f"case {number}")


def _read_case(table: object, file: Path, where: str) -> PlacedCase:
    told = table if isinstance(table, dict) else {}
    for key in KEYS:
        if not isinstance(told.get(key), str):
            raise LawError(str(file), where, f"needs {', '.join(KEYS)}, each a text; {key} is not")
    for key in told:
        if key not in KEYS:
            raise LawError(str(file), where, f"{key!r} is not a key of a case")
    name = told["book"]
    if name not in SHIPPED and not is_file(file.parent / name):
        known = f"{', '.join(SHIPPED)}, or a house's file beside this one"
        raise LawError(str(file), where, f"no book is called {quoted(name)}; there are {known}")
    book = rulebook(name if name in SHIPPED else file.parent / name)
    rule = book.rule(told["rule"])
    if rule is None:
        raise LawError(str(file), where, f"{book.name} has no rule {told['rule']!r}")
    return PlacedCase(str(file), book, rule, Case(told["name"], told["play"], name))


def line_in_file(one: PlacedCase, line: int) -> int:
    """Where in its file a line of a case's play stands; 0 if that cannot be told."""
    path = Path(one.file) if Path(one.file).is_file() else shelf() / one.file
    try:
        text = path.read_text("utf-8")
    except OSError:
        return 0
    start = text.find(one.case.play, max(0, text.find(one.case.name)))
    return text[:start].count("\n") + line if line and start >= 0 else 0
