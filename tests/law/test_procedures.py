"""Procedures of the hand: each has one clause of common practice, and is proved by its cases."""

from __future__ import annotations

import pytest

from shuffleup.cases import prove, run_case
from shuffleup.cases.mutants import disabled
from shuffleup.cases.runner import CaseResult, home
from shuffleup.law.procedures import OFF, enforced
from shuffleup.law.procedures.of_the_hand import HAND
from shuffleup.law.rule import Layer, Rule
from shuffleup.law.rulebook import resolve, rulebook

COMMON = rulebook("common")
CLAUSES = [r for r in COMMON.layers[-1].rules if r.by and r.layer is Layer.HAND]


def test_every_procedure_is_claimed_by_exactly_one_clause_of_common_practice() -> None:
    assert sorted(name for rule in CLAUSES for name in rule.by) == sorted(HAND)


@pytest.mark.parametrize("rule", CLAUSES, ids=lambda rule: rule.id)
def test_every_case_of_such_a_clause_holds(rule: Rule) -> None:
    assert rule.cases
    for case in rule.cases:
        outcome = run_case(case, resolve(home(case, COMMON)))
        assert outcome.result is CaseResult.PASSED, (
            f"{case.name}: line {outcome.line}: {outcome.says}"
        )


@pytest.mark.parametrize("rule", CLAUSES, ids=lambda rule: rule.id)
def test_without_the_procedure_a_case_turns_red(rule: Rule) -> None:
    proof = prove(rule, COMMON)
    assert proof.proved, [entry.says for entry in proof.entries]


def test_a_procedure_is_out_of_force_only_while_it_is_disabled() -> None:
    with disabled("turn", "check"):
        assert not enforced("turn")
        assert not enforced("check")
        assert enforced("call")
    assert not OFF
    with pytest.raises(ValueError, match="no procedure is called 'magic'"), disabled("magic"):
        pass
    assert not OFF
