"""A clause is not passed off as something that needs no proof."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from shuffleup.cases.clauses import Clause, whole_law
from shuffleup.cases.honesty import (
    invented_examples,
    is_repeat,
    listed,
    misclassed,
    proof_of_repeat,
)
from shuffleup.cases.prove import other_values
from shuffleup.law.loading import parse_house
from shuffleup.law.points import PenaltyLaw, RaiseLaw
from shuffleup.law.rule import LawError, Treatment

HEAD = """
extends = "rpl"
[[rule]]
id = "house/1"
title = "Cap"
says = "Three raises."
treatment = "automatic"
area = "betting"
layer = "hand"
"""
CASE = """
  [[rule.case]]
  name = "the cap"
  play = '''
  holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500, Cy 500
  {}
  = Cy to act
  '''
"""


def changed(id: str, **fields: object) -> Clause:
    clause = whole_law()[id]
    return replace(clause, rule=replace(clause.rule, **fields))


def refused(text: str) -> str:
    with pytest.raises(LawError) as error:
        parse_house(text, "house.toml")
    return error.value.why


def test_two_cases_of_one_name_are_refused() -> None:
    assert refused(HEAD + CASE.format("") * 2) == "two cases are called 'the cap'"


@pytest.mark.parametrize("line", ["rules: limit-raise-cap 4", "[19:05] rules: limit-raise-cap 4"])
def test_a_case_changes_no_rules_at_whatever_time(line: str) -> None:
    assert "changes the rules" in refused(HEAD + CASE.format(line))


def test_a_clause_that_owes_all_of_it_is_refused() -> None:
    owes = 'owes = { room = "All of it." }\n'
    assert refused(HEAD + owes).startswith("owes all of it")
    assert parse_house(HEAD + "decides = { limit-raise-cap = 3 }\n" + owes, "house.toml")


def test_law_is_not_passed_off_as_a_heading_a_definition_or_conduct() -> None:
    for treatment in (Treatment.HEADING, Treatment.DEFINITION, Treatment.CONDUCT):
        bare = changed("pechanga/21.3", decides={}, by=(), treatment=treatment)
        assert misclassed([bare]) == ("pechanga/21.3",)
    assert misclassed(whole_law().values()) == ()


def test_a_heading_heads_clauses_below_it_or_named_by_it() -> None:
    for id in ("pechanga/14.1", "pechanga/26.17", "mohegan/rankings.2"):
        assert misclassed([whole_law()[id]]) == ()
    assert misclassed([changed("pechanga/26.17", says="Introduces what follows.")])


def test_no_example_is_invented() -> None:
    assert sum(one.examples for one in listed().values()) == 48
    assert invented_examples(whole_law().values()) == ()
    assert invented_examples([changed("pechanga/21.3", examples=("one",))]) == ("pechanga/21.3",)


def test_a_repeat_is_proved_under_its_own_book() -> None:
    repeats = [clause for clause in whole_law().values() if is_repeat(clause)]
    assert len(repeats) > 20
    for clause in repeats:
        assert proof_of_repeat(clause).proved, clause.rule.id
    strange = changed("pechanga/t.34", same_as="rpl/nl.14")  # a tournament has another clock
    assert is_repeat(strange)
    assert not proof_of_repeat(strange).proved


def test_a_fraction_is_told_from_its_neighbours_too() -> None:
    values = other_values(RaiseLaw.short_all_in_reopens_big_bet, Fraction(1))
    assert Fraction(9, 10) in values
    assert Fraction(11, 10) not in values  # more than a whole raise is none
    assert 5 not in other_values(PenaltyLaw.rounds, 4)
