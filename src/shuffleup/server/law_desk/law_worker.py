"""The process in which the law is read and tried: one question at a time, within limits.

``serve_law(pipe, work, memory, seconds)`` begins, says that it is ready, and answers what comes
through its pipe. A job that wants too much memory is told so and ends the process, since nobody
knows what it left behind; one that takes too long is killed from outside, or by its own limit.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final

from msgspec import Struct, json

from shuffleup.server.child_process import begin_worker

READY: Final = b"ready"
DONE, REFUSED, SPENT, FAILED = b"+", b"-", b"m", b"!"  # the first byte of an answer
MORE_SECONDS: Final = 5  # of the processor, above what the house waits for
Work = Callable[[bytes], bytes]


class LawRefused(Struct, frozen=True):
    """Why a job could not be done, in words; ``where`` is what it is about, if one thing is."""

    reason: str
    says: str
    status: int = 400
    where: str = ""


class LawJobError(Exception):
    """Carries a ``LawRefused`` out of a job."""

    def __init__(self, why: LawRefused) -> None:
        super().__init__(why.reason)
        self.why = why


def cannot(says: str, reason: str = "cannot-be-asked", status: int = 400) -> LawJobError:
    return LawJobError(LawRefused(reason, says, status))


def serve_law(pipe: Connection, work: Work, memory: int, seconds: float) -> None:
    """Answer until the pipe is closed."""
    begin_worker()
    limit_process(memory)
    work(b"")
    pipe.send_bytes(READY)
    while True:
        try:
            asked = pipe.recv_bytes()
        except EOFError:
            return
        limit_processor(seconds)
        answer = answered(work, asked)
        pipe.send_bytes(answer)
        if answer[:1] == SPENT:
            os._exit(1)


def answered(work: Work, asked: bytes) -> bytes:
    """What comes of a job; an unforeseen error is told by its kind alone."""
    try:
        return DONE + work(asked)
    except LawJobError as error:
        return REFUSED + json.encode(error.why)
    except (MemoryError, RecursionError):
        gc.collect()
        return SPENT
    except Exception as error:
        return FAILED + type(error).__name__.encode()


def limit_process(memory: int) -> None:
    """So many bytes of memory; no file is written and none is left after a crash."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def limit_processor(seconds: float) -> None:
    """So much of the processor for the next job: should nobody kill it, the system does."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    soft = int(used.ru_utime + used.ru_stime + seconds) + MORE_SECONDS
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))
