"""No point of the law without a test that depends on it, and none that only says so.

Each marked test is run again with its point pinned to one value. If the outcome did not depend on
the point, nothing would change; so at least one of the tests must turn red, by a false ``=`` or
``x`` line or a failed assertion, never by a crash.
"""

from __future__ import annotations

from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.hand.deciding import DECIDED, Test, pinned

from shuffleup.hand.words.hand_transcript import FalseLineError
from shuffleup.law.rules import PLACES

for path in sorted(Path(__file__).parent.glob("test_law_*.py")):
    if path != Path(__file__):
        import_module(f"tests.hand.{path.stem}")

# The groups the hand reads; points of the layers above are proved by the cases of their clauses.
HANDS_OWN = (
    "betting", "raises", "pot_limit", "showdown", "odd_chips", "hi_lo", "stud", "run_it",
)  # fmt: skip
DEFAULTS: dict[str, Any] = {
    point: point.default
    for group, place in PLACES.items()
    if place in HANDS_OWN
    for point in group.points
}


def values(default: Any) -> list[Any]:
    """All values of a closed point; of a number only the default, the others are without end."""
    if isinstance(default, bool):
        return [True, False]
    return list(type(default)) if isinstance(default, Enum) else [default]


def written(value: Any) -> str:
    """A value as a transcript writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value if isinstance(value, Enum) else value)


def turns_red(test: Test) -> bool:
    try:
        test()
    except (FalseLineError, AssertionError):
        return True
    except ValueError:  # a refused action: an error of the test, not a proof
        return False
    return False


@pytest.mark.parametrize("point", DEFAULTS)
def test_every_point_has_a_test_marked_for_it(point: str) -> None:
    assert point in DECIDED, f"mark a test with @decides({point!r})"


@pytest.mark.parametrize("point", DECIDED)
def test_every_mark_names_a_point(point: str) -> None:
    assert point in DEFAULTS


@pytest.mark.parametrize(
    ("point", "value"),
    [(name, written(value)) for name, default in DEFAULTS.items() for value in values(default)],
)
def test_pinning_a_point_to_one_value_turns_a_test_of_it_red(point: str, value: str) -> None:
    sound = [test for test in DECIDED.get(point, {}).values() if not turns_red(test)]
    with pinned(point, value):
        assert any(turns_red(test) for test in sound), f"nothing depends on {point} being {value}"
