"""Two commits side by side: each work's ratio to PokerKit, the median of several rounds in turn.

``python -m bench.side_by_side OLD [--rounds 5] [--seconds 0.4]`` measures the tree of another
commit (``git worktree add ../old COMMIT``) and this one in turn, each beside PokerKit in its own
run, and tells what became of each ratio. Machines are noisy: a change of a few per cent is none.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

NEW = Path(__file__).resolve().parents[1]
PEER = "pokerkit"
Ratios = dict[tuple[str, str], float]


def main() -> None:
    chosen = options()
    rounds = [measured(chosen) for _ in range(chosen.rounds)]
    old, new = (middle([pair[which] for pair in rounds]) for which in (0, 1))
    print(f"{'work':24} {'engine':28} {'old':>9} {'new':>9} {'new/old':>8}")
    for row in sorted(set(old) & set(new)):
        work, engine = row
        change = new[row] / old[row]
        print(f"{work:24} {engine:28} {old[row]:9.2f} {new[row]:9.2f} {change:8.3f}")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="the tree of the older commit")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--work", default="")
    return parser.parse_args()


def measured(chosen: argparse.Namespace) -> tuple[Ratios, Ratios]:
    """One round: the old tree, then the new one."""
    old, new = (ratios(tree, chosen) for tree in (chosen.old.resolve(), NEW))
    print(".", end="", file=sys.stderr, flush=True)
    return old, new


def ratios(tree: Path, chosen: argparse.Namespace) -> Ratios:
    """Our rows of a tree's bench, each divided by PokerKit's of the same work and run."""
    command = [sys.executable, "-m", "shuffleup", "bench", "--hands-only", "--json"]
    command += ["--seconds", str(chosen.seconds), "--work", chosen.work]
    places = os.pathsep.join((str(tree / "src"), str(tree)))
    done = subprocess.run(
        command, cwd=tree, env={**os.environ, "PYTHONPATH": places}, capture_output=True,
        check=True, text=True,
    )  # fmt: skip
    rows = json.loads(done.stdout)["rows"]
    peers = {row["work"]: row["rate"] for row in rows if row["engine"].startswith(PEER)}
    return {
        (row["work"], row["engine"]): row["rate"] / peers[row["work"]]
        for row in rows
        if row["work"] in peers and is_ours(row["engine"])
    }


def is_ours(engine: str) -> bool:
    return engine.startswith(("shuffleup", "table"))


def middle(found: list[Ratios]) -> Ratios:
    return {row: median(one[row] for one in found) for row in found[0]}


if __name__ == "__main__":
    main()
