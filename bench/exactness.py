"""Hand values checked in bulk: `python -m bench.exactness [--hands 1000000]` (``make exact``).

All 2,598,960 five-card and all 133,784,560 seven-card hands by class, against the known counts, and
random hands of five, six and seven cards against phevaluator: same order, same ties. Then every
hand of every ladder and random showdowns of every game by first principles.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from random import Random

from bench.first_principles import all_right
from shuffleup.equity import seven_card_counts
from shuffleup.strength import CATEGORY_NAMES, category, high

CLASSES = ("high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house",
           "four of a kind", "straight flush")  # fmt: skip
FIVES = (1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40)
SEVENS = (23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848,
          41_584)  # fmt: skip


def same(name: str, found: list[int], known: tuple[int, ...]) -> bool:
    right = tuple(found) == known
    print(f"{name}: {sum(found):,} hands, {'as known' if right else f'WRONG: {found}'}")
    return right


def five_card_counts() -> list[int]:
    counts = Counter(category(high(hand)) for hand in combinations(range(52), 5))
    return [counts[index] for index in range(len(CLASSES))]


def against_phevaluator(hands: int) -> int:
    """How many classes of hands the two tie or order differently."""
    from phevaluator import evaluate_cards

    dice = Random(2026)
    pairs: set[tuple[int, int]] = set()
    for number in range(hands):
        cards = dice.sample(range(52), 5 + number % 3)
        pairs.add((high(cards), -evaluate_cards(*cards)))
    by_ours, by_theirs = sorted(pairs), sorted(pairs, key=lambda pair: pair[::-1])
    ties = 2 * len(pairs) - len({ours for ours, _ in pairs}) - len({theirs for _, theirs in pairs})
    return ties + sum(a != b for a, b in zip(by_ours, by_theirs, strict=True))


def main() -> int:
    hands = int(sys.argv[sys.argv.index("--hands") + 1]) if "--hands" in sys.argv else 1_000_000
    assert tuple(CATEGORY_NAMES[: len(CLASSES)]) == CLASSES, CATEGORY_NAMES
    fine = same("five cards", five_card_counts(), FIVES)
    sevens = seven_card_counts()
    fine &= same("seven cards", [sevens[name] for name in CLASSES], SEVENS)
    wrong = against_phevaluator(hands)
    print(f"phevaluator: {hands:,} random hands, {wrong:,} classes ordered or tied differently")
    fine &= all_right()
    return 0 if fine and not wrong else 1


if __name__ == "__main__":
    raise SystemExit(main())
