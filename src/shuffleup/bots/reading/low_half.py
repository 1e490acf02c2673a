"""The low half of a board game read: made or drawn to, and how many lows are better."""

from __future__ import annotations

from itertools import combinations

from shuffleup.games import Sheet

Cards = tuple[int, ...]
EIGHTS = 255  # ranks of an eight low as bits: ace 1, deuce 2 … eight 128
_LOW = tuple(1 << (card // 4 + 1) % 13 & EIGHTS for card in range(53))


def low_bits(cards: Cards) -> int:
    bits = 0
    for card in cards:
        bits |= _LOW[card]
    return bits


def eight_key(sheet: Sheet, cards: Cards, board: Cards) -> int:
    """Made (2), drawn to (1) or neither (0); better lows, seven at most; low cards on the board;
    low cards to spare, for when one is paired."""
    shared, mine = low_bits(board), low_bits(cards)
    count = shared.bit_count()
    fresh = mine & ~shared
    if count + 5 - len(board) < 3:
        return 0
    made = count >= 3 and (fresh.bit_count() >= 2 or is_made_by_fewer(sheet, mine, shared))
    if not made and (fresh.bit_count() < 2 or len(board) == 5 or count < 2):
        return count
    better = better_pairs(fresh, shared)
    spare = min(2, max(0, fresh.bit_count() - 2))
    return ((2 if made else 1) << 5 | better << 2 | spare) << 3 | count


def is_made_by_fewer(sheet: Sheet, mine: int, shared: int) -> bool:
    """Where any five cards play, one of one's own may do, or none."""
    return not sheet.two_from_hand and (mine | shared).bit_count() >= 5


def better_pairs(fresh: int, shared: int) -> int:
    """How many pairs of ranks the board lacks are lower than one's own lowest two."""
    lowest = [bit for bit in (1 << n for n in range(8)) if fresh & bit][:2]
    if len(lowest) < 2:
        return 7
    mine = lowest[0] | lowest[1]
    absent = [1 << n for n in range(8) if not shared >> n & 1]
    better = sum(1 for one, other in combinations(absent, 2) if one | other < mine)
    return min(7, better)
