"""High hands against the known counts, another library, and the slow obvious way."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import phevaluator
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strength.plain_hands import best_high, best_short, deal, open_board, same_order

from shuffleup.cards import SHORT, parse
from shuffleup.strength import (
    CATEGORY_NAMES,
    category,
    high,
    high_with_board,
    open_high,
    short_high,
)

CLASS_COUNTS = {
    "straight flush": 40,
    "four of a kind": 624,
    "full house": 3744,
    "flush": 5108,
    "straight": 10200,
    "three of a kind": 54912,
    "two pair": 123552,
    "pair": 1098240,
    "high card": 1302540,
}

seven_cards = st.lists(st.integers(0, 51), min_size=7, max_size=7, unique=True)


def test_all_five_card_hands_fall_into_the_known_classes() -> None:
    values = Counter(map(high, combinations(range(52), 5)))
    counts: Counter[str] = Counter()
    for value, times in values.items():
        counts[CATEGORY_NAMES[category(value)]] += times
    assert counts == CLASS_COUNTS
    assert len(values) == 7462


def test_seven_card_hands_rank_as_phevaluator_ranks_them() -> None:
    hands = deal(100_000, 7, seed=7)
    theirs = [(-phevaluator.evaluate_cards(*hand),) for hand in hands]
    assert same_order(list(map(high, hands)), theirs)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_high_is_the_best_five_of_the_cards(size: int) -> None:
    hands = deal(3000, size, seed=size)
    assert same_order(list(map(high, hands)), list(map(best_high, hands)))


def test_flushes_and_straight_flushes_rank_as_they_should() -> None:
    hands = deal(3000, 7, seed=1, deck=[*range(0, 52, 4), 1, 2, 3])
    assert same_order(list(map(high, hands)), list(map(best_high, hands)))


@pytest.mark.parametrize("size", [5, 6, 7])
def test_short_high_is_the_best_five_of_the_cards(size: int) -> None:
    hands = deal(3000, size, seed=size, deck=SHORT)
    assert same_order(list(map(short_high, hands)), list(map(best_short, hands)))


def test_every_short_five_card_hand_ranks_as_it_should() -> None:
    hands = random.Random(3).sample(list(map(list, combinations(SHORT, 5))), 20_000)
    assert same_order(list(map(short_high, hands)), list(map(best_short, hands)))


def test_with_36_cards_a_flush_beats_a_full_house_and_a_straight_beats_trips() -> None:
    flush, full = parse("AsKs9s7s6s"), parse("AsAdAcKsKd")
    assert short_high(flush) > short_high(full)
    assert short_high(parse("As6d7c8h9s")) > short_high(parse("AsAdAcKsQd"))
    assert short_high(parse("As6d7c8h9s")) < short_high(parse("6d7c8h9sTs"))


@given(seven_cards, st.randoms())
def test_the_order_of_the_cards_does_not_matter(cards: list[int], dice: random.Random) -> None:
    mixed = list(cards)
    dice.shuffle(mixed)
    assert high(mixed) == high(cards)


@given(seven_cards, st.permutations(range(4)))
def test_swapping_suits_does_not_matter(cards: list[int], suits: list[int]) -> None:
    assert high([card & ~3 | suits[card & 3] for card in cards]) == high(cards)


@given(seven_cards)
def test_one_more_card_never_hurts(cards: list[int]) -> None:
    assert high(cards) >= high(cards[:6]) >= high(cards[:5]) > 0


@given(st.lists(st.integers(0, 51), min_size=11, max_size=11, unique=True), st.integers(3, 5))
def test_a_board_counted_once_gives_each_hand_its_own_high(cards: list[int], shown: int) -> None:
    board, holes = cards[:shown], [cards[5:7], cards[7:9], cards[9:11]]
    assert high_with_board(holes, board) == [high([*hole, *board]) for hole in holes]


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_open_cards_rank_by_pairs_and_kickers_alone(size: int) -> None:
    boards = deal(5000, size, seed=size)
    truths = [open_board(board, ace_low=False) for board in boards]
    assert same_order(list(map(open_high, boards)), truths)
    assert min(map(open_high, boards)) > 0


def test_four_open_cards_of_a_suit_in_a_row_are_just_a_high_card() -> None:
    assert open_high(parse("5s6s7s8s")) == open_high(parse("5c6d7h8s"))
    assert open_high(parse("5s6s7s8s")) < open_high(parse("2c3d4h9s"))
