"""``python bench/rows_of_tree.py SECONDS TABLES``: every row of bench and load of the tree that
PYTHONPATH names, once, as JSON. ``bench.against`` runs it in two trees in turn; it stands outside
the package, so that a tree older than itself can be measured.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from typing import Any

LESS_IS_BETTER = ("µs", "ms", "s", "MB", "%")
APART = ("vector_steps", "strength", "histories", "room_day", "event_run")
OURS = ("shuffleup", "table")
LOAD_SECONDS = 15
OF_LOAD = {"p50": "ms", "p99": "ms", "house_cpu": "%", "memory_end": "MB", "frame_bytes": "bytes"}
Found = Iterator[tuple[str, float]]  # a row's name, and how much it does: more is better


def of_bench(seconds: float) -> Found:
    bench, screen = import_module("shuffleup.cli.bench"), import_module("rich.console")
    quiet = screen.Console(stderr=True, quiet=True)
    rows: list[dict[str, Any]] = [
        *bench.measure_hands(seconds, "", True, quiet),
        *bench.lane_rows(seconds, "", quiet),
    ]
    for name in APART:
        rows += import_module(f"bench.{name}").rows(quick=True)
    for row in rows:
        if row["engine"].startswith(OURS):
            name = f"{row['work']}: {row['engine']}"
            yield name, 1 / row["rate"] if row["unit"] in LESS_IS_BETTER else row["rate"]


def of_load(tables: int) -> Found:
    """A house in a process of its own, from that tree, with six sockets at every table."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.server.house_load", "--json", "--folder", folder]
        command += ["--tables", str(tables), "--minutes", str(LOAD_SECONDS / 60)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    told = json.loads(done.stdout)
    if told["faults"]:
        raise SystemExit(f"the house under load: {told['faults'][0]}")
    for name, unit in OF_LOAD.items():
        yield f"load, {tables} tables: {name} ({unit})", 1 / max(told[name], 1e-9)
    yield f"load, {tables} tables: actions", told["actions"]


def main() -> None:
    seconds, tables = float(sys.argv[1]), int(sys.argv[2])
    rows = dict(of_bench(seconds)) if seconds else {}
    rows |= dict(of_load(tables)) if tables else {}
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
