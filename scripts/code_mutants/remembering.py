"""The last trials of each area by seed, kept under ``build/``: the page shows all areas though they
may have been run one at a time. A trial is kept by the key of its mutant, so that what is no longer
in the code is forgotten."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from scripts.code_mutants.areas import areas
from scripts.code_mutants.drawing import draw
from scripts.code_mutants.trying import Fate, Trial

Told = dict[str, dict[str, tuple[str, str, float]]]  # by area and key: fate, who noticed, seconds


def path_of(kept: Path, seed: int) -> Path:
    return kept / f"last-{seed}.json"


def seeds(kept: Path) -> list[int]:
    """The seeds by which mutants were ever drawn here."""
    return sorted(int(path.stem.removeprefix("last-")) for path in kept.glob("last-*.json"))


def read(kept: Path, seed: int) -> Told:
    path = path_of(kept, seed)
    told: Told = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return told


def killed(kept: Path, seed: int, area: str) -> set[str]:
    """The keys of the mutants of an area that were killed when they were tried last."""
    last = read(kept, seed).get(area, {})
    return {key for key, (fate, *_) in last.items() if fate != Fate.SURVIVED.value}


def remember(kept: Path, seed: int, trials: Mapping[str, Sequence[Trial]], *, again: bool) -> None:
    """Write these trials down for the next time (``again``: besides those of the same area that
    were not tried again)."""
    told = read(kept, seed)
    for name, some in trials.items():
        new = {one.mutant.key: (one.fate.value, one.noticed, one.seconds) for one in some}
        told[name] = told.get(name, {}) | new if again else new
    kept.mkdir(parents=True, exist_ok=True)
    path_of(kept, seed).write_text(json.dumps(told, indent=1), "utf-8")


def remembered(root: Path, kept: Path, seed: int, count: int) -> dict[str, list[Trial]]:
    """The last trials of every area, of those mutants that would be drawn today."""
    told = read(kept, seed)
    found: dict[str, list[Trial]] = {}
    for name, area in areas(root).items():
        last = told.get(name, {})
        drawn = draw(root, area.modules, count, seed) if last else []
        here = [(mutant, last[mutant.key]) for mutant in drawn if mutant.key in last]
        if here:
            found[name] = [Trial(mutant, Fate(f), who, took) for mutant, (f, who, took) in here]
    return found
