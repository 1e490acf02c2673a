"""Lows, badugi and razz boards against the slow obvious way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strength.plain_hands import (
    best_ace_to_five,
    best_badugi,
    best_deuce,
    best_eight,
    deal,
    open_board,
    same_order,
)

from shuffleup.cards import parse
from shuffleup.strength import ace_to_five, badugi, deuce_to_seven, eight_or_better, open_low

# Few ranks, so that even seven cards must play a pair.
FEW_RANKS = [card for card in range(52) if card >> 2 in (0, 3, 7, 12)]


@pytest.mark.parametrize("size", [5, 6, 7])
def test_ace_to_five_is_the_lowest_five_of_the_cards(size: int) -> None:
    hands = deal(3000, size, seed=size) + deal(1500, size, seed=size, deck=FEW_RANKS)
    assert same_order(list(map(ace_to_five, hands)), list(map(best_ace_to_five, hands)))


@pytest.mark.parametrize("size", [5, 6, 7])
def test_eight_or_better_ranks_the_lows_that_qualify_and_no_others(size: int) -> None:
    low_cards = [card for card in range(52) if card >> 2 <= 7 or card >> 2 == 12]
    hands = deal(3000, size, seed=size) + deal(3000, size, seed=size, deck=low_cards)
    values = list(map(eight_or_better, hands))
    assert same_order(values, list(map(best_eight, hands)))
    assert all(
        (value > 0) == bool(best_eight(hand)) for value, hand in zip(values, hands, strict=True)
    )


@given(st.lists(st.integers(0, 51), min_size=5, max_size=7, unique=True))
def test_a_qualifying_low_is_worth_its_ace_to_five_value(cards: list[int]) -> None:
    assert eight_or_better(cards) in (0, ace_to_five(cards))


@pytest.mark.parametrize(("size", "count"), [(5, 6000), (6, 1500), (7, 1000)])
def test_deuce_to_seven_is_the_worst_high_with_the_ace_never_low(size: int, count: int) -> None:
    suited = [*range(0, 52, 4), 1, 2]
    hands = deal(count, size, seed=size) + deal(count, size, seed=size, deck=suited)
    assert same_order(list(map(deuce_to_seven, hands)), list(map(best_deuce, hands)))


def test_an_ace_low_straight_is_only_ace_high_in_deuce_to_seven() -> None:
    ace_high = deuce_to_seven(parse("Ac2d3h4s5c"))
    assert deuce_to_seven(parse("2c3d4h5s6c")) < ace_high < deuce_to_seven(parse("KcQdJh9s8c"))
    assert ace_high > deuce_to_seven(parse("Ac2d3h4s6c"))


def test_seven_five_four_three_deuce_is_the_best_deuce_to_seven() -> None:
    best = deuce_to_seven(parse("2c3d4h5s7c"))
    assert all(deuce_to_seven(hand) <= best for hand in deal(20_000, 5, seed=27))
    assert deuce_to_seven(parse("2c3c4c5c7c")) < best


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_badugi_is_the_best_choice_of_different_ranks_and_suits(size: int) -> None:
    hands = deal(6000, size, seed=size)
    assert same_order(list(map(badugi, hands)), list(map(best_badugi, hands)))


def test_of_28561_hands_with_a_card_of_each_suit_17160_are_badugis() -> None:
    one_of_each_suit = [
        (a, b, c, d)
        for a in range(0, 52, 4)
        for b in range(1, 52, 4)
        for c in range(2, 52, 4)
        for d in range(3, 52, 4)
    ]
    four_cards = sum(badugi(hand) >= badugi(parse("KcQdJhTs")) for hand in one_of_each_suit)
    assert (len(one_of_each_suit), four_cards) == (28561, 17160)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_lower_razz_board_is_the_bigger_value(size: int) -> None:
    boards = deal(5000, size, seed=size)
    truths = [open_board(board, ace_low=True) for board in boards]
    assert same_order(list(map(open_low, boards)), truths)


@pytest.mark.parametrize("value", [ace_to_five, deuce_to_seven])
def test_every_real_low_is_more_than_nothing(value: Callable[[Sequence[int]], int]) -> None:
    aces_and_kings = parse("AcAdAhAsKcKdKhKs")
    assert min(value(five) for five in combinations(aces_and_kings, 5)) > 0
    assert value(parse("AsKsQsJsTs")) > 0
