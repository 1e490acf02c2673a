"""Running a case: a transcript under the rules of a book.

``run_case`` says whether it passed, was *red* (a ``=`` or ``x`` line ran and was false: the only
kind of failure that proves anything), or could not be run at all, which proves nothing.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from shuffleup.hand.transcript import FalseLineError, run
from shuffleup.law.notation import NotationError, parse
from shuffleup.law.rule import Case
from shuffleup.law.rules import Rules


class Result(Enum):
    PASSED = "passed"
    RED = "red"
    ERROR = "error"
    HOLLOW = "hollow"  # it states nothing that could be false


class Outcome(Struct, frozen=True):
    """How a case went, and for anything but a pass the line and the reason."""

    result: Result
    says: str = ""
    line: int = 0


def run_case(case: Case, rules: Rules) -> Outcome:
    """Run one case under these rules."""
    try:
        if not any(statement.mark in ("=", "x") for statement in parse(case.play)):
            return Outcome(Result.HOLLOW, "states nothing: no = and no x line")
        run(case.play, rules)
    except FalseLineError as error:
        return Outcome(Result.RED, error.why, error.line)
    except NotationError as error:
        return Outcome(Result.ERROR, error.why, error.line)
    except Exception as error:  # a crash is the prover's business to report, never a proof
        return Outcome(Result.ERROR, f"{type(error).__name__}: {error}")
    return Outcome(Result.PASSED)
