"""A piece of work done in a forked child with its own copy of the tree, within limits.

The parent has imported pytest and hypothesis, and as a rule the engine (``warm``), so that no child
pays for it. Processor time is limited, not the time of day, so that a busy machine kills no
mutant; a child that hangs without working is ended after ten times as long.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import hypothesis  # noqa: F401  (imported once, for all children)
import msgspec  # noqa: F401

LEFT_OUT = (".*", "build", "dist", "__pycache__", "*.egg-info")
ANSWER = "answer.json"
MOST_MEMORY = 6 << 30
WAITED = 10


class Child(NamedTuple):
    """A child at work."""

    pid: int
    tree: Path
    ends: float  # the time after which it hangs


def copy_of(root: Path, to: Path) -> Path:
    """A copy of the tree to work in."""
    shutil.copytree(root, to, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return to


def start(tree: Path, work: Callable[[], object], seconds: float, later: float = 0) -> Child:
    """Begin the work in a child, to be done in so many seconds of work; ``later`` are seconds it
    may be allowed afterwards. ``answer`` gives what it answered."""
    (tree / ANSWER).unlink(missing_ok=True)
    sys.stdout.flush()
    pid = os.fork()
    if not pid:
        _work(tree, work, seconds)
    return Child(pid, tree, time.monotonic() + WAITED * (seconds + later))


def _work(tree: Path, work: Callable[[], object], seconds: float) -> None:
    """What the child does; it never comes back."""
    code = 1
    try:
        os.setsid()
        said = os.open(tree / "said.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(said, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        allow(seconds)
        os.chdir(tree)
        paths = [str(tree / "src"), str(tree)]
        sys.path[:0] = paths
        # CI: hypothesis tries the same examples every time
        os.environ |= {"PYTHONPATH": os.pathsep.join(paths), "CI": "1"}
        tell(tree, work())
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def allow(seconds: float) -> None:
    """From now on the child may work so many seconds more."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    soft = int(used.ru_utime + used.ru_stime + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


def tell(tree: Path, answer: object) -> None:
    (tree / ANSWER).write_text(json.dumps(answer), "utf-8")


def ended(child: Child) -> float | None:
    """The seconds it worked, once it has ended; None before. One that hangs is ended here."""
    hangs = time.monotonic() > child.ends
    if hangs:
        os.killpg(child.pid, signal.SIGKILL)
    pid, _, used = os.wait4(child.pid, 0 if hangs else os.WNOHANG)
    return used.ru_utime + used.ru_stime if pid else None


def answer(child: Child) -> Any:
    """What it answered last; None if it was ended or crashed before it could."""
    path = child.tree / ANSWER
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def done_now(tree: Path, work: Callable[[], object], seconds: float) -> Any:
    """Work that is waited for and must be answered."""
    child = start(tree, work, seconds)
    while ended(child) is None:
        time.sleep(0.05)
    told = answer(child)
    if told is None:
        raise RuntimeError((tree / "said.txt").read_text("utf-8", errors="replace")[-2000:])
    return told
