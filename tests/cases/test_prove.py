"""Proof: a clause is proved only when its own case turns red, in outcome, without it."""

from __future__ import annotations

import msgspec
import pytest

from shuffleup.cases import Proof, Result, prove, run_case
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rule import Case, Layer, Rule, Treatment
from shuffleup.law.rulebook import resolve, rulebook

MOHEGAN = rulebook("mohegan")
CAPPED = """
holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500, Cy 500
Cy raises to 20; Ann raises to 30
= Bob may: fold, call 20, raise to 40
Bob raises to 40
x Cy raises to 50 (raises-capped)
= Cy may: fold, call 20
"""

START = """
holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500, Cy 500
Cy raises to 20; Ann raises to 30; Bob raises to 40
"""


def clause(*plays: str) -> Rule:
    """A clause that claims the cap of three raises, with these cases."""
    cases = tuple(Case(f"case {number}", play) for number, play in enumerate(plays, 1))
    return Rule(
        "mohegan/test", "Cap", "A bet and three raises.", Treatment.AUTOMATIC, "betting",
        Layer.HAND, decides={"limit-raise-cap": 3}, cases=cases,
    )  # fmt: skip


def tried(*plays: str) -> Proof:
    return prove(clause(*plays), MOHEGAN)


def test_a_case_that_depends_on_the_clause_proves_it() -> None:
    proof = tried(CAPPED)
    assert proof.proved
    assert [(e.name, e.without, e.proved) for e in proof.entries] == [
        ("limit-raise-cap", "2", True),
        ("limit-raise-cap", "4", True),
    ]


def test_a_number_is_told_from_both_its_neighbours() -> None:
    """That the fourth raise is refused does not show that the third is allowed."""
    proof = tried(CAPPED.replace("= Bob may: fold, call 20, raise to 40\n", ""))
    assert [(e.without, e.proved) for e in proof.entries] == [("2", False), ("4", True)]
    assert not proof.proved


def test_a_clause_without_a_case_is_not_proved() -> None:
    assert not tried().proved
    assert tried().entries[0].says == "no case"


def test_a_case_that_states_nothing_is_hollow() -> None:
    play = "holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500\nBob calls"
    assert run_case(Case("hollow", play), resolve(MOHEGAN)).result is Result.HOLLOW
    proof = tried(play)
    assert not proof.proved
    assert proof.failing == ("case 1: states nothing: no = and no x line",)


def test_a_case_that_rides_on_another_clause_proves_nothing() -> None:
    play = "holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500\nBob calls\n= pot 20"
    proof = tried(play)
    assert not proof.failing
    assert not proof.proved
    assert proof.entries[0].says == "no case turns red"


def test_a_case_that_only_crashes_without_the_clause_proves_nothing() -> None:
    """Without the clause Dee's raise is refused and the case stops: an error, not a red line."""
    play = """
    holdem no-limit 50/100; seats: Ann 1000, Bob 1000, Cy 140, Dee 1000
    Cy all-in 140
    Dee raises to 200
    = Ann may: fold, call 150, raise to 300-1000
    """
    point = "big-bet-short-all-in-may-be-completed"
    rule = msgspec.structs.replace(clause(play), decides={point: True})
    without = run_case(rule.cases[0], resolve(MOHEGAN).but(**{point: False}))
    assert (without.result, without.line) == (Result.ERROR, 4)
    proof = prove(rule, MOHEGAN)
    assert not proof.failing
    assert not proof.proved


def test_a_case_that_only_changes_a_citation_proves_nothing() -> None:
    """With four raises the cap no longer stops Cy, but 55 is no bet of this game: still refused."""
    play = CAPPED.replace("raises to 50", "raises to 55").replace("= Cy may: fold, call 20", "")
    without = run_case(Case("a case", play), resolve(MOHEGAN).but(limit_raise_cap=4))
    assert (without.result, without.line) == (Result.OTHER_REASON, 6)
    proof = tried(play)
    assert not proof.failing
    assert not proof.proved
    assert proof.entries[1].says.startswith("no case turns red; was refused, but because: ")


def test_a_case_whose_outcome_changes_as_well_proves_it() -> None:
    """The refusal stands for another reason, but what Cy may do is not the same any more."""
    assert tried(CAPPED.replace("raises to 50", "raises to 55")).proved


def test_a_case_refused_for_another_reason_than_it_says_does_not_pass() -> None:
    proof = tried(CAPPED.replace("(raises-capped)", "(out-of-turn)"))
    assert proof.failing == ("case 1: was refused, but because: raises-capped",)


def test_a_case_that_never_turns_red_is_found_beside_one_that_proves() -> None:
    proof = tried(CAPPED, START + "= Cy to act")
    assert proof.proved
    assert proof.entries[0].red == ("case 1",)
    assert proof.never_red == ("case 2",)


def test_a_case_under_another_book_is_tried_there_and_proves_nothing_here() -> None:
    """It shows what rpl does instead, and would be false there with what this clause decides."""
    play = """
    holdem no-limit 50/100; seats: Ann 1000, Bob 1000, Cy 140, Dee 1000
    Cy all-in 140
    = Dee may: fold, call 140, raise to 240-1000
    """
    point = "big-bet-short-all-in-may-be-completed"
    case = Case("elsewhere", play, book="rpl")
    rule = msgspec.structs.replace(clause(), decides={point: True}, cases=(case,))
    proof = prove(rule, MOHEGAN)
    assert not proof.failing
    assert not proof.never_red
    assert not proof.proved


def carried_out(procedure: str, play: str) -> Proof:
    rule = msgspec.structs.replace(clause(play), decides={}, by=(procedure,))
    return prove(rule, MOHEGAN)


def test_a_procedure_is_proved_by_a_case_that_turns_red_without_it() -> None:
    play = "holdem no-limit 5/10; seats: Ann 50, Bob 50\nx Bob checks (bet-to-face)"
    assert carried_out("check", play).proved


def test_a_procedure_that_no_code_asks_for_is_never_proved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(PROCEDURES, "in-name-only", "No code asks for this one.")
    play = "holdem no-limit 5/10; seats: Ann 50, Bob 50\nx Ann folds (out-of-turn)"
    proof = carried_out("in-name-only", play)
    assert not proof.failing
    assert not proof.proved


def test_a_case_that_does_not_pass_with_the_clause_proves_nothing() -> None:
    proof = tried(CAPPED.replace("Cy may: fold, call 20", "Cy may: fold, call 30"))
    assert not proof.proved
    assert proof.failing[0].startswith("case 1: not so: Cy may: fold, call 30")


@pytest.mark.parametrize(
    ("play", "result", "line"),
    [
        (CAPPED, Result.PASSED, 0),
        (CAPPED.replace("call 20", "call 21"), Result.RED, 4),
        ("holdem no-limit\n= over", Result.ERROR, 1),
        ("holdem no-limit 1/2; seats: Ann 5, Bob 5\nAnn dances\n= over", Result.ERROR, 2),
    ],
)
def test_a_case_says_how_it_went_and_where(play: str, result: Result, line: int) -> None:
    outcome = run_case(Case("a case", play), resolve(MOHEGAN))
    assert (outcome.result, outcome.line) == (result, line)


def test_the_example_house_changes_four_points_and_proves_each() -> None:
    house = rulebook("corner-club")
    assert len(house.layers[-1].rules) == 4
    for rule in house.layers[-1].rules:
        assert prove(rule, house).proved, rule.id
