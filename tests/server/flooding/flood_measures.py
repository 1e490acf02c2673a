"""What a house does for everybody else while it is flooded: acts at its tables, newcomers, memory,
the log."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic

from msgspec import Struct
from tests.postgres_server import free_port
from tests.server.flooding.flooded_house import LINES, PASSES
from tests.server.flooding.floods import FLOODS, Flood
from tests.server.house_load import Tokens, connected, settled, written_in
from tests.server.load_tables import LoadFigures, LoadTable
from tests.server.raised_limits import raise_limits, usage_of
from tests.server.wire.attacking import cookie_of, opened, post_json

TABLES = 8
EVERY = 0.25  # seconds between two actions at a table
FILES = 1024
BOUND = 100.0  # milliseconds: the p99 of an act that is always good enough
TIMES_QUIET = 2.5  # or so many times that of the same house before the flood
MOST_MEMORY = 100.0  # megabytes that it may grow
MOST_LOG = 1.0  # megabytes
NEWCOMERS = count(2)


class Flooded(Struct):
    """One flood; times in milliseconds, memory and log in megabytes."""

    name: str
    what: str
    quiet: float
    p99: float
    most: float
    acts: int
    memory: float
    log: float
    newcomers: int
    slowest: float  # newcomer
    busy: float = 0.0  # per cent of its core that the house was
    longest: float = 0.0  # pass of its loop, in processor time
    wrong: list[str] = []

    def judge(self, *, times: bool = True) -> None:
        if times and self.p99 > max(BOUND, TIMES_QUIET * self.quiet):
            self.wrong.append(f"an act took {self.p99:.0f} ms, {self.quiet:.0f} when quiet")
        if self.longest > BOUND:
            self.wrong.append(f"the loop was {self.longest:.0f} ms at one pass")
        if self.memory > MOST_MEMORY:
            self.wrong.append(f"memory grew by {self.memory:.0f} MB")
        if self.log > MOST_LOG:
            self.wrong.append(f"the log grew by {self.log:.1f} MB")
        if not self.newcomers:
            self.wrong.append("nobody new was let in")
        if not self.acts:
            self.wrong.append("nobody could act")


class QuietTable(LoadTable):
    """A table at which strangers may talk."""

    def hear(self, at: int, text: bytes) -> None:
        if not text.startswith(b'{"t":"chat"'):
            super().hear(at, text)


class House:
    """A flooded house and those who play in it."""

    def __init__(self, folder: Path, pid: int, port: int, tokens: Tokens) -> None:
        self.folder, self.pid, self.port, self.tokens = folder, pid, port, tokens
        self.figures = LoadFigures()
        self.tables: list[LoadTable] = []

    async def begin(self) -> None:
        for number, people in enumerate(self.tokens, 1):
            ids = [id_ for id_, _ in people]
            self.tables.append(QuietTable(str(number), ids, self.figures, Random(number)))
        await connected(self.tables, self.tokens, self.port)
        for table in self.tables:
            table.run(EVERY)
        self.figures.measuring = True

    async def end(self) -> None:
        await settled(self.tables)

    def memory(self) -> float:
        return usage_of(self.pid).memory / 1e6

    def log(self) -> float:
        return (self.folder / LINES).stat().st_size / 1e6

    def passes(self) -> list[float]:
        """The longest pass of its loop in each half second so far."""
        return [float(line) for line in (self.folder / PASSES).read_text("ascii").splitlines()]

    async def acts(self, seconds: float) -> list[float]:
        """How long each act took, in order of size."""
        self.figures.latencies = []
        await asyncio.sleep(seconds)
        return sorted(1000 * one for one in self.figures.latencies)

    async def flooded(self, flood: Flood, size: int, quiet: float, seconds: float) -> Flooded:
        before = await self.acts(quiet)
        memory, log, end = self.memory(), self.log(), asyncio.Event()
        noted = len(self.passes())
        with attacker(flood, self.port, size):
            await asyncio.sleep(min(1.0, seconds / 4))  # until it has begun
            most = asyncio.create_task(self.most_memory(end))
            coming = asyncio.create_task(self.newcomers(end))
            used, began = usage_of(self.pid).cpu, monotonic()
            acts = await self.acts(seconds)
            busy = 100 * (usage_of(self.pid).cpu - used) / (monotonic() - began)
            end.set()
            times = await coming
            peak = max(await most, self.memory())
        made = Flooded(
            flood.name, flood.what, quiet=part(before, 0.99), p99=part(acts, 0.99),
            most=part(acts, 1.0), acts=len(acts), memory=max(0.0, peak - memory),
            log=self.log() - log, newcomers=len(times), slowest=max(times, default=0.0), busy=busy,
            longest=max(self.passes()[noted:], default=0.0),
        )  # fmt: skip
        made.wrong += self.figures.faults
        self.figures.faults = []
        return made

    async def most_memory(self, end: asyncio.Event) -> float:
        most = 0.0
        while not end.is_set():
            most = max(most, self.memory())
            await asyncio.sleep(0.1)
        return most

    async def newcomers(self, end: asyncio.Event) -> list[float]:
        """Somebody new now and then, each from an address of their own: as a guest, to a socket."""
        times: list[float] = []
        while not end.is_set():
            number = next(NEWCOMERS)
            began = monotonic()
            with suppress(OSError, AssertionError, KeyError, ValueError):
                await asyncio.to_thread(come_in, self.port, number)
                times.append(1000 * (monotonic() - began))
            await asyncio.sleep(0.5)
        return times


def come_in(port: int, number: int) -> None:
    address = f"127.0.{1 + number // 200}.{2 + number % 200}"
    cookies = post_json(port, "/api/account/guest", {"name": f"New {number}"}, address)
    opened(port, cookie_of(cookies), address).close()


def part(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


@contextmanager
def attacker(flood: Flood, port: int, size: int) -> Iterator[None]:
    cores = sorted(os.sched_getaffinity(0))
    core = str(cores[-1]) if len(cores) > 1 else ""
    command = [sys.executable, "-m", "tests.server.flooding.attacker", flood.name, str(port)]
    process = subprocess.Popen([*command, str(size), core], stderr=subprocess.PIPE, text=True)
    try:
        yield
        assert process.poll() is None, f"the attacker fell: {process.communicate()[1][-500:]}"
    finally:
        process.kill()
        process.wait()


@contextmanager
def flooded_house(folder: Path) -> Iterator[House]:
    tokens, port = written_in(folder, TABLES, ""), free_port()
    cores = sorted(os.sched_getaffinity(0))
    said = [sys.executable, "-m", "tests.server.flooding.flooded_house", str(folder), str(port)]
    process = subprocess.Popen([*said, str(FILES)], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "open", "the house did not open"
        if len(cores) > 1:
            os.sched_setaffinity(process.pid, {cores[0]})
        yield House(folder, process.pid, port, tokens)
    finally:
        process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(30)
        process.kill()
        process.wait()


async def floods_one_by_one(
    folder: Path, names: list[str], size: int, quiet: float, seconds: float
) -> list[Flooded]:
    raise_limits()
    told = []
    with flooded_house(folder) as house:
        await house.begin()
        for flood in FLOODS:
            if names and flood.name not in names:
                continue
            made = await house.flooded(flood, size, quiet, seconds)
            told.append(made)
            print(json.dumps({"flood": made.name, "p99": made.p99}), file=sys.stderr, flush=True)
            await asyncio.sleep(min(2.0, seconds / 4))
        await house.end()
    return told
