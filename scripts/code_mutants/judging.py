"""What a mutant is put to, in a process of its own whose tree has the change in it.

These functions run in a forked child that has never imported the engine: the first import takes the
changed module as any other. ``cases_against`` and ``tests_against`` answer with the first thing
that noticed, or nothing.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING

import pytest

from scripts.code_mutants.children import allow
from scripts.code_mutants.reach import Watch, watching

if TYPE_CHECKING:
    from shuffleup.law.rule import Case
    from shuffleup.law.rules import Rules

PYTEST = ("-x", "-p", "no:cacheprovider", "-n", "0", "-m", "not slow", "--no-header")


def every_case() -> Iterator[tuple[str, Case, Rules]]:
    """Every case of every book, and the rules it runs under; the engine remembers them."""
    import shuffleup.irregularities  # noqa: F401  (so that every kind of report is known)
    from shuffleup.cases.clauses import whole_law
    from shuffleup.cases.runner import home
    from shuffleup.law.rulebook import resolve

    rules: dict[str, Rules] = {}
    for id, clause in whole_law().items():
        for case in clause.rule.cases:
            book = home(case, clause.under)
            if book.name not in rules:
                rules[book.name] = resolve(book)
            yield f"{id}: {case.name}", case, rules[book.name]


def reach_of_cases(named: Collection[str]) -> dict[str, list[str]]:
    """Which functions each case reaches, of those with one of these texts in the name (all, if
    there is none). Refused if one does not pass as the code is."""
    from shuffleup.cases.runner import CaseResult, run_case

    reached: dict[str, list[str]] = {}
    for name, case, rules in every_case():
        if named and not any(text in name for text in named):
            continue
        with watching() as functions:
            outcome = run_case(case, rules)
        if outcome.result is not CaseResult.PASSED:
            raise RuntimeError(f"no mutant is needed for {name} to fail: {outcome.says}")
        reached[name] = sorted(functions)
    return reached


def cases_against(names: Collection[str]) -> str:
    """The first of these cases that does not pass."""
    from shuffleup.cases.runner import CaseResult, run_case

    for name, case, rules in every_case():
        if name in names and run_case(case, rules).result is not CaseResult.PASSED:
            return name
    return ""


def reach_of_tests(files: list[str]) -> dict[str, tuple[float, list[str]]]:
    """By test: the seconds it takes and the functions it reaches. A file with a red test is
    refused."""
    watch = Watch()
    if pytest.main([*PYTEST, *files], plugins=[watch]) not in (0, 5):  # 5: all of them are slow
        raise RuntimeError(f"no mutant is needed for one of these to fail: {', '.join(files)}")
    return watch.told


class Chosen:
    """A pytest plugin: only these tests, in this order and each within its seconds of work, and
    which of them was the first to fail."""

    def __init__(self, tests: Mapping[str, float]) -> None:
        self.seconds = tests
        self.place = {test: at for at, test in enumerate(tests)}
        self.failed = ""

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        allow(self.seconds[item.nodeid])

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.place]
        items[:] = sorted(chosen, key=lambda item: self.place[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def tests_against(tests: Mapping[str, float]) -> str:
    """The first of these tests that fails, tried in this order. Work that takes longer than the
    seconds a test is given ends the process."""
    if not tests:
        return ""
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    chosen = Chosen(tests)
    with contextlib.suppress(SystemExit):
        code = pytest.main([*PYTEST, *files], plugins=[chosen])
        if code in (0, 5):
            return ""
    return chosen.failed or f"{files[0]} (cannot be collected)"
