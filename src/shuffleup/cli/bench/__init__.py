"""``shuffleup bench``: our speed beside other engines, measured in one run on one core.

Every engine plays each work in turn, three times around, and its best time counts: so a noisy
moment hurts one round of all of them and not one engine. The ratio says how many times faster
Shuffle Up in plain CPython is than that row (below 1: slower).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import NamedTuple, NotRequired, TypedDict

from rich.console import Console
from rich.table import Table

from shuffleup.cli.bench.at_a_table import at_a_table
from shuffleup.cli.bench.in_the_lane import ENGINE, every_game, lane_works
from shuffleup.cli.bench.ours import WORKS, Work, by_the_books
from shuffleup.cli.output import UsageError

ROUNDS = 3
SEED = 2026
AN_HOUR = 3600  # seconds
OURS = "shuffleup"
COMPILED = "shuffleup compiled"
TIMES = ("µs", "ms", "s")  # units of which less is better


class Row(TypedDict):
    """One engine at one work; our own rate over its rate once all are measured."""

    work: str
    engine: str
    rate: float
    unit: str
    ratio: NotRequired[float | None]


class EngineRate(NamedTuple):
    """What an engine does in a second."""

    hands: float
    steps: float  # decisions


def bench_command(
    *,
    seconds: float = 0.5,
    work: str = "",
    own: bool = False,
    hands_only: bool = False,
    json: bool = False,
) -> None:
    """Measure Shuffle Up, and the other engines that are installed, in one run.

    Parameters
    ----------
    seconds
        Processor time for each engine, work and round.
    work
        Only works whose name contains this.
    own
        Shuffle Up alone, no other engine.
    hands_only
        No rows on hand values, equity and histories.
    json
        Print {"rows": [{"work", "engine", "rate", "unit", "ratio"}]}.
    """
    if not 0 < seconds <= AN_HOUR:
        raise UsageError(f"--seconds is above 0 and at most {AN_HOUR:,}, not {seconds:g}")
    if not any(work in name for name in WORKS):
        raise UsageError(f"no work is called {work!r}; there are {', '.join(WORKS)}")
    screen = Console(stderr=True)
    rows = list(measure_hands(seconds, work, own, screen))
    if not hands_only:
        rows += lane_rows(seconds, work, screen)
    if not own:
        rows += compiled_rows(seconds, work)
        if not hands_only and not work:
            rows += extra_rows(screen)
    rows = with_ratios(rows)
    if json:
        print(dumps({"rows": rows}))
    else:
        show(rows)


def dumps(value: object) -> str:
    return json.dumps(value)


# ---- hands -----------------------------------------------------------------------------------


def measure_hands(seconds: float, only: str, own: bool, screen: Console) -> Iterable[Row]:
    engines: dict[str, dict[str, Work]] = {OURS: WORKS, ENGINE: lane_works()}
    if not own:
        engines |= peers(screen)
    names = [name for name in WORKS if only in name]
    for name in names:
        players = {engine: works[name] for engine, works in engines.items() if name in works}
        players |= by_the_books(name) | at_a_table(name)
        with screen.status(f"{name}: {', '.join(players)}"):
            best = race(players, seconds)
        for engine, (hands, _) in best.items():
            yield {"work": name, "engine": engine, "rate": round(hands, 1), "unit": "hands/s"}
        for engine in [engine for engine in engines if engine in best]:
            steps = round(best[engine].steps, 1)
            yield {"work": f"{name}, steps", "engine": engine, "rate": steps, "unit": "steps/s"}


def lane_rows(seconds: float, only: str, screen: Console) -> Iterable[Row]:
    """The lane alone: hands a second in every game."""
    for name, work in every_game().items():
        if only in name:
            with screen.status(f"the lane: {name}"):
                rate = round(race({ENGINE: work}, seconds / ROUNDS)[ENGINE].hands, 1)
            yield {"work": name, "engine": ENGINE, "rate": rate, "unit": "hands/s"}


def race(players: dict[str, Work], seconds: float) -> dict[str, EngineRate]:
    """The pace of each, the best of a few rounds in which all take part."""
    sizes = {engine: hands_for(work, seconds) for engine, work in players.items()}
    best = dict.fromkeys(players, EngineRate(0.0, 0.0))
    for _ in range(ROUNDS):
        for engine, work in players.items():
            spent, steps = timed(work, sizes[engine])
            best[engine] = max(best[engine], EngineRate(sizes[engine] / spent, steps / spent))
    return best


def hands_for(work: Callable[[int, int], int], seconds: float) -> int:
    """How many hands fill the time, after a warm-up."""
    hands = 10
    timed(work, hands)
    while (spent := timed(work, hands)[0]) < seconds / 8:
        hands *= 2
    return max(hands, int(hands * seconds / spent))


def timed(work: Callable[[int, int], int], hands: int) -> tuple[float, int]:
    """The time so many hands take, and the decisions in them."""
    start = process_time()
    steps = work(hands, SEED)
    return max(process_time() - start, 1e-9), steps


# ---- what stands in the repository's bench folder --------------------------------------------


def bench_folder(module: str) -> ModuleType | None:
    """A module of the repository's ``bench`` folder, None when we are not in the repository."""
    root = next(
        (p for p in (Path.cwd(), *Path.cwd().parents) if (p / "bench/peers").is_dir()), None
    )
    if root is None:
        return None
    sys.path.insert(0, str(root))
    try:
        return import_module(f"bench.{module}")
    except ImportError:
        return None


