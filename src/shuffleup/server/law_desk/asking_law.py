"""``LawDesk``: whoever asks something of the law is answered from another process, or told that it
took too long or too much memory.

There are two such processes, begun when first needed: one for what is quick, so that a question of
the floor never waits behind a proof, and one for what may take long. A process that was cut off is
replaced before the next question. Nothing here runs the law itself.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, TypeVar

import structlog
from msgspec import Struct, json

from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.law_desk.law_jobs import do_job
from shuffleup.server.law_desk.law_worker import (
    DONE,
    FAILED,
    READY,
    REFUSED,
    SPENT,
    LawRefused,
    Work,
    serve_law,
)

T = TypeVar("T")
QUICK_SECONDS: Final = 60.0  # by the clock, on a machine that may be busy
LONG_SECONDS: Final = 180.0
BEGIN_SECONDS: Final = 180.0  # for a process to begin, on a machine that is busy
MEMORY: Final = 1_500_000_000  # bytes of address space; the law itself takes a tenth
MOST_WAITING: Final = 24  # questions in line for one process
MOST_OF_ONE: Final = 6  # of them one person's: the line is everybody's
STRANGERS: Final = "strangers"
MOST_OF_STRANGERS: Final = 12  # half the line, from wherever they ask
LARGEST: Final = 16_000_000  # bytes of an answer
BUSY: Final = SentAway("busy", "too many ask about the law just now: try again", 429, 5)
TOO_MANY: Final = SentAway("too-many", "wait for the answers to your other questions", 429, 1)
ONE_AT_A_TIME: Final = SentAway("one-at-a-time", "your last question is still being tried", 429, 2)
TOO_MUCH: Final = SentAway("too-much-memory", "that took too much memory and was cut off", 413)
FELL: Final = SentAway("cut-off", "that took too much and was cut off", 413)
NOT_NOW: Final = SentAway("not-now", "something went wrong with the law, and was noted", 500)


class LawProcess:
    """One process of the law and the line before it. ``answer`` may be called from the event loop
    as often as one likes; the questions are put one after the other."""

    def __init__(self, seconds: float, *, work: Work = do_job, memory: int = MEMORY) -> None:
        self.seconds, self.work, self.memory = seconds, work, memory
        self.line = ThreadPoolExecutor(1, thread_name_prefix="law")
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.waiting = 0
        self.stopped = False

    async def answer(self, asked: bytes) -> bytes | SentAway:
        if self.waiting >= MOST_WAITING or self.stopped:
            return BUSY
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.line, self.put, asked)
        finally:
            self.waiting -= 1

    # ---- in the thread of the line -----------------------------------------------------------

    def put(self, asked: bytes) -> bytes | SentAway:
        """The answer of the process; after a deadline the process is no more."""
        pipe = self.begun()
        if pipe is None:
            return BUSY
        try:
            pipe.send_bytes(asked)
            if not pipe.poll(self.seconds):
                self.cut_off("too long")
                says = f"that took longer than {self.seconds:g} seconds and was cut off"
                return SentAway("too-long", says, 413)
            said = pipe.recv_bytes(LARGEST)
        except (EOFError, OSError):
            self.cut_off("it fell")
            return FELL
        if said[:1] == SPENT:
            self.cut_off("too much memory")
            return TOO_MUCH
        return said

    def begun(self) -> Connection | None:
        """The pipe to a process that is ready; None if none would begin."""
        if self.process is not None and self.process.is_alive():
            return self.pipe
        self.cut_off("")
        if self.stopped:
            return None
        spawning = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawning.Pipe()
        told = (theirs, self.work, self.memory, self.seconds)
        self.process = spawning.Process(target=serve_law, args=told, daemon=True)
        self.process.start()
        theirs.close()
        try:
            if self.pipe.poll(BEGIN_SECONDS) and self.pipe.recv_bytes() == READY:
                return self.pipe
        except (EOFError, OSError):
            pass
        self.cut_off("did not begin")
        return None

    def cut_off(self, why: str) -> None:
        if why:
            structlog.get_logger().warning("a process of the law was cut off", why=why)
        if self.process is not None:
            self.process.kill()
            self.process.join(10)
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None

    def stop(self) -> None:
        """At once, whatever it is at: what waits is told that nobody answers."""
        self.stopped = True
        if self.process is not None:
            self.process.kill()
        self.line.shutdown(wait=False, cancel_futures=True)


class LawDesk:
    """Where the handlers of the law ask."""

    def __init__(self) -> None:
        self.quick = LawProcess(QUICK_SECONDS)
        self.long = LawProcess(LONG_SECONDS)
        self.asking: Counter[str] = Counter()  # who waits for how many quick answers
        self.trying: set[str] = set()  # who waits for something long

    async def ask(self, asked: Struct, kind: type[T], who: str) -> T | SentAway:
        """The answer to something quick."""
        if self.asking[who] >= MOST_OF_ONE:
            return TOO_MANY
        self.asking[who] += 1
        try:
            return told(await self.quick.answer(json.encode(asked)), kind)
        finally:
            self.asking[who] -= 1
            self.asking += Counter()  # those who wait for nothing are forgotten

    async def ask_unnamed(self, asked: Struct, kind: type[T], address: str) -> T | SentAway:
        """The same for somebody without a name: an address counts as one person does, and all of
        them never fill the line."""
        if self.asking[STRANGERS] >= MOST_OF_STRANGERS:
            return TOO_MANY
        self.asking[STRANGERS] += 1
        try:
            return await self.ask(asked, kind, f"{STRANGERS} {address}")
        finally:
            self.asking[STRANGERS] -= 1
            self.asking += Counter()

    async def attempt(self, asked: Struct, kind: type[T], who: str) -> T | SentAway:
        """The answer to something that may take long; one at a time for each person."""
        if who in self.trying:
            return ONE_AT_A_TIME
        self.trying.add(who)
        try:
            return told(await self.long.answer(json.encode(asked)), kind)
        finally:
            self.trying.discard(who)

    def stop(self) -> None:
        self.quick.stop()
        self.long.stop()


def told(said: bytes | SentAway, kind: type[T]) -> T | SentAway:
    """An answer as the type it has to be."""
    if isinstance(said, SentAway):
        return said
    mark, body = said[:1], said[1:]
    if mark == DONE:
        return json.decode(body, type=kind)
    if mark == REFUSED:
        why = json.decode(body, type=LawRefused)
        return SentAway(why.reason, why.says, why.status)
    assert mark == FAILED, mark
    structlog.get_logger().error("a job of the law failed", kind=body.decode("ascii", "replace"))
    return NOT_NOW
