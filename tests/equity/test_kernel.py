"""The compiled kernel against ``strength.high``, which is the specification, over all keys."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest
from tests.strength.plain_hands import deal

from shuffleup.equity import batch_high, equity, seven_card_counts
from shuffleup.equity.batch import _counted_by_ranks, kernel
from shuffleup.equity.dice import Dice
from shuffleup.strength import CATEGORY_NAMES, high

np = pytest.importorskip("numpy", reason="numpy is not installed: no kernel to test")
pytest.importorskip("numba", reason="numba is not installed: no kernel to test")

SEVEN_CARD_COUNTS = {
    "high card": 23_294_460,
    "pair": 58_627_800,
    "two pair": 31_433_400,
    "three of a kind": 6_461_620,
    "straight": 6_180_020,
    "flush": 4_047_644,
    "full house": 3_473_184,
    "four of a kind": 224_848,
    "straight flush": 41_584,
}
RANK_SETS = {5: 6_175, 6: 18_395, 7: 49_205}


def rainbow_hands(size: int) -> list[list[int]]:
    """A hand without a flush for each set of ranks: the suits go round."""
    return [
        [rank * 4 + place % 4 for place, rank in enumerate(ranks)]
        for ranks in combinations_with_replacement(range(13), size)
        if all(ranks.count(rank) < 5 for rank in ranks)
    ]


def flushes(size: int) -> list[list[int]]:
    """A hand for each set of five or more ranks of each suit, filled up with another suit."""
    found = []
    for suit in range(4):
        for suited in range(5, size + 1):
            for ranks in combinations(range(13), suited):
                fill = [rank * 4 + (suit + 1) % 4 for rank in range(size - suited)]
                found.append([*(rank * 4 + suit for rank in ranks), *fill])
    return found


@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_kernel_equals_the_python_function_over_all_keys(size: int) -> None:
    rainbow = rainbow_hands(size)
    assert len(rainbow) == RANK_SETS[size]
    hands = rainbow + flushes(size)
    assert batch_high(np.array(hands, np.uint8)).tolist() == list(map(high, hands))


@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_kernel_equals_the_python_function_on_random_hands(size: int) -> None:
    hands = deal(20_000, size, seed=size)
    assert batch_high(np.array(hands, np.uint8)).tolist() == list(map(high, hands))


def test_any_kind_of_integer_array_will_do() -> None:
    hands = np.array(deal(10, 7, seed=1), np.int64)
    assert batch_high(hands).dtype == np.int32
    assert batch_high(hands[::2]).tolist() == batch_high(hands).tolist()[::2]
    assert batch_high(np.zeros((0, 7), np.uint8)).tolist() == []


@pytest.mark.parametrize("bad", [[[0, 1, 2, 3]], [[0, 1, 2, 3, 52]], [[-1, 1, 2, 3, 4]], [1, 2]])
def test_what_is_not_a_table_of_hands_is_refused(bad: list[list[int]]) -> None:
    with pytest.raises(ValueError, match=r"five to seven cards|cards are 0 to 51"):
        batch_high(np.array(bad))


@pytest.mark.parametrize("byte", [52, 53, 255])
@pytest.mark.parametrize("size", [5, 6, 7])
def test_a_byte_that_is_no_card_is_named_also_among_many_hands(byte: int, size: int) -> None:
    hands = np.array(deal(1000, size, seed=2), np.uint8)
    hands[700, 3] = byte
    with pytest.raises(ValueError, match=f"cards are 0 to 51, not {byte}"):
        batch_high(hands)


def test_all_seven_card_hands_fall_into_their_categories() -> None:
    assert seven_card_counts() == SEVEN_CARD_COUNTS


def test_counting_by_ranks_and_suits_gives_the_same_categories() -> None:
    counted = {CATEGORY_NAMES[kind]: count for kind, count in _counted_by_ranks().items()}
    assert counted == SEVEN_CARD_COUNTS


def test_the_kernel_throws_the_same_dice() -> None:
    compiled, dice = kernel(), Dice("seed")
    assert compiled is not None
    state = np.array([dice.state], np.uint64)
    bounds = [1, 2, 52, 1326, 13_260_000] * 200
    assert [compiled.below(state, n) for n in bounds] == [dice.below(n) for n in bounds]


def test_eight_hands_are_counted_like_two() -> None:
    """Six hands that cannot win change nothing but the cards that are gone."""
    board, dead = "AsKsQsJs2c", "3c3d3h4c4d4h5c5d5h6c6d6h"
    two = equity("holdem", ["Ts9s", "AhAd"], board, dead, exact=True)
    losers = [dead[i : i + 4] for i in range(0, len(dead), 4)]
    eight = equity("holdem", ["Ts9s", "AhAd", *losers], board, exact=True)
    assert eight.shares[:2] == two.shares
