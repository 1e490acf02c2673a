"""The cases of clauses as they stand in the books: read when asked for, checked when read.

Play needs the law and not its cases, and the cases are more than half of the text: ``split_cases``
takes them out of a chapter, ``CaseText`` is a clause's share, which is read once, when somebody
looks. ``read_case`` is strict like the rest of the loading.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import overload

from shuffleup.law.rule import Case, LawError
from shuffleup.outside_text import OutsideError, toml_table

RULE = re.compile(r"(?m)^\[\[rule\]\]$")
CASE = re.compile(r"(?m)^ *\[\[rule\.case\]\]$")
RULES = re.compile(r"\s*(\[[^]]*\]\s*)?rules:")  # at whatever time they are said to change
CASE_KEYS = {"name": str, "play": str, "book": str, "also": list, "example": int}


def split_cases(text: str) -> tuple[str, list[str]]:
    """A chapter's text without its cases, and the text of each rule's cases, in order."""
    heads, cases = [], []
    starts = [found.start() for found in RULE.finditer(text)]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        first = CASE.search(text, start, end)
        cut = first.start() if first else end
        heads.append(text[start:cut])
        cases.append(text[cut:end])
    before = text[: starts[0]] if starts else text
    return before + "".join(heads), cases


class CaseText(Sequence[Case]):
    """The cases of one clause, from their text."""

    def __init__(self, text: str, file: str, rule: str, examples: int) -> None:
        self.text, self.file, self.rule, self.examples = text, file, rule, examples

    @cached_property
    def read(self) -> tuple[Case, ...]:
        try:
            table = toml_table("[[rule]]\n" + self.text)
        except OutsideError as error:
            raise LawError(self.file, self.rule, f"of its cases: {error}") from error
        tables = table["rule"][0].get("case", ())
        return read_cases(tables, self.file, self.rule, self.examples)

    @overload
    def __getitem__(self, index: int) -> Case: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Case]: ...

    def __getitem__(self, index: int | slice) -> Case | Sequence[Case]:
        return self.read[index]

    def __len__(self) -> int:
        return len(self.read)

    def __iter__(self) -> Iterator[Case]:
        return iter(self.read)

    def __bool__(self) -> bool:
        return bool(self.text.strip())

    def __repr__(self) -> str:
        return f"<cases of {self.rule}>"


def read_cases(tables: Iterable[object], file: str, rule: str, examples: int) -> tuple[Case, ...]:
    """The cases of a clause that prints so many examples."""
    cases = tuple(read_case(table, file, rule) for table in tables)
    names = [case.name for case in cases]
    for name in names:
        if names.count(name) > 1:
            raise LawError(file, rule, f"two cases are called {name!r}")
    for case in cases:
        if case.example and not 1 <= case.example <= examples:
            why = f"is no. {case.example} of the {examples} printed examples"
            raise LawError(file, rule, f"case {case.name!r} {why}")
    return cases


def read_case(table: object, file: str, rule: str) -> Case:
    if not isinstance(table, dict) or "name" not in table or "play" not in table:
        raise LawError(file, rule, "a case has a name and a play")
    for key, value in table.items():
        kind = CASE_KEYS.get(key)
        if kind is None:
            raise LawError(file, rule, f"{key!r} is not a key of a case")
        if type(value) is not kind:
            raise LawError(file, rule, f"{key} of a case should be {kind.__name__}, not {value!r}")
    statements = table["play"].replace("\n", ";").split(";")
    if any(RULES.match(statement) for statement in statements):
        says = "changes the rules, so it would show nothing of its book"
        raise LawError(file, rule, f"case {table['name']!r} {says}")
    also = tuple(table.get("also", ()))
    return Case(table["name"], table["play"], table.get("book", ""), also, table.get("example", 0))
