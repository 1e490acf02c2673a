"""Hands read at a showdown without one of the rules by which they are read, card by card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from shuffleup.cases.mutants.swapping import Swap, instead_of
from shuffleup.games import Sheet
from shuffleup.games import values as game_values
from shuffleup.strength import best_of
from shuffleup.strength.spelled import HANDS, spelled_high, spelled_low

Cards = tuple[int, ...]
Reader = Callable[[Sheet, str, Sequence[Cards], Cards], list[int]]
HIGH = ("high", "joker-high")
LOW = ("ace-to-five", "eight-or-better", "joker-ace-to-five")
READING = (
    *HANDS, "best-five", "two-from-hand", "each-way-its-own-five", "ace-both-ways", "card-ranks",
    "ace-low-straight", "low-card-ranks", "low-ignores-straights", "joker",
)  # fmt: skip


def reading_without(rule: str) -> Reader:
    """``games.values`` as it would be if no book had this rule."""

    def values(game: Sheet, way: str, holes: Sequence[Cards], board: Cards) -> list[int]:
        with_joker = way.startswith("joker") and rule != "joker"
        if with_joker or way not in (*HIGH, *LOW):
            return game_values(game, way, holes, board)
        worth = worth_without(rule, game, way)
        return [
            max((worth(five) for five in fives_without(rule, game, way, hole, board)), default=0)
            for hole in holes
        ]

    return values


def fives_without(rule: str, game: Sheet, way: str, hole: Cards, board: Cards) -> Iterable[Cards]:
    """The fives a player may make a hand of."""
    two = game.two_from_hand and rule != "two-from-hand"
    if way in LOW and len(game.wins) > 1 and rule == "each-way-its-own-five":
        return [best_of(game.wins[0], hole, board, two)]
    if two:
        threes = list(combinations(board, 3))
        return [(*own, *three) for own in combinations(hole, 2) for three in threes]
    if rule == "best-five":
        return [(hole + board)[:5]]
    return combinations(hole + board, 5)


def worth_without(rule: str, game: Sheet, way: str) -> Callable[[Sequence[int]], int]:
    without = {rule}
    if len(game.wins) > 1 and rule == "ace-both-ways":
        without.add("low-card-ranks")

    def high(five: Sequence[int]) -> int:
        return spelled_high(five, without)

    def low(five: Sequence[int]) -> int:
        qualifies = way != "eight-or-better" or is_eight_low(five, without)
        return spelled_low(five, without) if qualifies else 0

    return high if way in HIGH else low


def is_eight_low(five: Sequence[int], without: set[str]) -> bool:
    """Five ranks, none above the eight; the ace among them only if it is low."""
    ranks = {card >> 2 for card in five}
    aces = "low-card-ranks" not in without
    return len(ranks) == 5 and all(rank <= 6 or (rank == 12 and aces) for rank in ranks)


MUTANTS: dict[str, tuple[Swap, ...]] = {
    rule: (instead_of(game_values, reading_without(rule)),) for rule in READING
}
