"""Before a long run: whether its file can be written, and how many processes are of use.

What is wrong is told before the work and not after it.
"""

from __future__ import annotations

import os
from pathlib import Path

from shuffleup.cli.output import UsageError

EACH_PROCESSOR = 4  # processes; more only wait for one another and take memory


def check_can_be_written(option: str, path: Path) -> None:
    """Complain of a file that could not be written at the end of the run."""
    if path.is_dir():
        raise UsageError(f"{option}: {path} is a folder; name a file in it")
    if not path.parent.is_dir():
        raise UsageError(f"{option}: {path}: No such file or directory")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise UsageError(f"{option}: {path}: Permission denied")


def of_use(jobs: int, pieces: int) -> int:
    """As many processes as were asked for, if there is work and a processor for each of them."""
    return max(1, min(jobs, pieces, EACH_PROCESSOR * (os.cpu_count() or 1)))


def told(jobs: int, asked: int) -> str:
    """`` in 8 processes (5,000 were asked for …)``; nothing where one process did it as asked."""
    said = "" if jobs == 1 else f" in {jobs} processes"
    if jobs >= asked:
        return said
    said = said or " in one process"
    return f"{said} ({asked:,} were asked for; more would only have waited for one another)"
