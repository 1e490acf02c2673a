"""Proof: disable what a clause decides, and one of its cases must turn red.

A point is disabled by giving it another value: each value another book resolves to, or where all
agree one that differs. A clause is *proved* when each entry of its ``decides`` and ``by``, disabled
alone, turns one of its cases red in outcome; a crash or a changed citation proves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from typing import Any

from msgspec import Struct

from shuffleup.cases.runner import Outcome, Result, run_case
from shuffleup.law.loading import BOOKS
from shuffleup.law.page import show
from shuffleup.law.points import point_name
from shuffleup.law.procedures import disabled
from shuffleup.law.rule import Case, Rule
from shuffleup.law.rulebook import Rulebook, resolve, rulebook
from shuffleup.law.rules import GROUP_OF, Rules


class Entry(Struct, frozen=True):
    """One thing a clause claims: a point with a value it must tell apart, or a procedure."""

    name: str
    without: str  # the value it is set to, or "not done"
    proved: bool
    says: str


class Proof(Struct, frozen=True):
    """What was tried on a clause, and whether it is proved."""

    rule: str
    cases: int
    failing: tuple[str, ...]  # cases that do not even pass with the clause in force
    entries: tuple[Entry, ...]

    @property
    def proved(self) -> bool:
        return bool(self.entries) and not self.failing and all(e.proved for e in self.entries)


def prove(rule: Rule, book: Rulebook, cases: Sequence[Case] | None = None) -> Proof:
    """Try every entry of a clause, under its book."""
    cases = rule.cases if cases is None else cases
    rules = resolve(book)
    failing = tuple(
        f"{case.name}: {outcome.says}"
        for case in cases
        if (outcome := run_case(case, rules)).result is not Result.PASSED
    )
    entries = [
        entry_for_point(point, value, cases, rules)
        for point, own in rule.decides.items()
        for value in other_values(point, own)
    ]
    entries += [entry_for_procedure(name, cases, rules) for name in rule.by]
    return Proof(rule.id, len(cases), failing, tuple(entries))


def entry_for_point(point: str, value: Any, cases: Sequence[Case], rules: Rules) -> Entry:
    changed = rules.but(**{point: value})
    found = red(cases, changed)
    return Entry(point_name(point), show(value), found is not None, says(found, cases))


def entry_for_procedure(name: str, cases: Sequence[Case], rules: Rules) -> Entry:
    with disabled(name):
        found = red(cases, rules)
    return Entry(name, "not done", found is not None, says(found, cases))


def red(cases: Sequence[Case], rules: Rules) -> Outcome | None:
    """The first case that turns red, None if none does."""
    for case in cases:
        outcome = run_case(case, rules)
        if outcome.result is Result.RED:
            return outcome
    return None


def says(found: Outcome | None, cases: Sequence[Case]) -> str:
    if found is not None:
        return found.says
    return "no case turns red" if cases else "no case"


def other_values(point: str, own: Any) -> list[Any]:
    """The values a proof must tell apart from a clause's own."""
    books = [getattr(getattr(rules, GROUP_OF[point]), point) for rules in all_rules()]
    differing = [value for value in dict.fromkeys(books) if value != own]
    return differing or [another(own)]


def all_rules() -> list[Rules]:
    return [resolve(rulebook(name)) for name in BOOKS]


def another(own: Any) -> Any:
    """A value that differs, where all books agree."""
    if isinstance(own, bool):
        return not own
    if isinstance(own, Enum):
        return next(member for member in type(own) if member is not own)
    if isinstance(own, Fraction):
        return Fraction(1, 2) if own != Fraction(1, 2) else Fraction(1)
    return own + 1
