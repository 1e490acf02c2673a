"""Procedures of the hand: each has one clause of common practice, and is proved by its cases."""

from __future__ import annotations

import pytest
from tests.table.sending import ask

from shuffleup.cases import prove, run_case
from shuffleup.cases.mutants import disabled
from shuffleup.cases.runner import CaseResult, home
from shuffleup.games import game
from shuffleup.hand.setup import no_limit
from shuffleup.law.procedures import OFF, enforced, merged
from shuffleup.law.procedures.of_the_hand import HAND
from shuffleup.law.rule import Layer, Rule
from shuffleup.law.rulebook import cite, resolve, rulebook
from shuffleup.table.apply import apply
from shuffleup.table.commands import NextHand
from shuffleup.table.events import ButtonStarted
from shuffleup.table.new_table import new_table

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


def test_a_name_given_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="two procedures are called 'deal'"):
        merged({"deal": "Cards come."}, {"turn": "One acts."}, {"deal": "Another thing."})


def test_one_player_to_a_hand_and_two_players_to_a_deal_are_two_things() -> None:
    """A hand refused for want of players does not cite the clause against two playing one hand."""
    alone = new_table(game("holdem"), no_limit(1, 2), 2, rules=resolve(rulebook("rpl")))
    apply(alone, ButtonStarted(0))
    refusal = ask(alone, NextHand()).refusal
    assert refusal is not None
    cited = [rule.id for rule in cite(rulebook("rpl"), refusal.grounds, "holdem")]
    assert cited == ["common/two-players-to-a-hand"]
