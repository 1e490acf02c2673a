"""Long runs: whether their file can be written, who shares the work, how far it is.

What is wrong is told before the work and not after it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.output import UsageError, aside, counted
from shuffleup.sim.crews import Crew, crew_of

RayAddress = Annotated[
    str | None,
    Parameter(
        name="--ray",
        help="Share the work with a Ray cluster: local (started here), auto, HOST:PORT or "
        "ray://HOST:PORT.",
    ),
]

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


def on_cluster(crew: Crew) -> str:
    return f" on {counted(crew.places, 'processor')} of a Ray cluster"


@contextmanager
def hired(jobs: int, ray: str | None) -> Iterator[Crew]:
    """Whoever shares the work: so many processes, or a cluster."""
    if ray is None:
        yield crew_of(jobs)
        return
    from shuffleup.cli.ray_crew import ray_crew  # late: most runs need no cluster

    with ray_crew(ray) as crew:
        yield crew


@contextmanager
def counting(what: str, total: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar on stderr if someone is watching; it is told how many are done."""
    console = aside()
    if quiet or not console.is_terminal:
        yield lambda done: None
        return
    from rich.progress import Progress

    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
