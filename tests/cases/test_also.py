"""A case for two clauses: run again under the other's book, and counted there only if red."""

from __future__ import annotations

import pytest

from shuffleup.cases import Clause, Count, proof, whole_law
from shuffleup.cases.clauses import gathered
from shuffleup.law.rule import Case, LawError, Layer, Rule, Treatment
from shuffleup.law.rulebook import rulebook

COMPLETED = """
holdem no-limit 50/100; seats: Ann 1000, Bob 1000, Cy 140, Dee 1000
Cy all-in 140
= Dee may: fold, call 140, raise to 240-1000
"""
POINT = "big-bet-short-all-in-may-be-completed"


def rule(id: str, *cases: Case, decides: dict[str, object] | None = None) -> Rule:
    decides = {POINT: False} if decides is None else decides
    return Rule(
        id, "Short", "No completing.", Treatment.AUTOMATIC, "betting", Layer.HAND,
        decides=decides, cases=cases, file="here.toml",
    )  # fmt: skip


def law(*rules: Rule, also: str, play: str = COMPLETED) -> dict[str, Clause]:
    """A clause of rpl with one case, also for another, and these clauses beside it."""
    first = rule("rpl/first", Case("short", play, also=(also,), example=1))
    books = {"rpl": "rpl", "pechanga": "pechanga-t", "mohegan": "mohegan"}
    placed = [(rulebook(books[r.id.partition("/")[0]]), r) for r in (first, *rules)]
    return gathered(placed)


def test_a_case_is_one_of_the_other_clause_too_under_that_book() -> None:
    other = law(rule("pechanga/t.1"), also="pechanga/t.1")["pechanga/t.1"]
    assert other.under.name == "pechanga-t"
    assert [(c.name, c.also, c.example) for c in other.cases] == [("short (of rpl/first)", (), 0)]
    assert proof(other).proved
    count = Count()
    count.add(other.rule, proved=True)
    assert count.with_cases == 1


def test_a_case_that_fails_under_the_other_book_proves_nothing_there() -> None:
    both = law(rule("mohegan/1", decides={POINT: True}), also="mohegan/1")
    assert proof(both["rpl/first"]).proved
    assert proof(both["mohegan/1"]).failing[0].startswith("short (of rpl/first): not so: Dee may")


def test_a_case_that_is_not_red_without_the_other_clause_does_not_count_there() -> None:
    other = law(rule("pechanga/t.1", decides={"limit-raise-cap": 3}), also="pechanga/t.1")
    tried = proof(other["pechanga/t.1"])
    assert not tried.failing
    assert not tried.proved
    assert tried.never_red == ("short (of rpl/first)",)
    count = Count()
    count.add(other["pechanga/t.1"].rule, proved=False)
    assert count.with_cases == 0


@pytest.mark.parametrize(
    ("also", "says"),
    [
        ("rpl/none", "is also for rpl/none: no such clause"),
        ("rpl/first", "is also for rpl/first, where it stands"),
        ("rpl/idle", "is also for rpl/idle, which claims nothing"),
    ],
)
def test_a_case_for_a_clause_that_cannot_have_it_is_refused(also: str, says: str) -> None:
    with pytest.raises(LawError) as caught:
        law(rule("rpl/idle", decides={}), also=also)
    assert str(caught.value) == f"here.toml: rpl/first: case 'short' {says}"


def test_a_case_under_a_book_that_does_not_exist_is_refused() -> None:
    with pytest.raises(LawError, match="names the book 'ritz': no such book"):
        gathered([(rulebook("rpl"), rule("rpl/1", Case("short", COMPLETED, book="ritz")))])


def test_every_clause_a_shipped_case_is_also_for_exists_and_has_it() -> None:
    clauses = whole_law()
    for clause in clauses.values():
        for case in clause.rule.cases:
            for id in case.also:
                name = f"{case.name} (of {clause.rule.id})"
                assert name in [borrowed.name for borrowed in clauses[id].cases]
