"""Coverage: for every clause how it is accounted for, counted by book, layer and area.

*Accounted*: running (it decides points or names procedures), conduct, definition, heading, a repeat
(``same-as``), or posted with a reason. *Open*: none of these yet. Nothing else exists.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from shuffleup.cases.prove import prove
from shuffleup.law.loading import BOOKS
from shuffleup.law.rule import MUST_RUN, Rule
from shuffleup.law.rulebook import Rulebook, rulebook

SHOWN = ("clauses", "accounted", "running", "with_cases", "proved", "posted", "open",
         "examples_open")  # fmt: skip


class Count(Struct):
    """How far some clauses are."""

    clauses: int = 0
    accounted: int = 0
    running: int = 0
    with_cases: int = 0
    proved: int = 0
    posted: int = 0
    open: int = 0
    examples_open: int = 0

    def add(self, rule: Rule, proved: bool) -> None:
        posted = not rule.running and bool(rule.why_not_run)
        is_open = not (rule.running or posted or rule.same_as or rule.treatment not in MUST_RUN)
        self.clauses += 1
        self.accounted += not is_open
        self.running += rule.running
        self.with_cases += bool(rule.cases)
        self.proved += proved
        self.posted += posted
        self.open += is_open
        self.examples_open += len(rule.examples) - len({c.example for c in rule.cases} - {0})


class Coverage(Struct):
    """The counts in total and by book, layer and area."""

    total: Count
    books: dict[str, Count]
    layers: dict[str, Count]
    areas: dict[str, Count]


def clauses() -> Iterable[tuple[str, Rulebook, Rule]]:
    """Every clause of the four books: the book it counts for, the book it runs under, itself."""
    for name in BOOKS:
        book = rulebook(name)
        for rule in book.layers[-1].rules:
            yield rule.id.partition("/")[0], book, rule


def coverage(book: str = "", layer: str = "", area: str = "") -> Coverage:
    """Count all clauses, or those of one book, layer or area."""
    found = Coverage(Count(), {}, {}, {})
    for name, under, rule in clauses():
        if book not in ("", name, under.name) or area not in ("", rule.area):
            continue
        if layer not in ("", rule.layer.value):
            continue
        proved = rule.running and prove(rule, under).proved
        for count in (
            found.total,
            found.books.setdefault(name, Count()),
            found.layers.setdefault(rule.layer.value, Count()),
            found.areas.setdefault(rule.area, Count()),
        ):
            count.add(rule, proved)
    return found
