"""``python -m scripts.code_mutants``: draw mutants, try them, tell what became of them."""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from scripts.code_mutants.areas import Area, areas, changed_since
from scripts.code_mutants.children import copy_of
from scripts.code_mutants.drawing import SOURCE, Mutant, draw, mutants_of
from scripts.code_mutants.remembering import killed, remember, remembered, seeds
from scripts.code_mutants.report import diff, others, page, stale, survivors, table
from scripts.code_mutants.survivors import OPEN, judgements
from scripts.code_mutants.trying import Trial, jury, tried
from scripts.code_mutants.warm import warm

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path("build") / "code_mutants"
SEED = 12


def options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="code_mutants", description=__doc__)
    parser.add_argument("--area", action="append", help="only this area; may be given again")
    parser.add_argument("--module", action="append", help="only this module of src/shuffleup")
    parser.add_argument("--changed", metavar="COMMIT", help="only modules changed since a commit")
    parser.add_argument(
        "--only", action="append", metavar="TEXT", help="every mutant whose key has this in it"
    )
    parser.add_argument(
        "--tests", action="append", metavar="FILE", help="these tests instead of the area's"
    )
    parser.add_argument(
        "--cases", action="append", metavar="TEXT", help="only cases with this in their name"
    )
    parser.add_argument("--count", type=int, default=50, help="mutants of each area")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--budget", type=float, default=60, help="seconds of tests for a mutant")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every trial to a file")
    parser.add_argument(
        "--to",
        type=Path,
        metavar="FILE",
        help="write the page, with what is remembered of other areas",
    )
    parser.add_argument("--again", action="store_true", help="only what survived or was not tried")
    parser.add_argument("--list", action="store_true", help="list the mutants, try none")
    return parser.parse_args(words)


def chosen(asked: argparse.Namespace) -> dict[str, Area]:
    """The areas that are asked for, each with the modules that are."""
    known = areas(ROOT)
    unknown = set(asked.area or ()) - set(known)
    if unknown:
        raise SystemExit(f"no area is called {min(unknown)}; there are {', '.join(known)}")
    wanted = set(asked.module or ())
    if asked.changed:
        wanted |= changed_since(ROOT, asked.changed)
    narrowed = bool(asked.module or asked.changed)
    found = {}
    for name in asked.area or known:
        modules = tuple(m for m in known[name].modules if not narrowed or m in wanted)
        tests = tuple(asked.tests or known[name].tests)
        if modules:
            found[name] = known[name]._replace(modules=modules, tests=tests)
    return found


def drawn(area: Area, asked: argparse.Namespace) -> list[Mutant]:
    if asked.only:
        every = (mutant for module in area.modules for mutant in mutants_of(ROOT, module))
        return [mutant for mutant in every if any(text in mutant.key for text in asked.only)]
    found = draw(ROOT, area.modules, asked.count, asked.seed)
    if asked.again:
        dead = killed(ROOT / KEPT, asked.seed, area.name)
        return [mutant for mutant in found if mutant.key not in dead]
    return found


def may_be_changed() -> set[str]:
    """Every function of every area."""
    modules = [module for area in areas(ROOT).values() for module in area.modules]
    return {mutant.reached_by for module in modules for mutant in mutants_of(ROOT, module)}


def say(text: str) -> None:
    print(text, flush=True)


def run(
    mutants: dict[str, list[Mutant]], told: dict[str, Area], asked: argparse.Namespace
) -> dict[str, list[Trial]]:
    """Try the mutants of each area, telling of each as it is done."""
    with tempfile.TemporaryDirectory(prefix="code-mutants-") as folder:
        trees = [copy_of(ROOT, Path(folder) / f"tree-{at}") for at in range(asked.jobs)]
        everywhere = dict.fromkeys(file for area in told.values() for file in area.tests)
        warm(trees[0])
        called = jury(
            trees[0], asked.cases or (), list(everywhere), may_be_changed(), ROOT / KEPT, say
        )
        trials: dict[str, list[Trial]] = {}
        for name, some in mutants.items():
            trials[name] = []
            files = told[name].tests
            queue = [(one, called.tests_for(one, files, asked.budget)) for one in some]
            for trial in tried(queue, trees, called):
                trials[name].append(trial)
                done = f"{name} {len(trials[name])}/{len(some)} {trial.seconds:.0f} s"
                say(f"{done} {trial.fate.value}: {trial.mutant.key}  [{trial.noticed}]")
            trials[name].sort(key=lambda trial: (trial.mutant.module, trial.mutant.start))
    return trials


def as_data(trials: dict[str, list[Trial]]) -> list[dict[str, object]]:
    judged = judgements()
    return [
        {
            "area": name,
            "key": trial.mutant.key,
            "file": (SOURCE / trial.mutant.module).as_posix(),
            "line": trial.mutant.line,
            "diff": diff(ROOT, trial.mutant),
            "fate": trial.fate.value,
            "noticed": trial.noticed,
            "judged": judged.get(trial.mutant.key, OPEN).kind,
            "seconds": round(trial.seconds, 1),
        }
        for name, some in trials.items()
        for trial in some
    ]


def main(words: Sequence[str] | None = None) -> None:
    asked = options(words)
    told = chosen(asked)
    mutants = {name: drawn(area, asked) for name, area in told.items()}
    if asked.list:
        for mutant in (mutant for some in mutants.values() for mutant in some):
            say(f"{mutant.module}:{mutant.line} {mutant.key}")
        return
    began = time.monotonic()
    trials = run(mutants, told, asked)
    judged = judgements()
    for name, some in trials.items():
        say("\n".join([f"\nSurvivors of {name}:", *survivors(ROOT, some, judged)]))
    say("\n".join(table(trials, judged)))
    for key in stale(trials, judged):
        say(f"judged, but killed by now: {key}")
    say(f"{time.monotonic() - began:.0f} s")
    if asked.json:
        asked.json.write_text(json.dumps(as_data(trials), indent=1) + "\n", "utf-8")
    if asked.to:
        remember(ROOT / KEPT, asked.seed, trials, again=asked.again)
        write_page(asked)


def write_page(asked: argparse.Namespace) -> None:
    """The page for the usual seed, with a line on each other one that was tried."""
    kept, judged = ROOT / KEPT, judgements()
    last = {seed: remembered(ROOT, kept, seed, asked.count) for seed in seeds(kept)}
    usual = last.pop(SEED, {})
    lines = [others(seed, trials, judged) for seed, trials in last.items()]
    asked.to.write_text(page(ROOT, areas(ROOT), usual, judged, SEED, lines), "utf-8")


if __name__ == "__main__":
    os.environ.setdefault("HYPOTHESIS_PROFILE", "quick")
    main()
