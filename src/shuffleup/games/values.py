"""What hands are worth in a game: the one place that joins a sheet's rules to hand values."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.games.sheet import Sheet
from shuffleup.strength import KINDS, high_with_board, omaha_eight, omaha_high


def values(
    game: Sheet, way: str, holes: Sequence[tuple[int, ...]], board: tuple[int, ...]
) -> list[int]:
    """The value of each hand on a board by one way of winning; bigger is better, 0 is nothing."""
    if game.two_from_hand:
        return omaha_high(holes, board) if way == "high" else omaha_eight(holes, board)
    if board and way == "high":
        return high_with_board(holes, board)
    value = KINDS[way].value
    return [value(hole + board) for hole in holes]
