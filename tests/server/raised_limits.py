"""What a process may open and how much of the machine it uses, for proofs with many sockets."""

from __future__ import annotations

import os
import resource
from pathlib import Path

from msgspec import Struct

PROC = Path(os.sep) / "proc"
TICKS = os.sysconf("SC_CLK_TCK")


def raise_limits(files: int = 65_536) -> int:
    """As many open files as we may have, up to so many; how many those are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = files if hard == resource.RLIM_INFINITY else min(files, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, most)


class Usage(Struct, frozen=True):
    """What a process uses: seconds of processor time so far, bytes of memory, open files."""

    cpu: float
    memory: int
    files: int


def usage_of(process: int) -> Usage:
    folder = PROC / str(process)
    fields = (folder / "stat").read_text().rpartition(")")[2].split()
    pages = int((folder / "statm").read_text().split()[1])
    ticks = int(fields[11]) + int(fields[12])
    files = sum(1 for _ in (folder / "fd").iterdir())
    return Usage(ticks / TICKS, pages * resource.getpagesize(), files)
