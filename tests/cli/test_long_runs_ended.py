"""Ctrl-C in the middle of a long run: it ends at once, without a word, and leaves nobody behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

PATIENCE_SECONDS = 90
SLEEPER = """\
import time
from pathlib import Path


class Sleeper:
    def decide(self, view):
        Path({note!r}).write_text("begun")
        time.sleep(600)
"""


def left_of(session: int) -> list[str]:
    """Who is still there of a session."""
    told = subprocess.run(
        ["ps", "-A", "-o", "sess=,stat=,args="], capture_output=True, text=True, check=True
    )
    rows = [line.split(None, 2) for line in told.stdout.splitlines()]
    return [row[2] for row in rows if row[0] == str(session) and not row[1].startswith("Z")]


def wait_until(what: str, so: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE_SECONDS
    while not so():
        assert time.monotonic() < ends, what
        time.sleep(0.05)


# Once in many runs its core complains, past Python, that a task was broken off.
RAYS_OWN = re.compile(r"^\[[-\d]+ [\d:,]+ E \d+ \d+\] task_manager\.cc:.*\n", re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("how", [("--jobs", "2"), ("--ray", "local")], ids=" ".join)
def test_ctrl_c_ends_it_at_once_and_leaves_nobody_behind(
    how: tuple[str, str], tmp_path: Path
) -> None:
    if "--ray" in how and find_spec("ray") is None:
        pytest.skip("Ray has no wheels for this machine")
    note = tmp_path / "note"
    (tmp_path / "sleeping.py").write_text(SLEEPER.format(note=str(note)))
    words = ("sim", "--hands", "5000", "--bots", "sleeping:Sleeper", *how)
    run = subprocess.Popen(
        [sys.executable, "-m", "shuffleup", *words], cwd=tmp_path, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        wait_until("nobody began", lambda: note.exists() or run.poll() is not None)
        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=PATIENCE_SECONDS)
        assert (run.returncode, out, RAYS_OWN.sub("", err)) == (130, "", "")
        wait_until("somebody is still there", lambda: not left_of(run.pid))
    finally:
        if left_of(run.pid):
            os.killpg(run.pid, signal.SIGKILL)
