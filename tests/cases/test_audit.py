"""What `law prove` lists beside unproved clauses: hollow cases and loose ends of the law."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from shuffleup.cases.clauses import Clause, gathered, whole_law
from shuffleup.cases.loose_ends import (
    LawAudit,
    NeverRed,
    audit,
    unclaimed_procedures,
    unread_points,
)
from shuffleup.cases.point_uses import point_uses, uses_in_the_product
from shuffleup.cli import main
from shuffleup.cli.law.proving import say_loose_ends
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rule import Case, Layer, Rule, Treatment
from shuffleup.law.rulebook import rulebook
from shuffleup.law.rules import POINTS

START = """
holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500, Cy 500
Cy raises to 20; Ann raises to 30; Bob raises to 40
"""
PROVES = Case(
    "proves",
    START.replace("; Bob raises", "\n= Bob may: fold, call 20, raise to 40\nBob raises")
    + "x Cy raises to 50 (raises-capped)",
)
IDLE = Case("idle", START + "= Cy to act")
EXAMPLE = Case("printed", START + "= Cy to act", example=1)


def clause(*cases: Case, book: str = "mohegan") -> Clause:
    rule = Rule(
        f"{book}/test", "Cap", "A bet and three raises.", Treatment.AUTOMATIC, "betting",
        Layer.HAND, decides={"limit-raise-cap": 3}, cases=cases,
    )  # fmt: skip
    return gathered([(rulebook(book), rule)])[rule.id]


def found(*cases: Case) -> LawAudit:
    """What is found on one clause, were the rest of the law in order."""
    whole = audit([clause(*cases)])
    return msgspec.structs.replace(whole, unclaimed_procedures=(), unread_points=())


def test_a_clause_with_a_case_that_proves_it_is_clean() -> None:
    assert found(PROVES).clean


def test_a_case_that_never_turns_red_is_listed_though_its_clause_is_proved() -> None:
    assert found(PROVES, IDLE).hollow_cases == (NeverRed("mohegan/test", "idle", kept=False),)
    assert not found(PROVES, IDLE).clean


def test_a_printed_example_may_stay_where_another_case_proves_its_clause() -> None:
    assert found(PROVES, EXAMPLE).hollow_cases == (NeverRed("mohegan/test", "printed", kept=True),)
    assert found(PROVES, EXAMPLE).clean
    assert not found(EXAMPLE).clean


def test_a_running_clause_without_a_case_is_listed() -> None:
    assert found().without_case == ("mohegan/test",)
    assert not found().clean


def test_common_practice_needs_no_case_but_one_it_has_must_prove_it() -> None:
    assert audit([clause(book="common")]).proofs == ()
    assert not audit([clause(IDLE, book="common")]).proofs[0].proved


def test_a_procedure_no_clause_claims_is_listed() -> None:
    claims = msgspec.structs.replace(clause().rule, by=("turn",))
    unclaimed = unclaimed_procedures(gathered([(rulebook("mohegan"), claims)]).values())
    assert unclaimed == tuple(name for name in PROCEDURES if name != "turn")


def test_a_point_is_read_as_a_field_or_by_a_game_sheet(tmp_path: Path) -> None:
    plant(tmp_path / "law" / "points.py", "x.suit_order")
    assert unread_points(point_uses(tmp_path)) is None
    plant(tmp_path / "hand" / "judge.py", "rules.raises.limit_raise_cap  # nor stud_bring_in")
    plant(tmp_path / "games" / "stud.toml", 'bring_in = "stud-eight-bring-in"')
    unread = unread_points(point_uses(tmp_path))
    assert unread is not None
    assert len(unread) == len(POINTS) - 2
    assert {"suit-order", "stud-bring-in"} < set(unread)


def plant(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)


def test_every_point_is_read() -> None:
    assert unread_points(uses_in_the_product()) == ()


def test_every_loose_end_is_a_line() -> None:
    hollow = (NeverRed("a/1", "x", True), NeverRed("a/1", "y", False))
    assert list(say_loose_ends(LawAudit((), hollow, ("a/2",), ("turn",), ("suit-order",)))) == [
        "never red: a/1: x (kept: a printed example)",
        "never red: a/1: y",
        "without a case: a/2",
        "claimed by no clause: procedure turn",
        "read by no code: point suit-order",
    ]
    dishonest = LawAudit((), (), (), (), (), misclassed=("a/3",), invented_examples=("a/4",))
    assert list(say_loose_ends(dishonest)) == [
        "real law passed off as something else: a/3",
        "more examples than are printed: a/4",
    ]
    assert not dishonest.clean
    assert "cannot be told here" in next(say_loose_ends(LawAudit((), (), (), (), None)))


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["law", "prove", "--book", "tournament", "--json"])
    said = json.loads(capsys.readouterr().out)
    assert list(said) == [
        "proofs", "hollow_cases", "without_case", "unclaimed_procedures", "unread_points",
        "uncited", "repeats", "misclassed", "invented_examples",
    ]  # fmt: skip
    assert {proof["rule"].partition("/")[0] for proof in said["proofs"]} == {"tournament"}
    tournament = [c for c in whole_law().values() if c.book == "tournament"]
    assert code == (0 if audit(tournament).clean else 1)
