"""What is told of a run: the table by area, the survivors with the change of each, the page."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from scripts.code_mutants.areas import Area
from scripts.code_mutants.drawing import SOURCE, Mutant
from scripts.code_mutants.survivors import OPEN, Judgement
from scripts.code_mutants.trying import Fate, Trial

Trials = Mapping[str, Sequence[Trial]]  # by area
Judged = Mapping[str, Judgement]
HEAD = "| area | mutants | killed by cases | killed by tests | survived | killed | judged |"


def row(name: str, trials: Sequence[Trial], judged: Judged) -> str:
    """One line of the table. Those judged equivalent still count as survivors."""
    by = Counter(trial.fate for trial in trials)
    left = [trial for trial in trials if trial.fate is Fate.SURVIVED]
    known = sum(trial.mutant.key in judged for trial in left)
    killed = len(trials) - len(left)
    rate = f"{100 * killed / len(trials):.0f} %" if trials else "–"
    counts = (len(trials), by[Fate.BY_CASES], by[Fate.BY_TESTS], len(left), rate)
    told = f"{known} of {len(left)}" if left else "–"
    return f"| {name} | {' | '.join(map(str, counts))} | {told} |"


def table(trials: Trials, judged: Judged) -> list[str]:
    lines = [HEAD, "|---|---:|---:|---:|---:|---:|---:|"]
    lines += [row(name, some, judged) for name, some in trials.items()]
    every = [trial for some in trials.values() for trial in some]
    return [*lines, row("all", every, judged)] if len(trials) > 1 else lines


def diff(root: Path, mutant: Mutant) -> list[str]:
    """The change as lines that go and lines that come."""
    source = (root / SOURCE / mutant.module).read_bytes()
    before, after = source.decode().splitlines(), mutant.written(source).decode().splitlines()
    lines = list(difflib.unified_diff(before, after, lineterm="", n=0))[3:]
    return [line for line in lines if not line.startswith("@@")]


def survivors(root: Path, trials: Sequence[Trial], judged: Judged) -> list[str]:
    """Each survivor with its place, its change and what was judged of it."""
    lines: list[str] = []
    for trial in trials:
        if trial.fate is not Fate.SURVIVED:
            continue
        mutant = trial.mutant
        kind, why = judged.get(mutant.key, OPEN)
        lines += [
            f"**{mutant.module}:{mutant.line}** `{mutant.function}` – {kind}: {why}",
            "",
            "```diff",
            *diff(root, mutant),
            "```",
            "",
        ]
    return lines


def stale(trials: Trials, judged: Judged) -> list[str]:
    """Judgements of mutants that are killed by now."""
    killed = {
        trial.mutant.key
        for some in trials.values()
        for trial in some
        if trial.fate is not Fate.SURVIVED
    }
    return sorted(killed & set(judged))


def others(seed: int, trials: Trials, judged: Judged) -> str:
    """The figures of another seed: by area what was killed, and the survivors nobody judged."""
    told = []
    for name, some in trials.items():
        left = [trial for trial in some if trial.fate is Fate.SURVIVED]
        open_ = sum(trial.mutant.key not in judged for trial in left)
        rate = f"{100 * (len(some) - len(left)) / len(some):.0f} % of {len(some)}"
        told.append(f"{name} {rate}" + (f" ({open_} not judged)" if open_ else ""))
    return f"Killed with seed {seed}: {', '.join(told)}."


def time_taken(trials: Trials) -> str:
    work = sum(trial.seconds for some in trials.values() for trial in some)
    minutes = f"All trials together are {work / 60:.0f} minutes of work"
    return f"{minutes}, besides watching once which functions the tests reach."


def page(
    root: Path,
    areas: Mapping[str, Area],
    trials: Trials,
    judged: Judged,
    seed: int,
    of_others: Sequence[str] = (),
) -> str:
    """docs/mutants.md."""
    lines = [INTRO.format(seed=seed).strip(), "", *table(trials, judged), ""]
    lines += [time_taken(trials), "", *(line for one in of_others for line in (one, ""))]
    for name, some in trials.items():
        lines += [f"## {name.capitalize().replace('-', ' ')}", "", areas[name].about, ""]
        modules = ", ".join(f"`{module}`" for module in areas[name].modules)
        lines += [f"Modules: {modules}.", ""]
        found = survivors(root, some, judged)
        lines += found or ["No survivor.", ""]
    return "\n".join(lines).rstrip() + "\n"


INTRO = """
# Mutants of the code

Made by `make mutants`: from each area of the engine mutants are drawn by a fixed seed ({seed}),
each with one small change (a comparison turned or off by one, `and` for `or`, a dropped `not`, a
number one up or down, `min` for `max`, a condition that always or never holds, an empty answer, a
statement left out, two arguments the wrong way round, a slice shifted). Each is put to the cases of
all books that reach the changed function, then to those tests of its area that do, the quickest
first and as many as there is time for (`--budget`), and is *killed* by the first that fails, or
when it does not end. A test that is left out, for want of time or because only some were asked for
(`--tests`), can only make a survivor. Wording, docstrings, annotations, imports, assertions and the
values of enums are never changed: `scripts/code_mutants/drawing.py` says why.

A survivor is *equivalent* when nobody could tell it from the code as it is, *words* when only a
text differs, *accepted* with a reason, or *open*. Equivalent ones count as survivors all the same.
"""
