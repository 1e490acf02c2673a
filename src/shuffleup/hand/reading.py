"""Reading hands at a showdown without some of the rules by which they are read.

Proofs alone come here: while a procedure is out of force, ``read_without`` values the hands card by
card, so that a case can show what the rule was there for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from shuffleup.games import values as game_values
from shuffleup.hand.shares import ways_to_win
from shuffleup.hand.state import Hand, seats_in
from shuffleup.law.procedures import OFF, enforced
from shuffleup.strength import best_of
from shuffleup.strength.spelled import HANDS, spelled_high, spelled_low

Cards = tuple[int, ...]
HIGH = ("high", "joker-high")
LOW = ("ace-to-five", "eight-or-better", "joker-ace-to-five")
READING = {
    *HANDS, "best-five", "two-from-hand", "each-way-its-own-five", "ace-both-ways", "card-ranks",
    "ace-low-straight", "low-card-ranks", "low-ignores-straights", "joker",
}  # fmt: skip


def read_without(hand: Hand, holes: list[Cards]) -> list[list[dict[int, int]]]:
    """Each live hand's value by run, way and seat, under the rules that are in force."""
    seats = seats_in(hand.live)
    spell = not OFF.isdisjoint(READING)
    return [
        [dict(zip(seats, read(hand, way, holes, board, spell), strict=True))
         for way in ways_to_win(hand)]
        for board in hand.boards
    ]  # fmt: skip


def read(hand: Hand, way: str, holes: list[Cards], board: Cards, spell: bool) -> list[int]:
    with_joker = way.startswith("joker") and enforced("joker")
    if not spell or with_joker or way not in (*HIGH, *LOW):
        return game_values(hand.game, way, holes, board)
    return [value(hand, way, hole, board) for hole in holes]


def value(hand: Hand, way: str, hole: Cards, board: Cards) -> int:
    worth = reader(hand, way)
    return max((worth(five) for five in choices(hand, way, hole, board)), default=0)


def choices(hand: Hand, way: str, hole: Cards, board: Cards) -> Iterable[Cards]:
    """The fives a player may make a hand of."""
    two = hand.game.two_from_hand and enforced("two-from-hand")
    if way in LOW and len(hand.game.wins) > 1 and not enforced("each-way-its-own-five"):
        return [best_of(hand.game.wins[0], hole, board, two)]
    if two:
        threes = list(combinations(board, 3))
        return [(*own, *three) for own in combinations(hole, 2) for three in threes]
    if not enforced("best-five"):
        return [(hole + board)[:5]]
    return combinations(hole + board, 5)


def reader(hand: Hand, way: str) -> Callable[[Sequence[int]], int]:
    without = set(OFF)
    if len(hand.game.wins) > 1 and not enforced("ace-both-ways"):
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