def peers(screen: Console) -> dict[str, dict[str, Work]]:
    found = bench_folder("peers")
    if found is None:
        screen.print("No bench folder here: Shuffle Up is measured alone.")
        return {}
    for name, reason in found.missing():
        screen.print(f"{name}: {reason}")
    return {f"{peer.name} {peer.version}": peer.works for peer in found.available()}


def extra_rows(screen: Console) -> list[Row]:
    """Vector steps, hand values, equity, histories, a room, events, where the folder has them."""
    rows: list[Row] = []
    for name in ("vector_steps", "strength", "histories", "room_day", "event_run"):
        module = bench_folder(name)
        if module is not None:
            with screen.status(f"{name} …"):
                rows += module.rows(quick=False)
    return rows


def compiled_rows(seconds: float, only: str) -> list[Row]:
    """The same works with the compiled build, if there is one."""
    built = next((p / "build/compiled" for p in (Path.cwd(), *Path.cwd().parents)
                  if (p / "build/compiled/shuffleup").is_dir()), None)  # fmt: skip
    if built is None:
        return []
    command = [sys.executable, "-m", "shuffleup", "bench", "--own", "--json"]
    command += ["--seconds", str(seconds), "--work", only]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(built)}, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    rows: list[Row] = json.loads(done.stdout)["rows"]
    return [{**row, "engine": COMPILED} for row in rows if row["engine"] == OURS]


# ---- the table -------------------------------------------------------------------------------


def with_ratios(rows: list[Row]) -> list[Row]:
    """Rows in the order of the works, each with our rate over its own."""
    ours = {row["work"]: row["rate"] for row in rows if row["engine"] == OURS}
    order = list(dict.fromkeys(row["work"] for row in rows))
    rows = sorted(rows, key=lambda row: order.index(row["work"]))
    for row in rows:
        base = ours.get(row["work"])
        faster = base / row["rate"] if base and row["rate"] else None
        if faster and row["unit"] in TIMES:
            faster = 1 / faster
        row["ratio"] = round(faster, 3) if faster else None
    return rows


def show(rows: list[Row]) -> None:
    table = Table(title="In one run, one core; ratio = Shuffle Up ÷ this row")
    for column, justify in (("work", "left"), ("engine", "left"), ("rate", "right"),
                            ("unit", "left"), ("ratio", "right")):  # fmt: skip
        table.add_column(column, justify=justify)  # type: ignore[arg-type]
    last = ""
    for row in rows:
        if row["work"] != last:
            table.add_section()
        ratio = "" if row["ratio"] is None else f"{row['ratio']:,.2f}×"
        style = "bold" if row["engine"].startswith(OURS) else ""
        name = row["work"] if row["work"] != last else ""
        table.add_row(
            name,
            row["engine"],
            f"{row['rate']:,.{0 if row['rate'] >= 100 else 2}f}",
            row["unit"],
            ratio,
            style=style,
        )
        last = row["work"]
    Console().print(table)
