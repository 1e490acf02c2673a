"""The shuffle by the numbers: 100,000 decks are as fair ones are, and bad shuffles are not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import numpy as np
import pytest
from tests.cards.bad_shuffles import BAD, Dice, fair
from tests.cards.deck_statistics import (
    Decks,
    N,
    count,
    counted,
    cycles_of,
    judged,
    our_decks,
    position_deviation,
    rising_sequences,
    suspicious,
)

from shuffleup.cards import STANDARD, shuffled

pytestmark = pytest.mark.slow
DECKS = 100_000
Shuffle = Callable[[int, Dice], Decks]


def made_by(shuffle: Shuffle, decks: int = DECKS) -> dict[str, float]:
    """What is suspicious of so many decks of a shuffle."""
    dice = np.random.default_rng(7)
    return suspicious(counted(decks, lambda first, size: shuffle(size, dice)))


def test_a_hundred_thousand_decks_are_fair() -> None:
    assert suspicious(counted(DECKS)) == {}


def test_the_decks_counted_are_the_ones_we_deal() -> None:
    assert our_decks(7, 3)[2].tolist() == list(shuffled(STANDARD, "deck 9"))


def test_a_fair_shuffle_written_otherwise_passes_too() -> None:
    assert made_by(fair) == {}


@pytest.mark.parametrize("shuffle", BAD, ids=lambda shuffle: shuffle.__name__)
def test_a_bad_shuffle_is_caught_and_by_what_is_wrong_with_it(shuffle: Shuffle) -> None:
    assert set(BAD[shuffle]) <= set(made_by(shuffle))


def test_without_its_factor_the_chi_square_would_be_off_by_51_to_52() -> None:
    """Many small samples: with the factor their mean is that of a fair shuffle, without it 0.7
    standard deviations higher."""
    dice = np.random.default_rng(3)
    found = np.array([position_deviation(count(fair(2_000, dice))) for _ in range(120)])
    assert abs(found.mean()) < 4.5 / len(found) ** 0.5
    assert 0.75 < found.std() < 1.25
    shift = (N - 1) ** 2 / (N - 1) / (2 * (N - 1) ** 2) ** 0.5
    assert shift > 0.7 > 4.5 / len(found) ** 0.5  # so leaving it out would be seen here


def test_neighbours_and_the_rest_have_the_spread_they_are_measured_by() -> None:
    dice = np.random.default_rng(4)
    many = [judged(count(fair(2_000, dice))) for _ in range(120)]
    for name in ("neighbours", "cycles", "rising sequences", "parity"):
        found = np.array([one[name] for one in many])
        assert abs(found.mean()) < 4.5 / len(found) ** 0.5, name
        assert 0.75 < found.std() < 1.25, name


def test_cycles_and_rising_sequences_are_counted_right() -> None:
    """Against counting by hand, over all orders of the first five cards."""
    orders = np.array([[*order, *range(5, N)] for order in permutations(range(5))])
    assert cycles_of(orders).tolist() == [cycles_by_hand(order) for order in orders.tolist()]
    assert rising_sequences(orders).tolist() == [rising_by_hand(order) for order in orders.tolist()]


def cycles_by_hand(order: list[int]) -> int:
    left, found = set(range(N)), 0
    while left:
        at, found = left.pop(), found + 1
        while order[at] in left:
            at = order[at]
            left.remove(at)
    return found


def rising_by_hand(order: list[int]) -> int:
    """Pick the cards up in the order of a new deck, as far as one pass goes, and again."""
    wanted, found = 0, 0
    while wanted < N:
        found += 1
        for card in order:
            wanted += card == wanted
    return found
