"""What is thrown away: pairs stay for high, low cards for low, one of each suit for badugi."""

from __future__ import annotations

import pytest

from shuffleup.bots.discards import keep
from shuffleup.bots.throwing import worst_of
from shuffleup.cards import parse, show
from shuffleup.games import game


@pytest.mark.parametrize(
    ("key", "cards", "draws", "kept"),
    [
        ("five-card-draw", "KsKd7c4h2s", 1, "KsKd"),
        ("five-card-draw", "KsKd7c7h2s", 1, "KsKd7c7h"),
        ("five-card-draw", "KsKdKc7h2s", 1, "KsKdKc"),
        ("five-card-draw", "9s8d7c6h5s", 1, "9s8d7c6h5s"),
        ("five-card-draw", "Ks9s7s2s4d", 1, "Ks9s7s2s"),
        ("five-card-draw", "8d7c6h5sKs", 1, "8d7c6h5s"),
        ("five-card-draw", "As9s7d4c2h", 1, "As"),
        ("five-card-draw", "Ts9s7d4c2h", 1, "Ts"),
        ("five-card-draw-joker", "JkKd7c4h2s", 1, "JkKd"),
        ("lowball", "As2d4c9hKs", 1, "As2d4c"),
        ("lowball", "As2d4c4hJk", 1, "As2d4hJk"),
        ("lowball", "As2d4c6h8s", 1, "As2d4c6h8s"),
        ("deuce-to-seven", "As2d4c6h8s", 1, "2d4c6h8s"),
        ("deuce-to-seven", "2s3d4c5h6s", 1, "2s3d4c5h"),
        ("deuce-to-seven", "2s3d5c7hTs", 1, "2s3d5c7hTs"),
        ("triple-draw", "2s3d5c7hTs", 3, "2s3d5c7h"),
        ("triple-draw", "7s5d4c3h2s", 3, "7s5d4c3h2s"),
        ("badugi", "As2d3c4h", 3, "As2d3c4h"),
        ("badugi", "As2d3c4c", 3, "As2d3c"),
        ("badugi", "As2dKcQh", 3, "As2d"),
        ("badugi", "As2dKcQh", 1, "As2dKcQh"),
    ],
)
def test_a_bot_keeps_what_the_game_is_about(key: str, cards: str, draws: int, kept: str) -> None:
    assert set(keep(game(key), parse(cards), draws)) == set(parse(kept))


@pytest.mark.parametrize(
    ("key", "cards", "board", "thrown"),
    [
        ("pineapple", "AsAd7c", "", "7c"),
        ("pineapple", "AsKs2d", "", "2d"),
        ("crazy-pineapple", "AsKd7c", "7h7d2s", "Kd"),
        ("crazy-pineapple", "9s8dAc", "ThJd7s", "Ac"),
    ],
)
def test_pineapple_throws_away_the_card_that_helps_least(
    key: str, cards: str, board: str, thrown: str
) -> None:
    assert show(worst_of(game(key), parse(cards), parse(board), 1)) == thrown
