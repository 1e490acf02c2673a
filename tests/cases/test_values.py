"""Where books differ: a value is shown by a case that is false with each other value."""

from __future__ import annotations

from typing import Any

from shuffleup.cases.clauses import gathered
from shuffleup.cases.values_shown import books_by_value, shown_by
from shuffleup.law.rule import Case, Layer, Rule, Treatment
from shuffleup.law.rulebook import rulebook

POINT = "big-bet-short-all-in-may-be-completed"
START = """
holdem no-limit 50/100; seats: Ann 1000, Bob 1000, Cy 140, Dee 1000
Cy all-in 140
"""
COMPLETED = START + "= Dee may: fold, call 140, raise to 200-1000"
RAISED = START + "= Dee may: fold, call 140, raise to 240-1000"


def shown(*cases: Case) -> set[Any]:
    """The values that the cases of a clause of mohegan's show, which lets a bet be completed."""
    rule = Rule(
        "mohegan/test", "Completing", "A short bet may be completed.", Treatment.AUTOMATIC,
        "betting", Layer.HAND, decides={POINT: True}, cases=cases,
    )  # fmt: skip
    return shown_by(gathered([(rulebook("mohegan"), rule)])[rule.id], POINT)


def test_the_books_are_found_by_what_they_resolve_to() -> None:
    assert books_by_value(POINT) == {
        False: ("pechanga", "pechanga-t", "rpl", "tournament"),
        True: ("mohegan",),
    }


def test_a_case_shows_the_value_of_the_book_it_runs_under() -> None:
    assert shown(Case("here", COMPLETED)) == {True}
    assert shown(Case("there", RAISED, book="rpl")) == {False}
    assert shown(Case("here", COMPLETED), Case("there", RAISED, book="rpl")) == {True, False}


def test_a_case_that_is_true_with_either_value_shows_none() -> None:
    assert shown(Case("idle", START + "= Dee to act")) == set()


def test_a_case_that_does_not_hold_shows_none() -> None:
    assert shown(Case("false", RAISED)) == set()
