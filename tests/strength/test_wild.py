"""The joker against every card it may stand for, and jacks or better to open."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strength.plain_hands import best_high, best_joker_high, best_joker_low, deal, same_order

from shuffleup.cards import JOKER, parse
from shuffleup.strength import (
    CATEGORY_NAMES,
    ace_to_five,
    category,
    high,
    joker_ace_to_five,
    joker_high,
    openers,
)

SUITED = [*range(0, 52, 4), 49, 50, 51]


def joker_hands(count: int, deck: list[int]) -> list[list[int]]:
    return [[*hand[:2], JOKER, *hand[2:]] for hand in deal(count, 4, seed=52, deck=deck)]


HANDS = joker_hands(5000, list(range(52))) + joker_hands(1500, SUITED) + deal(3000, 5, seed=5)


def test_the_joker_is_an_ace_or_completes_a_straight_or_a_flush() -> None:
    assert same_order(list(map(joker_high, HANDS)), list(map(best_joker_high, HANDS)))


def test_the_joker_in_a_low_is_the_lowest_rank_the_hand_lacks() -> None:
    assert same_order(list(map(joker_ace_to_five, HANDS)), list(map(best_joker_low, HANDS)))


def test_five_aces_beat_a_royal_flush() -> None:
    five_aces = joker_high(parse("AcAdAhAsJk"))
    assert CATEGORY_NAMES[category(five_aces)] == "five of a kind"
    assert five_aces > joker_high(parse("AsKsQsJsJk")) == high(parse("AsKsQsJsTs"))


@pytest.mark.parametrize(
    ("with_joker", "without"),
    [
        ("KsKd9h4cJk", "KsKd9h4cAh"),  # not a third king
        ("AsQs9s4sJk", "AsKsQs9s4s"),
        ("4d5s6h7cJk", "4d5s6h7c8c"),
        ("As2d3h4cJk", "As2d3h4c5c"),
        ("AsKsQs2sJk", "AsKsQsJs2s"),
        ("KsKdKh4cJk", "KsKdKh4cAh"),
        ("AsAd4h4cJk", "AsAdAh4h4c"),
        ("9s8s7s6sJk", "Ts9s8s7s6s"),
    ],
)
def test_the_joker_stands_for_the_card_a_floor_person_would_say(
    with_joker: str, without: str
) -> None:
    assert joker_high(parse(with_joker)) == high(parse(without))


@given(st.lists(st.integers(0, 51), min_size=5, max_size=5, unique=True))
def test_without_a_joker_nothing_changes(cards: list[int]) -> None:
    assert joker_high(cards) == high(cards)
    assert joker_ace_to_five(cards) == ace_to_five(cards)
    assert openers(cards, joker=True) == openers(cards)


def test_openers_are_a_pair_of_jacks_or_better() -> None:
    jacks = best_high(parse("JcJd2h3s4c"))
    hands = deal(5000, 5, seed=11)
    assert all(openers(hand) == (best_high(hand) >= jacks) for hand in hands)


@pytest.mark.parametrize(
    ("cards", "opens"),
    [
        ("JcJd2h3s4c", True),
        ("TcTdAhKsQc", False),
        ("2c2d3h3sQc", True),
        ("2c7d9hAsJk", True),
        ("2c7d9hKsJk", False),
        ("2c3d4h5sJk", True),
        ("TcTd4h5sJk", False),
    ],
)
def test_some_hands_that_open_and_some_that_do_not(cards: str, opens: bool) -> None:
    assert openers(parse(cards), joker=True) is opens
