"""Two of the hand, three of the board: against every legal choice tried out."""

from __future__ import annotations

import pytest
from tests.strength.plain_hands import best_eight, best_high, deal, omaha, same_order

from shuffleup.cards import parse
from shuffleup.strength import (
    eight_or_better,
    high,
    omaha_best,
    omaha_eight,
    omaha_high,
)

SPADE_HEAVY = [*range(3, 52, 4), *range(2, 52, 4)]
LOW_HEAVY = [card for card in range(52) if card >> 2 <= 5 or card >> 2 == 12]
DECKS = {"standard": list(range(52)), "two suits": SPADE_HEAVY, "low cards": LOW_HEAVY}


def deals(size: int, deck: str, count: int) -> list[tuple[list[list[int]], list[int]]]:
    """Boards with two hands each."""
    dealt = deal(count, 5 + 2 * size, seed=size, deck=DECKS[deck])
    return [([cards[5 : 5 + size], cards[5 + size :]], cards[:5]) for cards in dealt]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("size", [4, 5, 6])
def test_omaha_high_is_the_best_legal_five(size: int, deck: str) -> None:
    values, truths = [], []
    for holes, board in deals(size, deck, 350):
        values += omaha_high(holes, board)
        truths += [omaha(hole, board, best_high) for hole in holes]
    assert same_order(values, truths)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("size", [4, 5, 6])
def test_omaha_eight_is_the_best_legal_low_or_nothing(size: int, deck: str) -> None:
    values, truths = [], []
    for holes, board in deals(size, deck, 700):
        values += omaha_eight(holes, board)
        truths += [omaha(hole, board, best_eight) for hole in holes]
    assert same_order(values, truths)
    assert [value > 0 for value in values] == [bool(truth) for truth in truths]


@pytest.mark.parametrize("size", [4, 5, 6])
def test_omaha_values_are_on_the_same_scale_as_the_cards_that_play(size: int) -> None:
    for holes, board in deals(size, "low cards", 150):
        for hole, top, low in zip(
            holes, omaha_high(holes, board), omaha_eight(holes, board), strict=True
        ):
            assert high(omaha_best("high", hole, board)) == top
            lows = omaha_best("eight-or-better", hole, board)
            assert (eight_or_better(lows) if lows else 0) == low


def test_one_spade_in_hand_makes_no_flush_on_a_board_of_four() -> None:
    board = parse("KsQs7s2s3d")
    one, two = omaha_high([parse("AsAhJdTc"), parse("4s5s8d8h")], board)
    assert one < two


def test_quads_in_the_hand_play_as_a_pair() -> None:
    hole, board = parse("AsAhAdAc"), parse("KsQh7d3c2s")
    assert omaha_high([hole], board) == [high(parse("AsAhKsQh7d"))]


def test_quads_on_the_board_play_as_trips() -> None:
    hole, board = parse("2s3h4d5c"), parse("AsAhAdAcKs")
    assert omaha_high([hole], board) == [high(parse("AsAhAd5c4d"))]


def test_a_board_with_two_low_ranks_gives_nobody_a_low() -> None:
    assert omaha_eight([parse("As2s3d4d")] * 3, parse("5c6dKhKdQs")) == [0, 0, 0]
