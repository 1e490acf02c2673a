"""Which functions of the engine each case and each test reaches, so that a mutant is put only to
those that can notice it.

Functions, not lines: a call is the one thing that can be watched at a bearable price, and all cases
together take seconds. The cases are watched anew in every run. The tests of a file are watched
once and kept under ``build/`` for as long as the file says the same, with the functions there were
to reach: one that is new or has moved since counts as reached by all of them. That is a guide and
no proof, and a function no test is known to reach is put to every test of its area.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType

import pytest

PACKAGE = "/src/shuffleup/"


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
    """A pytest plugin: what each test reached, and the seconds of work it took. Work and not the
    time of day, since a budget reckoned on a busy machine would leave most tests out."""

    def __init__(self) -> None:
        self.told: dict[str, tuple[float, list[str]]] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = time.process_time()
        with watching() as names:
            yield
        self.told[item.nodeid] = (round(time.process_time() - began, 3), sorted(names))
