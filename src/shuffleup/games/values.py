"""What hands are worth in a game: the one place that joins a sheet's rules to hand values."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from shuffleup.games.sheet import Sheet
from shuffleup.strength import RANKINGS, high_with_board, omaha_eight, omaha_high


def values(
    game: Sheet, way: str, holes: Sequence[tuple[int, ...]], board: tuple[int, ...]
) -> list[int]:
    """The value of each hand on a board by one way of winning; bigger is better, 0 is nothing."""
    if game.two_from_hand:
        return two_and_three(way, holes, board)
    if board and way == "high":
        return high_with_board(holes, board)
    value = RANKINGS[way].value
    return [value(hole + board) for hole in holes]


def two_and_three(way: str, holes: Sequence[tuple[int, ...]], board: tuple[int, ...]) -> list[int]:
    """Exactly two of the hand and three of the board."""
    if way == "high":
        return omaha_high(holes, board)
    if way == "eight-or-better":
        return omaha_eight(holes, board)
    value = RANKINGS[way].value
    threes = list(combinations(board, 3))
    return [
        max(value(two + three) for two in combinations(hole, 2) for three in threes)
        for hole in holes
    ]
