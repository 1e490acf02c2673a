"""The last trials of each area, kept under ``build/``: the page shows all areas though they may
have been run one at a time. A trial is kept by the key of its mutant, so that what is no longer in
the code is forgotten."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from scripts.code_mutants.areas import areas
from scripts.code_mutants.drawing import mutants_of
from scripts.code_mutants.trying import Fate, Trial

FILE = "last.json"
Told = dict[str, dict[str, tuple[str, str, float]]]  # by area and key: fate, who noticed, seconds


def read(kept: Path) -> Told:
    path = kept / FILE
    told: Told = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return told


def survived(kept: Path, area: str) -> set[str]:
    """The keys of the mutants of an area that survived when they were tried last."""
    last = read(kept).get(area, {})
    return {key for key, (fate, *_) in last.items() if fate == Fate.SURVIVED.value}


def remembered(
    root: Path, kept: Path, trials: Mapping[str, Sequence[Trial]], *, again: bool
) -> dict[str, list[Trial]]:
    """The last trials of every area, these among them (``again``: besides those of the same area
    that were not tried again); written down for the next time."""
    path = kept / FILE
    told = read(kept)
    for name, some in trials.items():
        new = {one.mutant.key: (one.fate.value, one.noticed, one.seconds) for one in some}
        told[name] = told.get(name, {}) | new if again else new
    kept.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(told, indent=1), "utf-8")
    found: dict[str, list[Trial]] = {}
    for name, area in areas(root).items():
        last = told.get(name, {})
        every = [mutant for module in area.modules for mutant in mutants_of(root, module)]
        here = [(mutant, last[mutant.key]) for mutant in every if mutant.key in last]
        if here:
            found[name] = [Trial(mutant, Fate(f), who, took) for mutant, (f, who, took) in here]
    return found
