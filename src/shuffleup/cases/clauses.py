"""The whole law as its cases see it: every clause, the book it runs under, and all its cases.

``clauses()`` are those of the four books, ``whole_law()`` has the common layer's too, by id. The
cases of a clause are its own and those of others that name it in ``also``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cases.citations import claims_of, uncited_play
from shuffleup.law.loading import BOOKS, COMMON
from shuffleup.law.notation import NotationError, parse
from shuffleup.law.rule import Case, LawError, Rule
from shuffleup.law.rulebook import Rulebook, rulebook


class Clause(Struct, frozen=True, eq=False):  # told apart by place, so a proof can be remembered
    """A clause in its place: the book it runs under, and its cases, borrowed ones last."""

    rule: Rule
    under: Rulebook
    cases: tuple[Case, ...]

    @property
    def book(self) -> str:
        """The book it counts for: the tournament rules of a casino count for the casino."""
        return self.rule.id.partition("/")[0]


@cache
def whole_law() -> dict[str, Clause]:
    """Every clause that ships, by id."""
    books = [rulebook(name) for name in (*BOOKS, COMMON)]
    return gathered((book, rule) for book in books for rule in book.layers[-1].rules)


def clauses() -> list[Clause]:
    """Every clause of the four books: what coverage counts."""
    return [clause for clause in whole_law().values() if clause.book != COMMON]


def gathered(places: Iterable[tuple[Rulebook, Rule]]) -> dict[str, Clause]:
    """The clauses with their cases, each also with the clauses it names; refused if one is
    missing."""
    places = list(places)
    law = {rule.id: rule for _, rule in places}
    cases = {rule.id: list(rule.cases) for _, rule in places}
    for rule in law.values():
        for case in rule.cases:
            check_case(case, rule, law)
            for id in case.also:
                cases[id].append(lent(case, rule))
    return {rule.id: Clause(rule, book, tuple(cases[rule.id])) for book, rule in places}


def check_case(case: Case, rule: Rule, law: dict[str, Rule]) -> None:
    """Refuse a case that leans on a book or a clause that cannot bear it."""
    where = f"case {case.name!r}"
    if case.book not in ("", *BOOKS, COMMON):
        raise LawError(rule.file, rule.id, f"{where} names the book {case.book!r}: no such book")
    check_claims(case, rule)
    for id in case.also:
        if id not in law:
            raise LawError(rule.file, rule.id, f"{where} is also for {id}: no such clause")
        if id == rule.id:
            raise LawError(rule.file, rule.id, f"{where} is also for {id}, where it stands")
        if not law[id].running:
            raise LawError(rule.file, rule.id, f"{where} is also for {id}, which claims nothing")


def check_claims(case: Case, rule: Rule) -> None:
    """Refuse a case that names its own clause as one among others: it has to say which others."""
    try:
        claims = claims_of(parse(case.play)) if CITES.search(case.play) else []
    except NotationError as error:
        raise LawError(rule.file, rule.id, f"case {case.name!r}: {error}") from error
    for claim in claims:
        if claim.loosely and rule.id in claim.clauses:
            why = f"names {rule.id}, its own clause, among others: say by which clauses exactly"
            raise LawError(rule.file, rule.id, f"case {case.name!r} {why}")


CITES = re.compile(r"=\s+by\s")


def lent(case: Case, rule: Rule) -> Case:
    """A case as another clause has it: under that clause's book, without what its own book is cited
    for, and never a printed example."""
    name = f"{case.name} (of {rule.id})"
    play = uncited_play(case.play) if CITES.search(case.play) else case.play
    return replace(case, name=name, play=play, book="", also=(), example=0)
