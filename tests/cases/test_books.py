"""The books' own cases: all hold, and every clause that claims to run is proved to matter."""

from __future__ import annotations

import pytest

from shuffleup.cases import coverage, prove, run_case
from shuffleup.cases.coverage import clauses
from shuffleup.cases.runner import Result
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook


@pytest.mark.parametrize("name", BOOKS)
def test_every_case_of_a_book_holds_under_it(name: str) -> None:
    book = rulebook(name)
    rules = resolve(book)
    cases = [(rule, case) for rule in book.layers[-1].rules for case in rule.cases]
    assert cases
    for rule, case in cases:
        outcome = run_case(case, rules)
        assert outcome.result is Result.PASSED, f"{rule.id}: {case.name}: {outcome.says}"


@pytest.mark.parametrize("name", BOOKS)
def test_every_running_clause_of_a_book_is_proved(name: str) -> None:
    book = rulebook(name)
    for rule in book.layers[-1].rules:
        if rule.running:
            proof = prove(rule, book)
            assert proof.proved, (rule.id, [e for e in proof.entries if not e.proved])


def test_coverage_counts_every_clause_once_in_each_way() -> None:
    found = coverage()
    assert found.total.clauses == 1588 == len(list(clauses()))
    for counts in (found.books, found.layers, found.areas):
        assert sum(count.clauses for count in counts.values()) == 1588
    assert found.total.accounted + found.total.open == 1588
    assert found.total.proved == found.total.running
    hand = coverage(layer="hand").total
    assert hand == found.layers["hand"]


def test_conduct_and_definitions_of_every_layer_are_accounted_for() -> None:
    for area in ("conduct", "glossary"):
        assert coverage(area=area).total.open == 0
