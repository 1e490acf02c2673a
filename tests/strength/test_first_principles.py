"""Every kind of hand of every ladder, in the order that the rules in words give.

All of the millions of hands are compared by ``make exact`` (bench/first_principles.py).
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.strength.plain_hands import JOKER, LADDERS, deal, disagreements, every_class

from shuffleup.strength import RANKINGS, high

# How many hands of a ladder differ, by arithmetic: e.g. 6,175 choices of ranks with at most four
# alike, and flushes and straight flushes 1,287. Low hands without straights and flushes: 6,175.
KINDS = {
    "high": 7462,
    "deuce-to-seven": 7462,
    "ace-to-five": 6175,
    "eight-or-better": 56 + 1,  # five of eight ranks, and no low
    "short-high": 1404,
}


def hands_of(ladder: str) -> list[list[int]]:
    if ladder == "badugi":
        return every_class(4) + [hand for size in (1, 2, 3, 4) for hand in deal(1500, size, size)]
    if ladder.startswith("joker"):
        return [[*four, JOKER] for four in every_class(4)[::4]] + every_class(5)[::4]
    return every_class(5, lowest=4 if ladder == "short-high" else 0)


def test_every_ladder_has_its_rules_in_words() -> None:
    assert set(LADDERS) == set(RANKINGS)


@pytest.mark.parametrize("ladder", LADDERS)
def test_every_kind_of_hand_ranks_as_the_rules_say(ladder: str) -> None:
    kinds, wrong = disagreements(hands_of(ladder), RANKINGS[ladder].value, LADDERS[ladder])
    assert wrong == 0
    assert kinds == KINDS.get(ladder, kinds)


def test_two_kinds_of_hand_that_change_places_are_found() -> None:
    fours, flush = high([0, 1, 2, 3, 4]), high([0, 4, 8, 12, 20])

    def mistaken(cards: Sequence[int]) -> int:
        return {fours: flush, flush: fours}.get(high(cards), high(cards))

    assert disagreements(every_class(5), mistaken, LADDERS["high"])[1] > 0


def test_two_kinds_of_hand_that_count_as_one_are_found() -> None:
    lowest, next_lowest = sorted(map(high, every_class(5)))[:2]

    def blurred(cards: Sequence[int]) -> int:
        return lowest if high(cards) == next_lowest else high(cards)

    assert disagreements(every_class(5), blurred, LADDERS["high"])[1] == 1
