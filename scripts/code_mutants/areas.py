"""The areas that are mutated, read from ``areas.toml``: their modules and the tests of each."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path
from typing import NamedTuple

from scripts.code_mutants.drawing import SOURCE

DATA = Path(__file__).with_name("areas.toml")


class Area(NamedTuple):
    name: str
    about: str
    modules: tuple[str, ...]  # hand/pots.py
    tests: tuple[str, ...]  # tests/hand/test_act.py


def areas(root: Path) -> dict[str, Area]:
    """Every area, its folders written out as the files in them."""
    told = tomllib.loads(DATA.read_text("utf-8"))
    return {
        name: Area(
            name,
            one["about"],
            files(root / SOURCE, one["modules"], "*.py", root / SOURCE),
            files(root / "tests", one["tests"], "test_*.py", root),
        )
        for name, one in told.items()
    }


def files(folder: Path, names: list[str], pattern: str, base: Path) -> tuple[str, ...]:
    found: list[Path] = []
    for name in names:
        path = folder / name
        if not path.exists():
            raise FileNotFoundError(f"areas.toml names {name}, which is not there")
        found += sorted(path.glob(pattern)) if path.is_dir() else [path]
    return tuple(path.relative_to(base).as_posix() for path in found)


def changed_since(root: Path, commit: str) -> set[str]:
    """The modules that are not what they were at a commit."""
    ask = ("git", "diff", "--name-only", commit, "--", SOURCE.as_posix())
    answer = subprocess.run(ask, cwd=root, capture_output=True, check=True, text=True).stdout
    return {Path(line).relative_to(SOURCE).as_posix() for line in answer.splitlines()}
