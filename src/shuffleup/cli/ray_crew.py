"""``--ray ADDRESS``: the pieces of a long run shared by a Ray cluster, on this machine or many.

``ray_crew`` joins a cluster, or starts one here, and leaves it afterwards. A piece whose worker
dies is done again by another one. Every piece says which program it is for, and a worker that has
another refuses it: so nobody's sums are mixed with those of an older engine.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, redirect_stdout
from functools import partial
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Final

from shuffleup.cli.output import UsageError
from shuffleup.cli.ray_address import HERE, NOT_INSTALLED, check_address
from shuffleup.log.same_program import program_digest
from shuffleup.sim.crews import CrewError, Done, Piece, as_they_come
from shuffleup.version import __version__

LIVES: Final = 10  # times a piece is begun again whose worker died; more would be the piece's fault
KNOCKS: Final = 4  # at a cluster from outside
STORE_BYTES: Final = 128 << 20  # of a cluster started here; pieces and sums are small
TRACEBACK: Final = "Traceback (most recent call last):"
Answer = tuple[str, object, Exception | None]  # why it is not done, what came of it, what was wrong


@contextmanager
def ray_crew(address: str) -> Iterator[RayCrew]:
    """The workers of a cluster, for as long as they are needed."""
    check_address(address)
    set_manners(address)
    try:
        import ray
    except ImportError as error:
        raise UsageError(NOT_INSTALLED) from error
    with TemporaryDirectory(prefix="ray") as folder, unheard():
        try:
            join(ray, address, folder)
            yield RayCrew(ray, address)
        finally:
            ray.shutdown()


@contextmanager
def unheard() -> Iterator[None]:
    """Ray tells of workers that died on stdout, whatever it is asked: that is for results alone."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        yield


def set_manners(address: str) -> None:
    """What Ray reads from the environment; what somebody has set stays."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    if address == HERE:  # Ray would write a token into the home folder; only this run needs one
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def join(ray: ModuleType, address: str, folder: str) -> None:
    """Start a cluster in this folder, or join the one at the address.

    Whoever comes from outside is given a process at the head, forked while other threads are at
    work; now and then one dies before it has begun, and then the next one is asked for.
    """
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    own = {"include_dashboard": False, "object_store_memory": STORE_BYTES, "_temp_dir": folder}
    for knock in range(KNOCKS):
        try:
            ray.init(address=address, **quiet, **(own if address == HERE else {}))
            return
        except (OSError, RuntimeError, ValueError) as error:  # another Ray or another Python, too
            if isinstance(error, ConnectionAbortedError) and knock + 1 < KNOCKS:
                continue
            raise UsageError(f"--ray: {address} cannot be joined: {first_line(error)}") from error


class RayCrew:
    """The workers of a cluster, one piece at a time on each processor."""

    def __init__(self, ray: ModuleType, address: str) -> None:
        self.ray, self.address = ray, address
        self.places = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def share(
        self, work: Callable[[Piece], Done], pieces: Iterable[Piece]
    ) -> Iterator[tuple[int, Done]]:
        packed = self.ray.put(self.ray.cloudpickle.dumps(work))  # once, however many pieces
        doing = self.ray.remote(max_retries=LIVES)(doer(__version__, program_digest()))

        def begin(piece: Piece) -> Future[Done]:
            mine: Future[Done] = Future()
            told = doing.remote(packed, piece).future()
            told.add_done_callback(partial(self.pass_on, mine))
            return mine

        return as_they_come(begin, pieces, self.places)

    def pass_on(self, mine: Future[Done], told: Future[tuple[str, Done, Exception | None]]) -> None:
        """What a worker answered, or what became of all who were to do it."""
        lost = told.exception()
        if lost is not None:
            mine.set_exception(CrewError(f"--ray {self.address}: {first_line(lost)}"))
            return
        refused, done, error = told.result()
        if refused or error:
            mine.set_exception(error or UsageError(f"--ray: {refused}"))
        else:
            mine.set_result(done)


def doer(version: str, program: str) -> Callable[[bytes, object], Answer]:
    """What a worker does with a piece. A function within a function travels whole, so one that has
    no shuffleup, or another, can be asked too."""

    def do(packed: bytes, piece: object) -> Answer:
        import pickle
        import platform
        import traceback

        has = "no shuffleup"
        try:
            from shuffleup.version import __version__ as theirs

            has = f"shuffleup {theirs}"
            from shuffleup.log.same_program import program_digest as their_program

            same = theirs == version and their_program() == program
        except ImportError:
            same = False
        if not same:
            has += " of another make" if has.endswith(f" {version}") else ""
            says = f"the worker on {platform.node()} has {has}, and this is shuffleup {version}"
            return f"{says}: install the same on all machines", None, None
        try:
            return "", pickle.loads(packed)(piece), None
        except Exception as error:
            error.add_note(traceback.format_exc())
            return "", None, error

    return do


def first_line(error: BaseException) -> str:
    """Ray explains at length; what happened stands first, or at the end of a traceback."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    if TRACEBACK in lines:
        lines = lines[-1:]
    return lines[0] if lines else type(error).__name__
