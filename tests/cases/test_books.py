"""The books' own cases: all hold, and every clause that claims to run is proved to matter."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.pages.floor_pages import pages as floor_pages
from scripts.pages.law_pages import PAGES

from shuffleup.cases import clauses, coverage, proof, run_case, values_without_case, whole_law
from shuffleup.cases.loose_ends import audit, must_be_proved
from shuffleup.cases.runner import CaseResult, home
from shuffleup.law.loading import BOOKS, COMMON
from shuffleup.law.rule import MUST_RUN
from shuffleup.law.rulebook import resolve

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", [*BOOKS, COMMON])
def test_every_case_of_a_book_holds_under_it(name: str) -> None:
    of_book = [clause for clause in whole_law().values() if clause.under.name == name]
    assert name == COMMON or any(clause.cases for clause in of_book)
    for clause in of_book:
        for case in clause.cases:
            outcome = run_case(case, resolve(home(case, clause.under)))
            assert outcome.result is CaseResult.PASSED, (
                f"{clause.rule.id}: {case.name}: {outcome.says}"
            )


@pytest.mark.parametrize("name", [*BOOKS, COMMON])
def test_every_running_clause_of_a_book_is_proved(name: str) -> None:
    for clause in whole_law().values():
        if clause.under.name == name and must_be_proved(clause):
            found = proof(clause)
            assert found.proved, (found.rule, [e for e in found.entries if not e.proved])


@pytest.mark.slow
def test_where_books_differ_each_value_has_a_case() -> None:
    assert values_without_case() == []


@pytest.mark.slow
def test_coverage_counts_every_clause_once_in_each_way() -> None:
    found = coverage()
    assert found.total.clauses == 1588 == len(clauses())
    for counts in (found.books, found.layers, found.areas):
        assert sum(count.clauses for count in counts.values()) == 1588
    assert found.total.accounted + found.total.open == 1588
    assert found.total.proved == found.total.running
    hand = coverage(layer="hand").total
    assert hand == found.layers["hand"]


def test_conduct_and_definitions_of_every_layer_are_accounted_for() -> None:
    for area in ("conduct", "glossary"):
        assert coverage(area=area).total.open == 0


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_of_coverage_are_made_from_the_books(name: str) -> None:
    again = "make pages"
    assert (DOCS / name).read_text("utf-8") == PAGES[name](), f"make it anew: {again}"


COMPLETE = ("hand", "floor", "table", "room", "tournament", "league")  # nothing is open


@pytest.mark.parametrize("layer", COMPLETE)
def test_nothing_is_owed_to_a_complete_layer(layer: str) -> None:
    assert [clause.rule.id for clause in clauses() if layer in clause.rule.owes] == []


@pytest.mark.parametrize("layer", COMPLETE)
def test_a_complete_layer_has_nothing_open_and_posts_little(layer: str) -> None:
    for book in ("pechanga", "mohegan", "rpl", "tournament"):
        count = coverage(book=book, layer=layer).total
        assert (count.open, count.examples_open) == (0, 0), book
        assert count.proved == count.running, book
    must_run = [
        c for c in clauses() if c.rule.layer.value == layer and c.rule.treatment in MUST_RUN
    ]
    assert coverage(layer=layer).total.posted * 10 <= len(must_run)


def test_nothing_the_law_claims_is_hollow() -> None:
    found = audit(whole_law().values())
    assert not found.unclaimed_procedures
    assert not found.unread_points
    assert not found.uncited
    assert [case for case in found.hollow_cases if not case.kept] == []
    assert found.clean


def test_the_pages_of_the_floor_are_made_from_the_kinds_and_the_books() -> None:
    made = floor_pages()
    again = "make pages"
    assert sorted(path.name for path in (DOCS / "floor").iterdir()) == sorted(made)
    for name, text in made.items():
        assert (DOCS / "floor" / name).read_text("utf-8") == text, f"make it anew: {again}"
