"""Our engine against another on random hands: ``python -m bench.differential --hands 100000``.

``--against`` says which: PokerKit, OpenSpiel (hold'em), or the model of who may raise again, under
every book. Prints a table of variants with what was found: hands, actions, differences explained
by name (see tests/differential/DIFFERENCES.md) and unexplained ones. Exits 1 on any unexplained
difference, 2 if the other engine is not installed; the seed printed with a difference replays the
hand: ``--replay 'no-limit holdem/1/42'``.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.util import find_spec

from tests.differential.outcome import Outcome
from tests.differential.variants import VARIANTS, Variant

BATCH = 100
SHOWN = 20


@dataclass
class Tally:
    """What came of the hands of one variant."""

    hands: int = 0
    actions: int = 0
    set_aside: int = 0
    differing: int = 0
    explained: Counter[str] = field(default_factory=Counter)
    unexplained: list[tuple[str, str]] = field(default_factory=list)  # (seed, what)

    def count(self, outcome: Outcome) -> None:
        self.hands += 1
        self.actions += outcome.actions
        self.set_aside += bool(outcome.set_aside)
        self.differing += bool(outcome.explained)
        self.explained.update(dict.fromkeys(outcome.explained, 1))
        if outcome.unexplained:
            self.unexplained.append((outcome.deal.seed, outcome.unexplained[0]))

    def add(self, other: Tally) -> None:
        self.hands += other.hands
        self.actions += other.actions
        self.set_aside += other.set_aside
        self.differing += other.differing
        self.explained.update(other.explained)
        self.unexplained += other.unexplained


@dataclass(frozen=True)
class Oracle:
    """What we are compared with: the variants it plays, and a hand of one of them."""

    variants: tuple[Variant, ...]
    play: Callable[[Variant, str], Outcome]


def pokerkit() -> Oracle:
    from tests.differential.against_pokerkit import play
    from tests.differential.deals import random_deal

    return Oracle(VARIANTS, lambda variant, seed: play(random_deal(variant, seed)))


def openspiel() -> Oracle:
    from tests.differential.against_openspiel import play
    from tests.differential.spiel_deals import HOLDEM, random_deal

    return Oracle(HOLDEM, lambda variant, seed: play(random_deal(variant, seed)))


def raise_rights() -> Oracle:
    from tests.differential.against_raise_rights import play
    from tests.differential.deals import random_deal

    return Oracle(VARIANTS, lambda variant, seed: play(random_deal(variant, seed)))


ORACLES = {"pokerkit": pokerkit, "openspiel": openspiel, "raise-rights": raise_rights}


@cache
def oracle(against: str) -> Oracle:
    return ORACLES[against]()


def one(against: str, seed: str) -> Outcome:
    """The hand of a seed such as ``limit razz/1/42``."""
    name, other = seed.partition("/")[0], oracle(against)
    return other.play(next(v for v in other.variants if v.name == name), seed)


def batch(against: str, seeds: list[str]) -> dict[str, Tally]:
    tallies: dict[str, Tally] = {}
    for seed in seeds:
        outcome = one(against, seed)
        tallies.setdefault(outcome.deal.variant.name, Tally()).count(outcome)
    return tallies


def batches(variants: tuple[Variant, ...], hands: int, seed: int) -> Iterator[list[str]]:
    picked: list[Variant] = random.Random(seed).choices(
        variants, [variant.weight for variant in variants], k=hands
    )
    seeds = [f"{variant.name}/{seed}/{number}" for number, variant in enumerate(picked)]
    for start in range(0, hands, BATCH):
        yield seeds[start : start + BATCH]


def run(against: str, only: str, hands: int, seed: int, jobs: int) -> dict[str, Tally]:
    variants = tuple(v for v in oracle(against).variants if only in ("", v.name))
    if not variants:
        raise SystemExit(f"{against} does not play {only!r}")
    totals = {variant.name: Tally() for variant in variants}
    work, seeds = partial(batch, against), batches(variants, hands, seed)
    if jobs == 1:
        return collect(map(work, seeds), totals, hands)
    with ProcessPoolExecutor(jobs) as pool:
        return collect(pool.map(work, seeds), totals, hands)


def collect(
    done: Iterable[dict[str, Tally]], totals: dict[str, Tally], hands: int
) -> dict[str, Tally]:
    start = time.perf_counter()
    for result in done:
        for name, tally in result.items():
            totals[name].add(tally)
        played = sum(tally.hands for tally in totals.values())
        bad = sum(len(tally.unexplained) for tally in totals.values())
        rate = played / (time.perf_counter() - start)
        line = f"{played:,} of {hands:,} hands, {rate:.0f} a second, {bad} unexplained"
        if sys.stderr.isatty() or played % (100 * BATCH) == 0:
            end = "\r" if sys.stderr.isatty() else "\n"
            print(line, end=end, file=sys.stderr, flush=True)
    return totals


def report(totals: dict[str, Tally]) -> None:
    names = sorted({name for tally in totals.values() for name in tally.explained})
    total = Tally()
    for tally in totals.values():
        total.add(tally)
    head = ("variant", "hands", "actions", "set aside", "same", "explained", "unexplained")
    rows = [(name, *figures(tally)) for name, tally in totals.items() if tally.hands]
    table([head, *rows, ("all", *figures(total))])
    per_name = [(name, total.explained[name], where(name, totals)) for name in names]
    if per_name:
        print("\nexplained differences, in hands that have them\n")
        table([("difference", "hands", "mostly in"), *per_name])
    for seed, what in total.unexplained[:SHOWN]:
        print(f"\nUNEXPLAINED {seed}\n  {what}")


def figures(tally: Tally) -> tuple[int, ...]:
    bad = len(tally.unexplained)
    same = tally.hands - tally.set_aside - tally.differing - bad
    return tally.hands, tally.actions, tally.set_aside, max(0, same), tally.differing, bad


def where(name: str, totals: dict[str, Tally]) -> str:
    return max(totals, key=lambda variant: totals[variant].explained[name])


def table(rows: list[tuple[object, ...]]) -> None:
    texts = [[f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    for row in texts:
        first, *rest = [
            text.ljust(width) if text[:1].isalpha() else text.rjust(width)
            for text, width in zip(row, widths, strict=True)
        ]
        print("  ".join([first, *rest]).rstrip())


def tell(against: str, seed: str) -> int:
    """One hand again, event by event, up to the difference."""
    outcome = one(against, seed)
    print(outcome.deal)
    for event in outcome.log:
        print(f"  {event}")
    print("explained:", ", ".join(sorted(outcome.explained)) or "nothing")
    print("unexplained:", *(outcome.unexplained or ["nothing"]), sep="\n  ")
    return 1 if outcome.unexplained else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--against", choices=sorted(ORACLES), default="pokerkit")
    parser.add_argument("--only", default="", help="one variant, such as 'no-limit holdem'")
    parser.add_argument("--if-installed", action="store_true", help="no failure without the peer")
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--replay", help="the seed of one hand, to see it event by event")
    args = parser.parse_args()
    if args.against == "openspiel" and find_spec("pyspiel") is None:
        print("OpenSpiel is not installed here (make peers): NOTHING was compared with it.")
        return 0 if args.if_installed else 2
    if args.replay:
        return tell(args.against, args.replay)
    totals = run(args.against, args.only, args.hands, args.seed, args.jobs)
    report(totals)
    return 1 if any(tally.unexplained for tally in totals.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
