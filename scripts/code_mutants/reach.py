"""Which functions of the engine each case and each test reaches, so that a mutant is put only to
those that can notice it.

Functions, not lines: a call is the one thing that can be watched at a bearable price, and all cases
together take seconds. The cases are watched anew in every run. The tests of a file are watched
once and kept under ``build/`` for as long as the file says the same; that is a guide and no proof,
and a function no test is known to reach is put to every test of its area.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType

import pytest

PACKAGE = "/src/shuffleup/"
AT_IMPORT = "<module>"


def function_of(code: CodeType) -> str | None:
    """``hand/pots.py side_pots``: the outermost function a piece of code belongs to; None if it is
    not the engine's."""
    _, ours, module = code.co_filename.partition(PACKAGE)
    if not ours:
        return None
    return f"{module} {code.co_qualname.partition('.<locals>')[0]}"


@contextmanager
def watching() -> Iterator[set[str]]:
    """Within this every function of the engine that is called is noted."""
    called: dict[int, CodeType] = {}
    names: set[str] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        called[id(frame.f_code)] = frame.f_code

    usual = sys.gettrace()
    sys.settrace(note)
    try:
        yield names
    finally:
        sys.settrace(usual)
        names.update(name for code in called.values() if (name := function_of(code)))


class Watch:
    """A pytest plugin: what each test reached, and how long it took."""

    def __init__(self) -> None:
        self.reached: dict[str, tuple[float, list[str]]] = {}
        self._names: dict[str, set[str]] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        with watching() as names:
            yield
        self._names[item.nodeid] = names

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        seconds, _ = self.reached.get(report.nodeid, (0.0, []))
        self.reached[report.nodeid] = (seconds + report.duration, [])

    def told(self) -> dict[str, tuple[float, list[str]]]:
        """By test: the seconds it took, and the functions it reached."""
        return {
            test: (round(seconds, 3), sorted(self._names.get(test, ())))
            for test, (seconds, _) in self.reached.items()
        }
