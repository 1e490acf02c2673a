"""A point is found by its name: declared once, named elsewhere only by its constant."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from shuffleup.cases.point_uses import uses_in_the_product
from shuffleup.floor.kinds import KINDS
from shuffleup.games.faults import BRING_IN_POINTS
from shuffleup.law.points.hand.stud import BringInCard
from shuffleup.law.rules import POINTS

SRC = Path(__file__).resolve().parents[2] / "src" / "shuffleup"
DECLARED = SRC / "law" / "points"
# The names of some kinds of report are those of points.
KIND_LISTS = {"cases/law_questions/finding.py", "cases/law_questions/commonest.py"}
SHEETS = "games/"  # games do not know the law: their sheets name a point as a book does


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SRC.rglob("*.py")):
        if DECLARED not in path.parents:
            yield path.relative_to(SRC).as_posix(), ast.parse(path.read_text("utf-8"))


def spelled_out(name: str, tree: ast.Module) -> Iterator[str]:
    """String literals that are the name of a point, where they can be nothing else."""
    if name in KIND_LISTS or name.startswith(SHEETS):
        return
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and is_point(node.value) and not is_other(node, parents):
            yield f"{name}:{node.lineno}: {node.value!r} is {POINTS[node.value].constant}"


def is_point(value: object) -> bool:
    return isinstance(value, str) and value in POINTS and "-" in value


def is_other(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """The name of a kind of report where one is declared or looked up, of a choice the floor has,
    or a member of an enum."""
    above = parents[node]
    if isinstance(above, ast.Call) and above.args[:1] == [node]:
        return ast.unparse(above.func) in ("kind", "Choice")
    if isinstance(above, ast.Subscript):
        return ast.unparse(above.value) == "KINDS"
    if isinstance(above, ast.Tuple):
        above = parents[above]
    member = isinstance(above, ast.Assign) and isinstance(parents[above], ast.ClassDef)
    return member and ast.unparse(parents[above].bases[0]) == "Enum"  # type: ignore[attr-defined]


def test_no_code_spells_a_point_out() -> None:
    assert [line for name, tree in sources() for line in spelled_out(name, tree)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('refuse(why, says, "limit-raise-cap")', True),
        ('x = ("check-raise", "bet")', True),
        ('x = {"check-raise": 1}', True),
        ('@kind("premature-flop", "board")\ndef f(): ...', False),
        ('KINDS["premature-flop"]', False),
        ('Choice("cash-plays", "The cash plays.")', False),
        ('class Reason(Enum):\n    PASS_AND_OUT = ("pass-and-out", False)', False),
        ("RaiseLaw.limit_raise_cap", False),
    ],
)
def test_a_name_spelled_out_is_found(text: str, found: bool) -> None:
    assert bool(list(spelled_out("x.py", ast.parse(text)))) == found


def test_a_sheet_names_points_there_are() -> None:
    assert all(type(POINTS[name].default) is BringInCard for name in BRING_IN_POINTS)


def test_the_lists_of_kinds_name_kinds() -> None:
    for name, tree in sources():
        if name in KIND_LISTS:
            words = [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)]
            assert all(word in KINDS for word in words if is_point(word))


def test_every_point_is_read_and_most_are_cited() -> None:
    uses = uses_in_the_product()
    assert uses is not None
    assert [point for point, use in uses.items() if not use.read_by] == []
    cited = [point for point, use in uses.items() if use.cited_by]
    assert len(cited) >= 406  # those never cited decide how play goes on, and refuse nobody


def test_no_class_of_the_points_has_a_namesake() -> None:
    own = [n.name for path in DECLARED.rglob("*.py") for n in classes(path.read_text("utf-8"))]
    others = {n.name for _, tree in sources() for n in ast.walk(tree) if type(n) is ast.ClassDef}
    assert len(own) == len(set(own))
    assert not set(own) & others


def classes(text: str) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
