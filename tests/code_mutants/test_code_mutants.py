"""Mutants of the code: which changes are made, which are not, and that a run tells them apart."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.code_mutants.areas import areas
from scripts.code_mutants.drawing import Mutant, draw, mutants_of
from scripts.code_mutants.report import diff, row
from scripts.code_mutants.survivors import Judgement, judgements
from scripts.code_mutants.trying import Fate, Jury, Trial, with_fresh

ROOT = Path(__file__).resolve().parents[2]

CHANGES = [
    ("return a < b", {"(a <= b)", "(a >= b)"}),
    ("return a == b", {"(a != b)"}),
    ("return a is None", {"(a is not None)"}),
    ("return a in (b, 7)", {"(a not in (b, 7))", "(7,)", "(b,)", "8", "6"}),
    ("return a and b", {"(a or b)", "a", "b"}),
    ("return not a", {"a"}),
    ("return a + 3", {"(a - 3)", "4", "2"}),
    ("return a & ~b", {"(a | ~b)", "b"}),
    ("return min(a, b)", {"(max(a, b))"}),
    ("return f(a, b)", {"(f(b, a))"}),
    ("return a[b:]", {"(b + 1)"}),
    ("return True", {"False"}),
    ("if a:\n        b()", {"True", "False", "pass"}),
    ("a.b = c", {"pass"}),
    ("return [a, *b]", {"([*b])", "([a])"}),
    ("raise ValueError(3 + a)", {"pass"}),
]

UNCHANGED = '''
"""A module. 1 + 1."""
from __future__ import annotations

__all__ = ["f", 1]

class Colour(Enum):
    RED = 1

def f(a: Literal[3] = None) -> Literal[4]:
    """Not 5."""
    assert a < 6, "less than 7"
    b: Literal[8]
    return f"{a + 9} chips" + "10"[a]
'''


def written(folder: Path, source: str) -> list[Mutant]:
    path = folder / "src" / "shuffleup" / "small.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")
    return mutants_of(folder, "small.py")


@pytest.mark.parametrize(("body", "afters"), CHANGES, ids=[body for body, _ in CHANGES])
def test_a_piece_of_code_is_changed_in_these_ways(
    tmp_path: Path, body: str, afters: set[str]
) -> None:
    mutants = written(tmp_path, f"def f(a, b, c):\n    {body}\n")
    assert {mutant.after for mutant in mutants} == afters


def test_an_answer_is_emptied_as_the_function_promises(tmp_path: Path) -> None:
    kinds = {
        "bool": {"False", "True"},
        "int": {"0"},
        "tuple[int, ...]": {"()"},
        "A | None": {"None"},
    }
    for kind, afters in kinds.items():
        mutants = written(tmp_path, f"def f(a) -> {kind}:\n    return a\n")
        assert {mutant.after for mutant in mutants} == afters


def test_words_types_and_assertions_are_never_changed(tmp_path: Path) -> None:
    afters = {mutant.after for mutant in written(tmp_path, UNCHANGED)}
    assert afters == {"(f'{a + 9} chips' - '10'[a])"}


def test_a_change_is_one_change_and_nothing_else(tmp_path: Path) -> None:
    source = "def f(a):\n    # été\n    return 'é' if a > 1 else a\n"
    for mutant in written(tmp_path, source):
        lines = diff(tmp_path, mutant)
        assert lines[0] == "-    return 'é' if a > 1 else a"
        assert lines[1].startswith("+    return ")
        assert len(lines) == 2


def test_a_change_elsewhere_changes_no_drawing(tmp_path: Path) -> None:
    source = "def f(a, b):\n    return a < b and a + 1 < b - 2\n"
    written(tmp_path, source)
    before = draw(tmp_path, ["small.py"], 1, seed=5)
    written(tmp_path, f"X = None\n\n\n{source}")
    after = draw(tmp_path, ["small.py"], 1, seed=5)
    assert [mutant.key for mutant in after] == [mutant.key for mutant in before]
    assert after[0].line == before[0].line + 3


def test_every_area_has_fifty_mutants_to_draw() -> None:
    for area in areas(ROOT).values():
        mutants = draw(ROOT, area.modules, 50, seed=12)
        assert len({mutant.key for mutant in mutants}) == 50, area.name


def test_the_quickest_tests_that_reach_a_mutant_come_first_and_within_the_budget() -> None:
    mutant = Mutant("hand/pots.py", "pots", 1, "a", "b", 0, 1, 1)
    tests = {
        "t.py::slow": (9.0, ["hand/pots.py pots"]),
        "t.py::quick": (1.0, ["hand/pots.py pots"]),
        "t.py::long": (60.0, ["hand/pots.py pots"]),
        "t.py::elsewhere": (0.1, ["hand/turn.py pay"]),
        "u.py::other": (0.1, ["hand/pots.py pots"]),
    }
    chosen = Jury({}, tests).tests_for(mutant, ["t.py"], budget=20)
    assert chosen == ["t.py::quick", "t.py::slow"]


def test_a_function_that_moved_since_the_tests_were_watched_is_put_to_all_of_them() -> None:
    moved = Mutant("floor/awards.py", "lies_open", 1, "a", "b", 0, 1, 1)
    before = {"t.py::one": (1.0, ["hand/pots.py pots"]), "t.py::two": (2.0, [])}
    after = {"u.py::three": (3.0, ["floor/awards.py lies_open"]), "u.py::four": (1.0, [])}
    jury = Jury({}, with_fresh(before, {"floor/awards.py lies_open"}) | after)
    chosen = jury.tests_for(moved, ["t.py", "u.py"], budget=20)
    assert chosen == ["t.py::one", "t.py::two", "u.py::three"]


def test_an_equivalent_survivor_still_counts_as_one() -> None:
    mutant = Mutant("hand/pots.py", "pots", 1, "a", "b", 0, 1, 1)
    killed, left = Trial(mutant, Fate.BY_CASES, "", 1), Trial(mutant, Fate.SURVIVED, "", 1)
    judged = {mutant.key: Judgement("equivalent", "the same")}
    assert row("pots", [killed, killed, killed, left], judged).split(" | ")[1:] == [
        "4", "3", "0", "1", "75 %", "1 of 1 |",
    ]  # fmt: skip


def test_every_judgement_is_of_a_mutant_that_can_be_drawn() -> None:
    modules = {module for area in areas(ROOT).values() for module in area.modules}
    keys = {mutant.key for module in modules for mutant in mutants_of(ROOT, module)}
    assert set(judgements()) <= keys


@pytest.mark.slow
def test_a_run_tells_who_killed_a_mutant_and_which_survived(tmp_path: Path) -> None:
    ties = "best_seats: way[seat] == best -> True"
    scoops = "divide: scoops -> True"
    alone = "split: len(seats) == 1 -> False"  # one seat takes all, whichever way it is reckoned
    told = tmp_path / "trials.json"
    words = ["--area", "shares", "--module", "hand/shares.py", "--jobs", "1", "--json", str(told)]
    words += ["--tests", "tests/hand/test_law_split.py", "--cases", "pechanga/15."]
    for key in (ties, scoops, alone):
        words += ["--only", key]
    module = [sys.executable, "-m", "scripts.code_mutants"]
    subprocess.run([*module, *words], cwd=ROOT, check=True, capture_output=True)
    fates = {one["key"].partition(" ")[2]: one["fate"] for one in json.loads(told.read_text())}
    assert fates == {
        ties: "killed by cases",
        scoops: "killed by tests",
        alone: "survived",
    }
