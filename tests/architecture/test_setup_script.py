"""The set-up says what to install when Python is too old, has no venv, or is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "venv.sh"
TOOLS = ("sh", "cat")


def run_with(tmp_path: Path, python: str | None) -> subprocess.CompletedProcess[str]:
    """Run the script where the only interpreter is a stand-in that does what ``python`` says."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found is not None
        (tools / tool).symlink_to(found)
    if python is not None:
        fake = tools / "python3"
        fake.write_text(f"#!/bin/sh\n{python}\n")
        fake.chmod(0o755)
    return subprocess.run(
        ["sh", str(SCRIPT), str(tmp_path / "venv"), "python3"],
        env={**os.environ, "PATH": str(tools)},
        capture_output=True,
        text=True,
        check=False,
    )


OLD = 'if [ "$1" = --version ]; then echo Python 3.9.1; else exit 1; fi'
NO_VENV = 'case "$2" in *ensurepip*) exit 1;; *print*) echo 3.12;; *) exit 0;; esac'


@pytest.mark.parametrize(
    ("python", "says"),
    [
        (OLD, "needs Python 3.11 or newer; python3 is Python 3.9.1"),
        (None, "needs Python 3.11 or newer; python3 is missing"),
        (NO_VENV, "python3 (Python 3.12) has no venv module with pip"),
    ],
)
def test_what_to_install_is_said(tmp_path: Path, python: str | None, says: str) -> None:
    done = run_with(tmp_path, python)
    assert done.returncode == 1
    assert says in done.stderr
    assert "apt-get install" in done.stderr
