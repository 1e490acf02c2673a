"""How long each test takes, kept from run to run: what grew is named, and `make quick` leaves out
what is slow.

A run writes ``build/durations.txt``: seconds, processor seconds and name of each test that takes
any time, its parameters together. It is compared with ``tests/durations.txt``, the last run that
was accepted (``make durations``). Machines are of different speed, so a test has grown if it has by
more than the others.
"""

from __future__ import annotations

import resource
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).resolve().parent.parent
ACCEPTED = ROOT / "tests" / "durations.txt"
LAST = ROOT / "build" / "durations.txt"
WORTH_KEEPING = 0.1  # seconds; what takes less is not listed
MOST_QUICK = 120.0  # seconds of one worker that are left for the quick tests
WORTH_TELLING = 2.0  # seconds that a test has to take longer, or a new one at all
GROWN = 1.5  # times as long as before
MOST_TOLD = 15
ENOUGH = 200  # tests that have to be in a run before its times are kept
Times = dict[str, tuple[float, float]]  # seconds and processor seconds by test


def processor_seconds() -> float:
    """Of this process, and of all that it has started and seen to their end."""
    ours = resource.getrusage(resource.RUSAGE_SELF)
    theirs = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ours.ru_utime + ours.ru_stime + theirs.ru_utime + theirs.ru_stime


def name_of(nodeid: str) -> str:
    """As it stands in the list: its place, and its name without parameters."""
    file, *classes, name = nodeid.partition("[")[0].split("::")
    place = ".".join([file.removesuffix(".py").replace("/", "."), *classes])
    return f"{place}::{name}"


def read_times(file: Path) -> Times:
    if not file.exists():
        return {}
    lines = [line.split(maxsplit=2) for line in file.read_text("utf-8").splitlines() if line]
    return {name: (float(wall), float(cpu)) for wall, cpu, name in lines}


def write_times(file: Path, times: Times) -> None:
    file.parent.mkdir(exist_ok=True)
    lines = [
        f"{wall:.2f} {cpu:.2f} {name}\n"
        for name, (wall, cpu) in sorted(times.items())
        if wall >= WORTH_KEEPING
    ]
    file.write_text("".join(lines), "utf-8")


def slow_ones(times: Times) -> frozenset[str]:
    """The tests that take the longest, until the rest is quick enough."""
    left, slow = sum(wall for wall, _ in times.values()), set()
    for name, (wall, _) in sorted(times.items(), key=lambda one: -one[1][0]):
        if left <= MOST_QUICK:
            break
        left -= wall
        slow.add(name)
    return frozenset(slow)


def what_grew(before: Times, now: Times) -> list[str]:
    """Sentences about what takes longer than before, the worst first."""
    both = [name for name in now if name in before]
    if not both:
        return []
    speed = median(now[name][0] / before[name][0] for name in both)
    told: list[tuple[float, str]] = []
    for name, (wall, _) in now.items():
        was = before.get(name, (0.0, 0.0))[0] * speed
        if wall - was < WORTH_TELLING or wall < GROWN * was:
            continue
        since = f"{was:.1f} s" if name in before else "not listed"
        told.append((was - wall, f"{wall:6.1f} s ({since})  {name}"))
    return [sentence for _, sentence in sorted(told)[:MOST_TOLD]]


class Durations:
    """The plugin: each worker says what a test cost, whoever controls them adds it up."""

    def __init__(self) -> None:
        self.taken: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        before = processor_seconds()
        item.stash[SPENT] = before
        yield

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Iterator[None]:
        now = processor_seconds()
        item.user_properties[:] = [one for one in item.user_properties if one[0] != "cpu"]
        item.user_properties.append(("cpu", now - item.stash[SPENT]))
        item.stash[SPENT] = now
        yield

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        taken = self.taken[name_of(report.nodeid)]
        taken[0] += report.duration
        taken[1] += sum(float(str(value)) for key, value in report.user_properties if key == "cpu")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        now = {name: (wall, cpu) for name, (wall, cpu) in self.taken.items()}
        if len(now) < ENOUGH:
            return
        write_times(LAST, now)
        before = read_times(ACCEPTED)
        walls, cpus = (sum(one[part] for one in now.values()) for part in (0, 1))
        then = sum(before[name][0] for name in now if name in before)
        terminalreporter.section("durations")
        terminalreporter.line(
            f"{walls:.0f} s of tests, {cpus:.0f} s of processors; as accepted {then:.0f} s"
        )
        for sentence in what_grew(before, now):
            terminalreporter.line(f"longer: {sentence}")


SPENT: pytest.StashKey[float] = pytest.StashKey()
