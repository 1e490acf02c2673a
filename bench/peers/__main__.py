"""`python -m bench.peers [seconds]`: check every peer, then its hands a second at every work.

One core, processor time, a warm-up first, the best of three runs.
"""

from __future__ import annotations

import sys
from time import process_time

from . import agree, available, evaluators, missing
from .works import Work

WARM_UP = 20
SEED = 2026


def rate(work: Work, seconds: float) -> tuple[float, float]:
    """Hands a second and actions a hand."""
    work(WARM_UP, SEED)
    hands = WARM_UP
    while (spent := timed(work, hands)[0]) < seconds / 8:
        hands *= 2
    hands = max(hands, int(hands * seconds / spent))
    runs = [timed(work, hands) for _ in range(3)]
    return hands / min(run[0] for run in runs), runs[0][1] / hands


def timed(work: Work, hands: int) -> tuple[float, int]:
    start = process_time()
    actions = work(hands, SEED)
    return process_time() - start, actions


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    assert not any(agree().values()), agree()
    print("| peer | work | hands/s | actions/s | actions/hand |\n|---|---|--:|--:|--:|")
    for peer in available():
        peer.check()
        for name, work in peer.works.items():
            hands, actions = rate(work, seconds)
            label = f"{peer.name} {peer.version}"
            print(f"| {label} | {name} | {hands:,.0f} | {hands * actions:,.0f} | {actions:.2f} |")
    print("\n| evaluator | seven-card hands/s |\n|---|--:|")
    evaluators.check()
    for evaluator in evaluators.available():
        hands, _ = rate(evaluator.rate, seconds)
        print(f"| {evaluator.name} {evaluator.version} | {hands:,.0f} |")
    for name, reason in (*missing(), *evaluators.missing()):
        print(f"\n{name}: {reason}")


if __name__ == "__main__":
    main()
