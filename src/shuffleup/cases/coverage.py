"""Coverage: for every clause how it is accounted for, counted by book, layer and area.

*Accounted*: running (it decides points or names procedures), conduct, definition, heading, a repeat
(``same-as``), or posted with a reason, each in a column of its own. *Owed*: runs, but for a part
that a layer yet to be built has to run. *Open*: none of these yet. There is nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.cases.clauses import clauses, whole_law
from shuffleup.cases.prove import proof
from shuffleup.law.rule import MUST_RUN, Rule

SHOWN = ("clauses", "accounted", "running", "with_cases", "proved", "repeat", "heading", "conduct",
         "definition", "posted", "owed", "open", "examples_open")  # fmt: skip

CLASSES = ("repeat", "heading", "conduct", "definition", "owed")  # besides what runs or cannot


class Count(Struct):
    """How far some clauses are."""

    clauses: int = 0
    accounted: int = 0
    running: int = 0
    with_cases: int = 0
    proved: int = 0
    repeat: int = 0
    heading: int = 0
    conduct: int = 0
    definition: int = 0
    posted: int = 0
    owed: int = 0
    open: int = 0
    examples_open: int = 0

    def add(self, rule: Rule, proved: bool) -> None:
        """A clause with only borrowed cases counts as having any only if they prove it."""
        unaccounted = is_open(rule)
        self.clauses += 1
        self.accounted += not unaccounted
        self.running += rule.running
        self.with_cases += bool(rule.cases) or proved
        self.proved += proved
        self.posted += is_posted(rule)
        self.owed += bool(rule.owes)
        if not (rule.running or unaccounted or is_posted(rule)):
            self.class_of(rule)
        self.open += unaccounted
        self.examples_open += len(rule.examples) - len({c.example for c in rule.cases} - {0})

    def class_of(self, rule: Rule) -> None:
        """What accounts for a clause that does not run: it repeats one that does, or is no law."""
        kind = "repeat" if rule.same_as else rule.treatment.value
        setattr(self, kind, getattr(self, kind) + 1)


class Coverage(Struct):
    """The counts in total and by book, layer and area."""

    total: Count
    books: dict[str, Count]
    layers: dict[str, Count]
    areas: dict[str, Count]


def figures(count: Count, names: Sequence[str] = SHOWN) -> list[str]:
    """A count as people read it."""
    return [f"{getattr(count, name):,}" for name in names]


def is_posted(rule: Rule) -> bool:
    return not rule.running and bool(rule.why_not_run)


def is_open(rule: Rule) -> bool:
    """Not accounted for yet; a repeat is open when the clause it repeats is."""
    if rule.running or is_posted(rule) or rule.treatment not in MUST_RUN:
        return False
    return is_open(whole_law()[rule.same_as].rule) if rule.same_as else True


def coverage(book: str = "", layer: str = "", area: str = "") -> Coverage:
    """Count all clauses, or those of one book, layer or area."""
    found = Coverage(Count(), {}, {}, {})
    for clause in clauses():
        rule = clause.rule
        if book not in ("", clause.book, clause.under.name) or area not in ("", rule.area):
            continue
        if layer not in ("", rule.layer.value):
            continue
        proved = rule.running and proof(clause).proved
        for count in (
            found.total,
            found.books.setdefault(clause.book, Count()),
            found.layers.setdefault(rule.layer.value, Count()),
            found.areas.setdefault(rule.area, Count()),
        ):
            count.add(rule, proved)
    return found
