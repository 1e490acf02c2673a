"""Below the command line and the server: no clock, no dice, no database, no screen, no wire.

Time, seeds and shuffled decks arrive as arguments. Who imports whom among our own packages is
import-linter's business (see pyproject.toml); it wants every source package to exist and knows no
exceptions per package, so what comes from outside is checked here, by reading each file.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "shuffleup"

EDGES = {"cli", "server", "__main__"}

# What is not to be imported below the edges, and the packages that may all the same.
FORBIDDEN: dict[str, set[str]] = {
    "asyncio": {"log", "client"},
    "datetime": {"log", "room"},  # a room has a calendar (room.instants), and no clock
    "json": {"log", "histories"},
    "msgspec.json": {"log", "histories", "client"},  # the wire
    "os": {"log"},
    "random": {"bots", "sim"},  # explicit seeds
    "secrets": {"client"},  # keys of one's own commands
    "sqlite3": {"log"},
    "time": {"log"},
    "uuid": set(),
    "cyclopts": set(),
    "grpc": set(),
    "litestar": set(),
    "ray": set(),
    "rich": set(),
    "starlette": set(),
    "uvicorn": set(),
    "websockets": {"client"},
}


def reached(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and dotted name of all that a module imports or takes off an imported module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            name = f"{node.value.id}.{node.attr}"
            if name in FORBIDDEN:  # msgspec.json.encode
                yield node.lineno, name


def forbidden_imports(source: Path) -> list[str]:
    """``cards/deck.py:7 imports time`` for each import that does not belong in its package."""
    found = []
    for path in sorted(source.rglob("*.py")):
        inside = path.relative_to(source)
        package = inside.parts[0].removesuffix(".py")
        if package in EDGES:
            continue
        for line, name in reached(ast.parse(path.read_text(encoding="utf-8"))):
            for banned, exceptions in FORBIDDEN.items():
                if f"{name}.".startswith(f"{banned}.") and package not in exceptions:
                    found.append(f"{inside.as_posix()}:{line} imports {banned}")
    return found


def test_nothing_below_the_edges_reaches_for_the_outside_world() -> None:
    assert list(SOURCE.rglob("*.py")), f"no source in {SOURCE}"
    assert forbidden_imports(SOURCE) == []


@pytest.mark.parametrize(
    ("file", "line", "found"),
    [
        ("cards/deck.py", "import time", "time"),
        ("cards/deck.py", "import os.path", "os"),
        ("cards/deck.py", "from random import Random", "random"),
        ("hand/state.py", "def f():\n    from datetime import datetime", "datetime"),
        ("hand/state.py", "import msgspec\nmsgspec.json.encode(1)", "msgspec.json"),
        ("hand/state.py", "from msgspec import json", "msgspec.json"),
        ("bots/caller.py", "import json", "json"),
        ("log/file.py", "import rich.table", "rich"),
        ("equity.py", "import secrets", "secrets"),
    ],
)
def test_a_planted_import_is_found(tmp_path: Path, file: str, line: str, found: str) -> None:
    plant(tmp_path / file, line)
    last = line.count("\n") + 1
    assert forbidden_imports(tmp_path) == [f"{file}:{last} imports {found}"]


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("cli/play.py", "import time, rich, secrets"),
        ("server/app.py", "import asyncio"),
        ("__main__.py", "import os"),
        ("bots/caller.py", "from random import Random"),
        ("log/file.py", "import json, os, sqlite3"),
        ("histories/phh.py", "import json"),
        ("hand/state.py", "import timeit_of_ours, msgspec\nfrom . import time"),
    ],
)
def test_what_belongs_is_left_alone(tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path / file, line)
    assert forbidden_imports(tmp_path) == []


def plant(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")
