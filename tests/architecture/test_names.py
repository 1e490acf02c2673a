"""One name, one thing: a class or a module that is named is found, and it is the one that is meant.

Some module names stand twice on purpose, each kind with its reason below; a class name never does.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src" / "shuffleup"

# The same at every level, so that whoever knows one level knows the next.
LEVELS = ("hand", "table", "room", "tournament", "league")
OF_EVERY_LEVEL = {
    "act", "apply", "commands", "events", "grounds", "judge", "proceed", "refusals", "rulings",
    "state", "view", "viewing", "words",
}  # fmt: skip

# Subjects that two layers have their own rooms for: play itself, and what goes wrong with it.
OF_TWO_LAYERS = {
    "app": {"cli/app", "server/app"},  # the commands in a terminal; the application of a server
    "chips": {"floor/chips", "table/chips"},  # what chips put in meant; the chips people own
    "showdown": {"hand/showdown", "floor/showdown"},  # how hands are shown; what goes wrong then
}


def module_paths(source: Path) -> list[str]:
    """``hand/judge`` for a module, ``hand/words`` for a package."""
    found = [path.relative_to(source).with_suffix("") for path in source.rglob("*.py")]
    paths = [path.parent if path.name == "__init__" else path for path in found]
    return sorted(path.as_posix() for path in paths if path.name not in ("", "__main__"))


def classes_by_name(source: Path) -> dict[str, list[str]]:
    """Where each class is defined, those inside functions and classes left out."""
    places = defaultdict(list)
    for path in sorted(source.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                places[node.name].append(path.relative_to(source).as_posix())
    return dict(places)


def doubled(paths: Iterable[str]) -> dict[str, set[str]]:
    """Module names that stand twice, without those that may."""
    paths = list(paths)
    layers = {path for path in paths if "/" not in path}
    places = defaultdict(set)
    for path in paths:
        if not is_like_its_layer(path, layers) and not is_of_its_level(path):
            places[path.rpartition("/")[2]].add(path)
    return {
        name: found
        for name, found in places.items()
        if len(found) > 1 and found != OF_TWO_LAYERS.get(name)
    }


def is_like_its_layer(path: str, layers: set[str]) -> bool:
    """``cli/law``, the commands about the law; ``table/floor``, the floor at a table."""
    parent, _, name = path.rpartition("/")
    return parent in layers and name in layers


def is_of_its_level(path: str) -> bool:
    """``hand/judge`` beside ``table/judge``."""
    parent, _, name = path.rpartition("/")
    return parent in LEVELS and name in OF_EVERY_LEVEL


def test_no_class_name_is_defined_twice() -> None:
    twice = {name for name, places in classes_by_name(SOURCE).items() if len(places) > 1}
    assert twice == set()


def test_no_module_name_occurs_twice_without_a_reason() -> None:
    paths = [path for path in module_paths(SOURCE) if not path.startswith("law/points/")]
    assert doubled(paths) == {}


def test_no_group_of_points_is_named_like_another() -> None:
    """Like the package that reads it a group may well be named: kill, seats, turns."""
    groups = [path for path in module_paths(SOURCE) if path.startswith("law/points/")]
    assert doubled(groups) == {}


def test_a_name_that_stands_twice_is_found(tmp_path: Path) -> None:
    for name in ("hand/judge.py", "table/judge.py", "hand/pots.py", "cli/pots.py", "cli/hand.py"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        (path.parent / "__init__.py").touch()
        path.write_text("class Pot:\n    pass\n" if path.stem == "pots" else "")
    assert doubled(module_paths(tmp_path)) == {"pots": {"hand/pots", "cli/pots"}}
    assert classes_by_name(tmp_path) == {"Pot": ["cli/pots.py", "hand/pots.py"]}
