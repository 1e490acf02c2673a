"""Starting is quick: what takes long to import is imported by whoever needs it, not before.

``import shuffleup`` loads next to nothing, a program that plays hands loads no screen, no server
and no arrays, and ``shuffleup --help`` loads only what prints it.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

ARRAYS = {"numpy", "numba"}
SERVER = {"asyncio", "litestar", "uvicorn", "websockets"}
SCREEN = {"cyclopts", "rich"}
HELP = "from shuffleup.cli import main; main(['--help'])"
PACKAGES = ("hand", "table", "histories", "equity", "strength", "bots", "room", "tournament")


def loaded_by(code: str) -> set[str]:
    """The modules that a program has loaded when it is done."""
    told = "; import sys; print(*sys.modules, file=sys.stderr)"
    words = [sys.executable, "-c", code + told]
    return set(subprocess.run(words, capture_output=True, text=True, check=True).stderr.split())


@pytest.mark.parametrize(
    ("code", "heavy"),
    [
        ("import shuffleup", ARRAYS | SERVER | SCREEN | {"msgspec", "decimal", "sqlite3"}),
        (f"from shuffleup import {', '.join(PACKAGES)}", ARRAYS | SERVER | SCREEN),
        (HELP, ARRAYS | SERVER),
    ],
    ids=["import shuffleup", "every layer below the server", "--help"],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(code: str, heavy: set[str]) -> None:
    assert loaded_by(code) & heavy == set()


def test_what_is_loaded_is_seen() -> None:
    assert {"rich", "shuffleup.cli.app"} <= loaded_by(HELP)
    assert "numpy" in loaded_by("import shuffleup.equity.tables")
