"""``python -m bench.against REV``: this tree and another commit, every row of bench and load.

Both are measured in turn, round by round, each in a process of its own; the next round begins with
the other one. Of each row stands the median of the ratios of the rounds (this one over REV: below 1
is slower), and an interval that holds the true median in 95 of 100 such runs, whatever the noise
looks like: the ratios between two places in their order. *Within 5 %* means that the interval
reaches 0.95. A row that does not is worse, and the run ends with 1.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import comb
from pathlib import Path
from statistics import median
from typing import NamedTuple

HERE = Path(__file__).resolve().parents[1]
LEAST_ROUNDS = 9
DOUBT = 0.05  # how often the interval may miss
ENOUGH = 0.95  # of the other commit's speed
Rows = dict[str, float]


class Compared(NamedTuple):
    """What became of one row."""

    name: str
    low: float
    middle: float
    high: float

    @property
    def worse(self) -> bool:
        return self.high < ENOUGH


def main() -> int:
    chosen = options()
    with tree_of(chosen.rev) as old:
        for tree in (HERE, old) if chosen.seconds else ():
            prepare(tree)
        pairs = list(rounds(old, chosen))
    rows = compared([old for old, _ in pairs], [new for _, new in pairs])
    print(table(rows, chosen.rev, len(pairs)))
    if chosen.to:
        chosen.to.write_text(table(rows, chosen.rev, len(pairs)) + "\n", "utf-8")
    return int(any(row.worse for row in rows))


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rev", help="the commit to measure against")
    parser.add_argument("--rounds", type=int, default=LEAST_ROUNDS)
    parser.add_argument("--seconds", type=float, default=0.1, help="of each row; 0: load alone")
    parser.add_argument("--tables", type=int, default=100, help="under load; 0: bench alone")
    parser.add_argument("--to", type=Path, help="write the table to this file, too")
    chosen = parser.parse_args()
    if chosen.rounds < LEAST_ROUNDS:
        parser.error(f"fewer than {LEAST_ROUNDS} rounds tell too little")
    return chosen


@contextmanager
def tree_of(rev: str) -> Iterator[Path]:
    """A working tree of another commit, for a while."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(HERE), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), rev], check=True)
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=False)


def prepare(tree: Path) -> None:
    """The kernels of a tree are compiled before anything is timed."""
    print(f"kernels of {tree.name} …", file=sys.stderr, flush=True)
    subprocess.run(
        [sys.executable, "-m", "scripts.compile_lane"], cwd=tree, env=environment(tree),
        stdout=subprocess.DEVNULL, check=True,
    )  # fmt: skip


def environment(tree: Path) -> Mapping[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree / "src"), str(tree)))}


def rounds(old: Path, chosen: argparse.Namespace) -> Iterator[tuple[Rows, Rows]]:
    for number in range(1, chosen.rounds + 1):
        order = (old, HERE) if number % 2 else (HERE, old)
        got = {tree: measured(tree, chosen) for tree in order}
        print(f"round {number} of {chosen.rounds}", file=sys.stderr, flush=True)
        yield got[old], got[HERE]


def measured(tree: Path, chosen: argparse.Namespace) -> Rows:
    script = str(Path(__file__).with_name("rows_of_tree.py"))
    command = [sys.executable, script, str(chosen.seconds), str(chosen.tables)]
    done = subprocess.run(
        command, cwd=tree, env=environment(tree), stdout=subprocess.PIPE, text=True, check=True
    )
    rows: Rows = json.loads(done.stdout)
    return rows


def compared(old: Sequence[Rows], new: Sequence[Rows]) -> list[Compared]:
    """Each row that both have: the ratios of the rounds, in order."""
    names = [name for name in new[0] if name in old[0]]
    found = []
    for name in names:
        ratios = sorted(after[name] / before[name] for before, after in zip(old, new, strict=True))
        cut = places_cut(len(ratios))
        found.append(Compared(name, ratios[cut], median(ratios), ratios[-1 - cut]))
    return found


def places_cut(count: int) -> int:
    """How many ratios at each end lie outside the interval for the median: a coin thrown as often
    as there are ratios shows so many heads or fewer at most 2.5 times in 100."""
    outside, cut = 0, -1
    while 2 * (outside + comb(count, cut + 1)) <= DOUBT * 2**count:
        cut += 1
        outside += comb(count, cut)
    return cut


def table(rows: Sequence[Compared], rev: str, count: int) -> str:
    head = f"{'this ÷ ' + rev[:12]:<72} {'median':>7} {'95 % interval':>17}"
    lines = [
        f"{row.name:<72} {row.middle:7.3f} {row.low:8.3f}–{row.high:.3f} {'WORSE' * row.worse}"
        for row in rows
    ]
    worse = sum(row.worse for row in rows)
    return "\n".join([head, *lines, f"{len(rows)} rows, {count} rounds, {worse} worse than 5 %"])


if __name__ == "__main__":
    raise SystemExit(main())
