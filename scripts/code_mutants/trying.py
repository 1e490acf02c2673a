"""Mutants tried one after another or side by side, and what became of each."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from scripts.code_mutants import children
from scripts.code_mutants.drawing import AT_IMPORT, SOURCE, Mutant
from scripts.code_mutants.judging import (
    cases_against,
    reach_of_cases,
    reach_of_tests,
    tests_against,
)
from scripts.code_mutants.warm import take_in

FOR_CASES = 20.0  # seconds of work; all of them take two or three
FOR_PYTEST = 20.0  # to find the tests, before the first of them
FOR_WATCHING = 1200.0
AS_IT_WAS = ".as-it-was"
SLOWER = 2  # times as long as a test took while it was watched, and A_WHILE, then a mutant hangs
A_WHILE = 4.0

Reach = dict[str, list[str]]  # the functions each case reaches
Tests = dict[str, tuple[float, list[str]]]  # the same of each test, and the seconds it takes


class Fate(Enum):
    BY_CASES = "killed by cases"
    BY_TESTS = "killed by tests"
    SURVIVED = "survived"


class Trial(NamedTuple):
    """What became of a mutant, and who noticed."""

    mutant: Mutant
    fate: Fate
    noticed: str
    seconds: float  # of work, so that a busy machine changes nothing


class Jury(NamedTuple):
    """The cases and tests that are put to mutants, with what they reach."""

    cases: Reach
    tests: Tests

    def cases_for(self, mutant: Mutant) -> list[str]:
        everything = mutant.function == AT_IMPORT
        where = mutant.reached_by
        return [name for name, reached in self.cases.items() if everything or where in reached]

    def tests_for(self, mutant: Mutant, files: Sequence[str], budget: float) -> list[str]:
        """The tests of an area that reach the mutant (all, if none is known to), the quickest
        first, as many as there is time for. One that is left out can only make a survivor."""
        own = {test: told for test, told in self.tests.items() if test.partition("::")[0] in files}
        where = mutant.reached_by
        reaching = [test for test, (_, reached) in own.items() if where in reached]
        quickest = sorted(reaching or own, key=lambda test: own[test][0])
        spent = accumulate(own[test][0] for test in quickest)
        return [test for test, so_far in zip(quickest, spent, strict=True) if so_far <= budget]


# ---- who is on the jury ----------------------------------------------------------------------


def jury(
    tree: Path,
    named: Sequence[str],
    files: Sequence[str],
    functions: set[str],
    kept: Path,
    say: Callable[[str], None],
) -> Jury:
    """Watch the cases that are asked for, and those tests that have changed since they were watched
    last. ``functions`` are those that may be changed: one that came or moved since a file was
    watched may be reached by any of its tests."""
    say("watching which functions the cases reach")
    cases: Reach = children.done_now(tree, partial(reach_of_cases, named), FOR_WATCHING)
    tests: Tests = {}
    for file in files:
        path = kept / f"reach-{sha256((tree / file).read_bytes()).hexdigest()[:16]}.json"
        if not path.exists():
            say(f"watching which functions {file} reaches")
            told = children.done_now(tree, partial(reach_of_tests, [file]), FOR_WATCHING)
            kept.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps({"of": sorted(functions), "tests": told}), "utf-8")
        watched = json.loads(path.read_text("utf-8"))
        tests |= with_fresh(watched["tests"], functions - set(watched["of"]))
    return Jury(cases, tests)


def with_fresh(tests: Tests, fresh: set[str]) -> Tests:
    """Tests with functions that were not there when they were watched: each may reach them."""
    return {test: (took, [*reached, *fresh]) for test, (took, reached) in tests.items()}


# ---- trying ----------------------------------------------------------------------------------


def tried(
    mutants: Sequence[tuple[Mutant, list[str]]], trees: list[Path], jury: Jury
) -> Iterator[Trial]:
    """Try each mutant with the tests that are put to it, as many at a time as there are trees."""
    waiting = list(reversed(mutants))
    free = list(trees)
    busy: dict[children.Child, Mutant] = {}
    while waiting or busy:
        while waiting and free:
            mutant, tests = waiting.pop()
            busy[_begin(mutant, tests, free.pop(), jury)] = mutant
        for child, took in [(child, children.ended(child)) for child in busy]:
            if took is None:
                continue
            mutant = busy.pop(child)
            put_back(child.tree / SOURCE / mutant.module)
            free.append(child.tree)
            yield Trial(mutant, *_fate(children.answer(child)), took)
        time.sleep(0.02)


def _begin(mutant: Mutant, tests: list[str], tree: Path, jury: Jury) -> children.Child:
    put_in(mutant, tree / SOURCE / mutant.module)
    cases = jury.cases_for(mutant)
    allowed = {test: SLOWER * jury.tests[test][0] + A_WHILE for test in tests}
    work = partial(try_one, mutant, tree, cases, allowed)
    return children.start(tree, work, FOR_CASES, FOR_PYTEST + sum(allowed.values()))


def put_in(mutant: Mutant, path: Path) -> None:
    """Change the module. Bytecode is known by the time and the length of its source alone, so every
    mutant is given a time of its own: otherwise the code before it could be run."""
    usual = path.read_bytes()
    path.rename(path.with_suffix(AS_IT_WAS))
    path.write_bytes(mutant.written(usual))
    told = int.from_bytes(sha256(mutant.key.encode()).digest()[:4]) // 4
    os.utime(path, (told, told))


def put_back(path: Path) -> None:
    path.with_suffix(AS_IT_WAS).replace(path)


def try_one(
    mutant: Mutant, tree: Path, cases: list[str], tests: dict[str, float]
) -> tuple[str, str]:
    """In the child: the cases, then the tests, as far as the first that notices."""
    children.tell(tree, (Fate.BY_CASES.value, "it does not end, or nothing can be run"))
    try:
        take_in(mutant, tree)
        noticed = cases_against(set(cases))
    except BaseException as error:
        noticed = f"{type(error).__name__}: {error}"
    if noticed:
        return Fate.BY_CASES.value, noticed
    children.tell(tree, (Fate.BY_TESTS.value, "it does not end"))
    children.allow(FOR_PYTEST)
    noticed = tests_against(tests)
    return (Fate.BY_TESTS.value, noticed) if noticed else (Fate.SURVIVED.value, "")


def _fate(told: tuple[str, str]) -> tuple[Fate, str]:
    return Fate(told[0]), told[1]
