"""How good cards are, in eighths of the hands dealt: ``strength_scale(sheet).strength(…)``.

The value of a hand is that of ``strength``; before the flop, of two cards, it is the class they are
of, by the count that bears Bill Chen's name. Hands dealt at random, always the same ones, say what
value an eighth of them, two eighths … stay below on each street. A hand that is worth no more than
the board alone is rated low, whatever lies there. In a game for two halves the better half counts.

The invariant: the scale of a sheet is the same on every machine, with or without numba.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from shuffleup.equity.dice import Dice
from shuffleup.games import Sheet, values
from shuffleup.playbook import table_shape as shape
from shuffleup.strength import RANKINGS
from shuffleup.strength.scale import category

Cards = tuple[int, ...]
SAMPLE = 600
HIGHS = ("high", "short-high")
ACE, KING, QUEEN, JACK = 12, 11, 10, 9
# Twice the points of Chen's count, so that they are whole, and raised, so that none is below 1.
TOP_POINTS = {ACE: 20, KING: 16, QUEEN: 14, JACK: 12}
GAP_POINTS = (0, 2, 4, 8)
FAR_APART, SUITED_POINTS, CLOSE_POINTS, LEAST_PAIR, ABOVE_ZERO = 10, 4, 2, 10, 10


class StrengthScale(Struct, frozen=True):
    """The bounds of the eighths: ``bounds[street][way]``, seven values in order."""

    sheet: Sheet
    bounds: tuple[tuple[tuple[int, ...], ...], ...]

    def strength(self, street: int, hole: Cards, board: Cards) -> int:
        """The eighth these cards are in on a street, 0 to 7."""
        street = max(0, street)
        first = value(self.sheet, 0, hole, board)
        best = bisect_right(self.bounds[street][0], first)
        if plays_the_board(self.sheet, first, board):
            best = min(best, shape.PLAYS_THE_BOARD)
        if len(self.sheet.wins) > 1:
            second = value(self.sheet, 1, hole, board)
            if second:
                best = max(best, bisect_right(self.bounds[street][1], second))
        return best


def value(sheet: Sheet, way: int, hole: Cards, board: Cards) -> int:
    """What cards are worth by the first or the second way of winning, before the last card too; by
    the second only once there are five."""
    name, whole = sheet.wins[way], len(hole) + len(board) >= 5
    if way:
        enough = len(board) >= 3 if sheet.two_from_hand else whole
        return values(sheet, name, [hole], board)[0] if enough else 0
    if has_classes(sheet) and len(hole) == 2 and not board:
        return class_points(*hole)
    if sheet.two_from_hand and len(board) < 3:
        return RANKINGS[name].value(hole)
    return values(sheet, name, [hole], board)[0]


def has_classes(sheet: Sheet) -> bool:
    """Two cards and a board, any of them: hold'em."""
    return sheet.has_board and not sheet.two_from_hand and not sheet.stud


def plays_the_board(sheet: Sheet, first: int, board: Cards) -> bool:
    """The hand is a pair, and so is the board; the like for every kind of high hand."""
    name = sheet.wins[0]
    if not board or not has_classes(sheet) or name not in HIGHS:
        return False
    return category(first) == category(RANKINGS[name].value(board))


def class_points(one: int, other: int) -> int:
    """Twice the points of two cards, above zero."""
    high, low = max(one >> 2, other >> 2), min(one >> 2, other >> 2)
    points = TOP_POINTS.get(high, high + 2)
    if high == low:
        return max(LEAST_PAIR, 2 * points) + ABOVE_ZERO
    apart = high - low - 1
    points -= GAP_POINTS[apart] if apart < len(GAP_POINTS) else FAR_APART
    if apart <= 1 and high < QUEEN:
        points += CLOSE_POINTS
    if one & 3 == other & 3:
        points += SUITED_POINTS
    return points + ABOVE_ZERO


def class_table() -> list[int]:
    """The points of all classes: suited ones at high * 13 + low, others at low * 13 + high."""
    table = [0] * shape.CLASSES
    for high in range(13):
        for low in range(high + 1):
            table[low * 13 + high] = class_points(high * 4, low * 4 + 1)
            if low < high:
                table[high * 13 + low] = class_points(high * 4, low * 4)
    return table


# ---- the bounds --------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def strength_scale(sheet: Sheet) -> StrengthScale:
    """The scale of a game, made from hands dealt by dice of its own."""
    streets = range(min(len(sheet.streets), shape.MOST_STREETS))
    return StrengthScale(sheet, tuple(street_bounds(sheet, street) for street in streets))


def street_bounds(sheet: Sheet, street: int) -> tuple[tuple[int, ...], ...]:
    held = min(sheet.held(street), sheet.hand_size)
    shown = sum(one.board for one in sheet.streets[: street + 1])
    # Whoever has drawn holds the better of what was dealt: each draw counts as two hands more.
    tries = 1 + 2 * sum(one.draw > 0 for one in sheet.streets[: street + 1])
    dice = Dice(f"strength of hands/{sheet.key}/{street}")
    found: list[list[int]] = [[] for _ in sheet.wins]
    for _ in range(SAMPLE):
        dealt = [some_cards(sheet.cards, held + shown, dice) for _ in range(tries)]
        for way, ranked in enumerate(found):
            ranked.append(max(value(sheet, way, one[:held], one[held:]) for one in dealt))
    return tuple(eighths(ranked) for ranked in found)


def some_cards(deck: Sequence[int], count: int, dice: Dice) -> Cards:
    cards = list(deck)
    for place in range(count):
        other = place + dice.below(len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards[:count])


def eighths(ranked: list[int]) -> tuple[int, ...]:
    """What an eighth of the values stays below, two eighths, and so on."""
    ranked.sort()
    return tuple(ranked[len(ranked) * k // shape.STRENGTHS] for k in range(1, shape.STRENGTHS))
