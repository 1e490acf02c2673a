"""Words prove nothing: a line that only repeats what the floor said is checked, and no proof."""

from __future__ import annotations

import pytest

from shuffleup.cases import CaseResult, prove, run_case
from shuffleup.cases.runner import outcome_of
from shuffleup.law.rule import Case, Layer, Rule, Treatment
from shuffleup.law.rulebook import resolve, rulebook

MOHEGAN = rulebook("mohegan")
START = "holdem no-limit 2/5; seats: Ann 500, Bob 500, Cy 500, Dee 500\nCy raises to 20\n"
TOLD = START + "! count-asked: of stack, whose Cy, exact\n"
POINT = "opponent-stack-count"


def clause(play: str) -> Rule:
    value = MOHEGAN.rule("mohegan/nl.5")
    assert value is not None
    return Rule(
        "mohegan/test", "Count", "Told.", Treatment.AUTOMATIC, "betting", Layer.FLOOR,
        decides=value.decides, cases=(Case("a case", play),),
    )  # fmt: skip


@pytest.mark.parametrize("words", ["= ruling: seat 3 has 480", "= notes: none"])
def test_a_line_of_words_alone_proves_nothing(words: str) -> None:
    assert not prove(clause(TOLD + words + "\n= Dee to act"), MOHEGAN).proved


def test_an_outcome_does() -> None:
    assert prove(clause(START + "= may: ! count-asked: of stack, whose Cy, exact"), MOHEGAN).proved


def test_the_words_are_checked_all_the_same() -> None:
    case = Case("a case", TOLD + "= ruling: seat 3 has 481\n= Dee to act")
    assert run_case(case, resolve(MOHEGAN)).result is CaseResult.RED
    assert outcome_of(case, resolve(MOHEGAN)).result is CaseResult.PASSED


def test_a_case_of_nothing_but_words_is_hollow_to_a_proof() -> None:
    case = Case("a case", TOLD + "= ruling: seat 3 has 480")
    assert outcome_of(case, resolve(MOHEGAN)).result is CaseResult.HOLLOW
