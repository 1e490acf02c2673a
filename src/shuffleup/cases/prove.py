"""Proof: disable what a clause claims, and one of its cases must turn red.

A point is disabled by giving it another value: each value another book resolves to, a number's
neighbours (one more and one less, a tenth for fractions), or where all agree one that differs. A
clause is *proved* when each entry of its ``decides`` and ``by``, disabled alone, turns one of its
cases red in outcome; a crash, a changed citation or the words of a ruling prove nothing. Every case
is run against every entry, so that a case that never turns red is found too.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from enum import Enum
from fractions import Fraction
from functools import cache

from msgspec import Struct

from shuffleup.cases.clauses import Clause
from shuffleup.cases.mutants import disabled
from shuffleup.cases.runner import CaseOutcome, CaseResult, home, outcome_of, run_case
from shuffleup.law.loading import BOOKS
from shuffleup.law.otherwise import is_allowed, nearby
from shuffleup.law.points import PointValue
from shuffleup.law.rule import Case, Rule
from shuffleup.law.rulebook import Rulebook, resolve, rulebook
from shuffleup.law.rules import POINTS, Rules, show_value

Runs = Sequence[tuple[Case, Rules]]  # each case with the rules it runs by


class Entry(Struct, frozen=True):
    """One thing a clause claims: a point with a value it must tell apart, or a procedure."""

    name: str
    without: str  # the value it is set to, or "not done"
    proved: bool
    says: str
    red: tuple[str, ...]  # the cases that turn red


class Proof(Struct, frozen=True):
    """What was tried on a clause, and whether it is proved."""

    rule: str
    cases: int
    failing: tuple[str, ...]  # cases that do not even pass with the clause in force
    entries: tuple[Entry, ...]
    never_red: tuple[str, ...]  # cases that would be true without the clause

    @property
    def proved(self) -> bool:
        return bool(self.entries) and not self.failing and all(e.proved for e in self.entries)


@cache
def proof(clause: Clause) -> Proof:
    """The proof of a clause by all its cases; tried once, since the books do not change."""
    return prove(clause.rule, clause.under, clause.cases)


def prove(rule: Rule, book: Rulebook, cases: Sequence[Case] | None = None) -> Proof:
    """Try every entry of a clause on its cases, under its book."""
    cases = rule.cases if cases is None else cases
    runs = [(case, resolve(home(case, book))) for case in cases]
    entries = [
        entry_for_point(point, own, value, runs)
        for point, own in rule.decides.items()
        for value in other_values(point, own)
    ]
    entries += [entry_for_procedure(name, runs) for name in rule.by]
    red = {name for entry in entries for name in entry.red}
    quiet = [(case, rules) for case, rules in runs if case.name not in red]
    never_red = tuple(case.name for case, rules in quiet if not red_nearby(rule, case, rules))
    not_passing = failing((case, home(case, book)) for case in cases)
    return Proof(rule.id, len(cases), not_passing, tuple(entries), never_red)


def red_nearby(rule: Rule, case: Case, rules: Rules) -> bool:
    """Whether a case that no book's value turns red guards against a value no book has: half a bet
    is told from a quarter by an all-in of four tenths."""
    changed = (
        {point: value} for point, own in rule.decides.items() for value in around(point, own)
    )
    return any(outcome_of(case, rules.but(**one)).result is CaseResult.RED for one in changed)


def failing(cases: Iterable[tuple[Case, Rulebook]]) -> tuple[str, ...]:
    """The cases that do not hold, each under its book; here what is cited counts too."""
    return tuple(
        f"{case.name}: {outcome.says}"
        for case, book in cases
        if (outcome := checked(case, book)).result is not CaseResult.PASSED
    )


def checked(case: Case, book: Rulebook) -> CaseOutcome:
    """The case as it stands; and one that states nothing but words is hollow."""
    outcome = run_case(case, resolve(book), book)
    return outcome_of(case, resolve(book)) if outcome.result is CaseResult.PASSED else outcome


def entry_for_point(point: str, own: PointValue, value: PointValue, runs: Runs) -> Entry:
    """The point set to a value. Only a case under whose book the point has the clause's own value
    counts; one under a book that has the other value is tried with the clause's, to see that it is
    not an ornament.
    """
    tried, counting = {}, set()
    for case, rules in runs:
        here = value_of(rules, point)
        changed = rules.but(**{point: own if here == value else value})
        tried[case.name] = outcome_of(case, changed)
        if here == own:
            counting.add(case.name)
    return entry_of(point, show_value(value), tried, counting)


def entry_for_procedure(name: str, runs: Runs) -> Entry:
    with disabled(name):
        tried = {case.name: outcome_of(case, rules) for case, rules in runs}
    return entry_of(name, "not done", tried, tried)


def entry_of(
    name: str, without: str, tried: dict[str, CaseOutcome], counting: Container[str]
) -> Entry:
    red = tuple(case for case, outcome in tried.items() if outcome.result is CaseResult.RED)
    counted = [tried[case] for case in red if case in counting]
    says = counted[0].says if counted else why_not(tried)
    return Entry(str(name), without, bool(counted), says, red)


def why_not(tried: dict[str, CaseOutcome]) -> str:
    """Why nothing is proved; a case that failed in another way than red says how."""
    if not tried:
        return "no case"
    other = [
        o.says for o in tried.values() if o.result in (CaseResult.OTHER_REASON, CaseResult.ERROR)
    ]
    return f"no case turns red; {other[0]}" if other else "no case turns red"


# ---- values ----------------------------------------------------------------------------------


def value_of(rules: Rules, point: str) -> PointValue:
    value: PointValue = rules.decided(POINTS[point])
    return value


def other_values(point: str, own: PointValue) -> list[PointValue]:
    """The values a proof must tell apart from a clause's own."""
    books = [value_of(rules, point) for rules in all_rules().values()]
    differing = [value for value in dict.fromkeys(books) if value != own]
    if isinstance(own, int | Fraction) and not isinstance(own, bool):  # told from its neighbours
        differing += [value for value in nearby(point, own) if value not in differing]
    return differing or [another(own)]


def values_tried(entry: Entry, own: PointValue) -> list[PointValue]:
    """The value of a point that an entry was tried with."""
    return [v for v in other_values(entry.name, own) if show_value(v) == entry.without]


@cache
def all_rules() -> dict[str, Rules]:
    """What each book that ships resolves to."""
    return {name: resolve(rulebook(name)) for name in BOOKS}


def around(point: str, own: PointValue) -> list[PointValue]:
    """The neighbours of a value, and of a fraction some farther away."""
    found = nearby(point, own)
    if isinstance(own, Fraction):
        steps = [Fraction(sign, part) for part in (4, 2) for sign in (-1, 1)]
        found += [value for step in steps if is_allowed(point, value := own + step)]
    return found


def another(own: PointValue) -> PointValue:
    """A value that differs, where all books agree."""
    if isinstance(own, bool):
        return not own
    if isinstance(own, Enum):
        return next(member for member in type(own) if member is not own)
    if isinstance(own, Fraction):
        return Fraction(1, 2) if own != Fraction(1, 2) else Fraction(1)
    return own + 1
