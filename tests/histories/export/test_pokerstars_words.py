"""What hands are worth, in the words PokerStars has for it."""

from __future__ import annotations

import random

import pytest

from shuffleup.cards import parse
from shuffleup.games import game, games, values
from shuffleup.histories.export.pokerstars import GAMES
from shuffleup.histories.export.pokerstars_words import described


@pytest.mark.parametrize(
    ("key", "cards", "board", "words"),
    [
        ("holdem", "7c2d", "AhKs9d5c4c", "high card Ace"),
        ("holdem", "6c2d", "AhKs9d6d4c", "a pair of Sixes"),
        ("holdem", "KcKd", "4hKs9d4c2c", "a full house, Kings full of Fours"),
        ("holdem", "KcQd", "4hKs9d4c2c", "two pair, Kings and Fours"),
        ("holdem", "2c2d", "2hKs9d4c5c", "three of a kind, Deuces"),
        ("holdem", "Ac2d", "3h4s5dKcQc", "a straight, Ace to Five"),
        ("holdem", "AcKd", "QhJsTd2c3c", "a straight, Ten to Ace"),
        ("holdem", "Qc2c", "3c4c9cKdKs", "a flush, Queen high"),
        ("holdem", "2c2d", "2h2s9d4c5c", "four of a kind, Deuces"),
        ("holdem", "9c8c", "7c6c5cKdKs", "a straight flush, Five to Nine"),
        ("holdem", "AcKc", "QcJcTc2d3d", "a Royal Flush"),
        ("short-deck", "Ac6d", "7h8s9dKcKd", "a straight, Ace to Nine"),
        ("short-deck", "AcJc", "7c8cKcKdKs", "a flush, Ace high"),
        ("omaha-eight", "Ac2dKhKs", "3h4s8dKcQc", "HI: three of a kind, Kings; LO: 8,4,3,2,A"),
        ("omaha-eight", "Ac2dKhKs", "3hTs9dKcQc", "HI: three of a kind, Kings"),
        ("stud-eight", "Ac2d3h4s5dKcQc", "", "HI: a straight, Ace to Five; LO: 5,4,3,2,A"),
        ("razz", "6h8h3dAdAcKh8c", "", "Lo: K,8,6,3,A"),
        ("razz", "AcAdAhAs2c2d2h", "", "Lo: a full house, Aces full of Deuces"),
        ("stud", "AcAdAhAs2c2d", "Kc", "four of a kind, Aces"),
        ("triple-draw", "9c7c6d4s2c", "", "Lo: 9,7,6,4,2"),
        ("triple-draw", "8h7h6d5s4c", "", "Lo: a straight, Four to Eight"),
        ("triple-draw", "8h8d7d4s3c", "", "Lo: a pair of Eights"),
        ("badugi", "8c6d3s2h", "", "Badugi: 8,6,3,2"),
        ("badugi", "8c6d3s2s", "", "three-card Badugi: 8,6,2"),
        ("five-card-draw", "AsKsQsJs9s", "", "a flush, Ace high"),
    ],
)
def test_a_hand_reads_as_pokerstars_would_say_it(
    key: str, cards: str, board: str, words: str
) -> None:
    assert described(game(key), parse(cards), parse(board)) == words


@pytest.mark.parametrize(
    ("key", "cards", "board"),
    [
        ("holdem", "As", "2c3c4c5c6c"),
        ("holdem", "AsKs", "2c3c4c"),
        ("holdem", "As??", "2c3c4c5c6c"),
        ("stud", "AcAdAhAs2c", ""),
        ("badugi", "8c6d3s", ""),
    ],
)
def test_a_hand_that_is_not_all_there_is_not_described(key: str, cards: str, board: str) -> None:
    assert described(game(key), parse(cards), parse(board)) == ""


@pytest.mark.parametrize("key", GAMES)
def test_a_better_hand_never_reads_like_a_worse_kind(key: str) -> None:
    """Hands of one value read the same, in every game the format knows."""
    sheet = game(key)
    dice = random.Random(key)
    own = sheet.hand_size
    size = own + sum(street.board for street in sheet.streets)
    said: dict[tuple[int, ...], str] = {}
    for _ in range(400):
        cards = tuple(dice.sample(sheet.cards, size))
        worth = tuple(values(sheet, way, [cards[:own]], cards[own:])[0] for way in sheet.wins)
        words = described(sheet, cards[:own], cards[own:])
        assert words == said.setdefault(worth, words)
        assert words


def test_every_game_of_the_format_is_one_of_ours() -> None:
    assert set(GAMES) <= {sheet.key for sheet in games()}
