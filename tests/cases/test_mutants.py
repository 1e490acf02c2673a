"""Mutants: put in the place of the engine's functions while a proof runs, and out again."""

from __future__ import annotations

import ast
import gc
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import shuffleup
from shuffleup.cases import run_case, whole_law
from shuffleup.cases.mutants import MUTANTS, disabled, merged
from shuffleup.cases.mutants.swapping import (
    Swap,
    always,
    instead_of,
    is_of_engine,
    places_in,
    places_of,
    put_in,
)
from shuffleup.cases.runner import home
from shuffleup.hand.commands import Check
from shuffleup.hand.judge import JUDGE_PLAYER, judge_check
from shuffleup.law.procedures import OFF, PROCEDURES, enforced
from shuffleup.law.rulebook import resolve

SOURCE = Path(shuffleup.__file__).parent


def held() -> list[tuple[int, Any, int]]:
    """What every name and every table of functions of the engine holds."""
    modules = [name for name in sys.modules if is_of_engine(name)]
    places = [place for module in modules for place in places_in(module)]
    return [(id(table), name, id(table[name])) for table, name in places]


# ---- putting in and taking out ---------------------------------------------------------------


def test_every_mutant_is_put_in_somewhere_and_leaves_nothing_behind() -> None:
    before = held()
    for name, swaps in MUTANTS.items():
        with disabled(name):
            for usual, mutant in swaps:
                assert all(table[key] is mutant for table, key in places_of(usual)), name
        assert held() == before, name
    assert not OFF


def test_it_is_taken_out_even_if_the_proof_breaks_off() -> None:
    before = held()

    def proof_that_breaks_off() -> None:
        with disabled("check", "fold"):
            assert JUDGE_PLAYER[Check] is not judge_check
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        proof_that_breaks_off()
    assert JUDGE_PLAYER[Check] is judge_check
    assert held() == before
    assert not OFF


def test_what_is_put_in_within_another_is_taken_out_first() -> None:
    before = held()
    with disabled("check"):
        outer = held()
        with disabled("check", "deal"):
            assert not enforced("deal")
        assert held() == outer
    assert held() == before


def test_nothing_is_put_in_if_one_of_the_mutants_fits_nowhere() -> None:
    before = held()
    stray = instead_of(lambda: None, always(None))
    with pytest.raises(LookupError), put_in([*MUTANTS["check"], stray]):
        pass
    assert held() == before


def test_a_compiled_function_cannot_be_replaced() -> None:
    with pytest.raises(LookupError, match="no function that can be taken out"):
        places_of(len)


def test_a_module_loaded_meanwhile_does_not_keep_a_mutant(monkeypatch: pytest.MonkeyPatch) -> None:
    late = ModuleType("shuffleup.loaded_late")
    with disabled("check"):
        vars(late)["judge_check"] = JUDGE_PLAYER[Check]
        monkeypatch.setitem(sys.modules, late.__name__, late)
        assert vars(late)["judge_check"] is not judge_check
    assert vars(late)["judge_check"] is judge_check


def test_no_mutant_is_for_something_that_is_no_procedure_or_has_one() -> None:
    check: dict[str, tuple[Swap, ...]] = {"check": MUTANTS["check"]}
    with pytest.raises(ValueError, match="'magic' is no procedure"):
        merged(({"magic": ()},))
    with pytest.raises(ValueError, match="'check' has mutants in two places"):
        merged((check, check))
    with pytest.raises(ValueError, match="'check' has a mutant of nothing"):
        merged(({"check": ()},))


def test_nothing_else_holds_a_function_that_has_a_mutant() -> None:
    """A function kept where the swap does not look would be called in spite of it."""
    usual = {id(swap.usual): swap.usual for swaps in MUTANTS.values() for swap in swaps}
    known = {id(table) for function in usual.values() for table, _ in places_of(function)}
    known |= {id(vars(module)) for module in list(sys.modules.values())}
    known |= {id(usual), id(sys._getframe())}
    holders = [
        (thing, usual[id(referent)])
        for thing in gc.get_objects()
        if id(thing) not in known and not isinstance(thing, Swap)
        for referent in gc.get_referents(thing)
        if id(referent) in usual and not is_stack_frame(thing)
    ]
    assert not holders


def is_stack_frame(thing: object) -> bool:
    return type(thing).__name__ == "frame"


# ---- every procedure can be taken out --------------------------------------------------------


def test_every_procedure_has_a_fork_in_the_code_or_a_mutant() -> None:
    asked: set[str] = set()

    def asks(name: str) -> bool:
        asked.add(name)
        return name not in OFF

    wanted = set(PROCEDURES) - set(MUTANTS)
    with put_in([instead_of(enforced, asks)]):
        for clause in whole_law().values():
            if wanted.intersection(clause.rule.by):
                for case in clause.cases:
                    run_case(case, resolve(home(case, clause.under)))
    assert wanted <= asked


def imports_of_proofs() -> dict[str, set[str]]:
    """What each module below the cases takes from the procedures' own module."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        place = path.relative_to(SOURCE)
        if place.parts[0] in ("law", "cases"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "shuffleup.law.procedures":
                found.setdefault(place.as_posix(), set()).update(one.name for one in node.names)
    return found


def test_play_asks_what_is_in_force_only_where_it_has_another_way_to_go() -> None:
    found = imports_of_proofs()
    assert not [place for place, names in found.items() if "OFF" in names]
    assert sorted(place for place, names in found.items() if "enforced" in names) == [
        "floor/bad_cards/scrap.py",
        "floor/disputes/offences.py",
        "floor/report.py",
        "table/floor/wrong_blinds.py",
        "table/seats/disputed_seats.py",
    ]
