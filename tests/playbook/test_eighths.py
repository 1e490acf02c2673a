"""Eighths of hands: the better the cards the higher, each as often as the others."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from shuffleup.cards import parse
from shuffleup.games import game, names
from shuffleup.playbook import strength_scale
from shuffleup.playbook.eighths import class_points, class_table
from shuffleup.playbook.kept_cards import thrown


def strength(key: str, street: int, hole: str, board: str = "") -> int:
    return strength_scale(game(key)).strength(street, parse(hole), parse(board))


def test_aces_are_the_best_eighth_and_seven_deuce_the_worst() -> None:
    assert strength("holdem", 0, "AsAh") == 7
    assert strength("holdem", 0, "AsKs") == 7
    assert strength("holdem", 0, "7c2d") == 0
    assert strength("holdem", 0, "8s7s") > strength("holdem", 0, "8s7d")


def test_a_pair_that_lies_on_the_board_is_nobodys() -> None:
    assert strength("holdem", 1, "AsKh", "7c7d2h") <= 2
    assert strength("holdem", 1, "AsAh", "7c7d2h") > 5
    assert strength("holdem", 1, "7sKh", "7c7d2h") == 7


def test_low_games_rate_low_cards() -> None:
    assert strength("razz", 0, "As2d3c") == 7
    assert strength("razz", 0, "KsKdQc") == 0
    assert strength("deuce-to-seven", 0, "2s3d4c5h7s") == 7


def test_in_a_game_of_two_halves_the_better_half_counts() -> None:
    nut_low = "As2d9c9d", "3h4d8cThJd"
    assert strength("omaha-eight", 3, *nut_low) >= 6 > 2 >= strength("omaha", 3, *nut_low)


def test_a_class_is_found_by_its_ranks_and_suits() -> None:
    table = class_table()
    assert table[12 * 13 + 11] == class_points(*parse("AsKs"))
    assert table[11 * 13 + 12] == class_points(*parse("AsKd"))
    assert table[12 * 13 + 12] == class_points(*parse("AsAd")) == max(table)
    assert min(table) > 0


@pytest.mark.parametrize("key", names())
def test_hands_that_are_dealt_fall_into_all_eighths_of_the_first_street(key: str) -> None:
    sheet, dice = game(key), Random(1)
    held = sheet.held(0)
    found = Counter(
        strength_scale(sheet).strength(0, tuple(dice.sample(sheet.cards, held)), ())
        for _ in range(1600)
    )
    assert all(80 <= found[eighth] <= 400 for eighth in (0, 7))
    assert sum(found.values()) == 1600
    assert len(found) >= 6


@pytest.mark.parametrize(
    ("key", "hole", "count", "away"),
    [
        ("five-card-draw", "KsKd7c4h2s", 3, "7c4h2s"),
        ("deuce-to-seven", "2s3d4cKhKs", 2, "KhKs"),
        ("badugi", "As2s3d4c", 1, "2s"),
        ("five-card-draw-joker", "JkAs7c4h2s", 3, "7c4h2s"),
        ("pineapple", "AsAd2c", 1, "2c"),
    ],
)
def test_what_is_kept_is_worth_most(key: str, hole: str, count: int, away: str) -> None:
    assert thrown(game(key), parse(hole), (), count) == parse(away)
