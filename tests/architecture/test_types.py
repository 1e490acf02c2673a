"""How much of the code the type checker is told nothing about: ``Any`` is counted, and kept rare.

What arrives from outside is ``object`` until it has been checked; events, rulings and facts have
their own unions. Where ``Any`` stays, the line or the alias says why.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import shuffleup

SOURCE = Path(shuffleup.__file__).parent
MOST = 31  # two of them are the rows of databases


def anys_in(source: str) -> int:
    """How often ``Any`` is used in a text; its imports do not count."""
    return sum(
        isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(ast.parse(source))
    )


def test_an_import_of_any_does_not_count_and_each_use_does() -> None:
    assert anys_in("from typing import Any\n") == 0
    assert anys_in("def f(one: Any, *rest: tuple[Any, ...]) -> list[Any]: ...\n") == 3


def test_any_is_used_where_there_is_a_reason_and_no_more() -> None:
    by_file = Counter(
        {
            str(path.relative_to(SOURCE)): anys_in(path.read_text("utf-8"))
            for path in SOURCE.rglob("*.py")
        }
    )
    where = ", ".join(f"{file} {count}" for file, count in by_file.most_common(8))
    assert by_file.total() <= MOST, f"{by_file.total()} Any, of {MOST} at most; most in {where}"
