"""A high hand on a board, read: what is made, where it stands, and what may still come.

``board_key`` packs it into an int, the weightiest part first, so that a key no table has seen finds
a near neighbour.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from shuffleup.bots.reading.texture import (
    ACE,
    UNDER_DEUCE,
    UNDER_SIX,
    Texture,
    rank_bits,
    run_bits,
    texture,
)
from shuffleup.games import Sheet
from shuffleup.strength import RANKINGS, category, omaha_high
from shuffleup.strength.scale import FLUSH, FULL_HOUSE, PAIR, QUADS, STRAIGHT, TRIPS, TWO_PAIR

Cards = tuple[int, ...]
Value = Callable[[Cards, Cards], int]
JACK, QUEEN, KING = 9, 10, 11


def value_on_board(sheet: Sheet, way: str) -> Value:
    """How a hand is valued on a board in this game."""
    if sheet.two_from_hand:
        return lambda cards, board: omaha_high((cards,), board)[0]
    value = RANKINGS[way].value
    return lambda cards, board: value(cards + board)


class BoardReader:
    """Reads high hands on a board in one game."""

    def __init__(self, sheet: Sheet, way: str) -> None:
        self.value = value_on_board(sheet, way)
        self.least = 2 if sheet.two_from_hand else 1  # cards of one's own that must play
        self.short = way == "short-high"
        self.ace_under = UNDER_SIX if self.short else UNDER_DEUCE

    def key(self, cards: Cards, board: Cards) -> int:
        """What the hand is on this board, as an int."""
        look = texture(board, self.ace_under)
        made = category(self.value(cards, board))
        if self.short and made in (FLUSH, FULL_HOUSE):  # with 36 cards these two change places
            made = FLUSH + FULL_HOUSE - made
        place = self._place(made, cards, look)
        danger = look.paired << 4 | look.flush << 2 | look.straight
        draw = self._draws(made, cards, look) if len(board) < 5 and made < FLUSH else 0
        return (made << 4 | place) << 10 | danger << 4 | draw

    def _place(self, made: int, cards: Cards, look: Texture) -> int:
        """How high the hand stands among those of its kind: four bits."""
        if made == STRAIGHT:
            return self._straight_place(cards, look)
        if made == FLUSH:
            return flush_place(cards, look)
        if made >= QUADS:
            return 0
        return paired_place(made, cards, look)

    def _straight_place(self, cards: Cards, look: Texture) -> int:
        """1 with the highest straight there can be, else 0."""
        mine = run_bits(rank_bits(cards), self.ace_under) | look.run
        top = max((w for w in look.windows if (w & look.run).bit_count() >= 3), default=0)
        return 1 if mine & top == top else 0

    def _draws(self, made: int, cards: Cards, look: Texture) -> int:
        """Two bits for a flush to come (2 for the best one), two for the ranks of a straight."""
        return flush_draw(cards, look, self.least) << 2 | (
            min(3, self._straight_ranks(cards, look)) if made < STRAIGHT else 0
        )

    def _straight_ranks(self, cards: Cards, look: Texture) -> int:
        """How many ranks would make a straight."""
        mine = run_bits(rank_bits(cards), self.ace_under)
        outs = 0
        if self.least == 1:
            both = mine | look.run
            for window in look.windows:
                gap = window & ~both
                if gap and not gap & gap - 1 and window & mine & ~look.run:
                    outs |= gap
            return outs.bit_count()
        for window in look.windows:
            inside = window & mine
            if inside.bit_count() < 2:
                continue
            lacking = window & ~look.run
            for one, other in combinations(_bits(inside), 2):
                gap = lacking & ~(one | other)
                if gap and not gap & gap - 1:
                    outs |= gap
        return outs.bit_count()


def _bits(bits: int) -> list[int]:
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest)
        bits ^= lowest
    return found


def flush_place(cards: Cards, look: Texture) -> int:
    """How many cards of the suit would beat one's highest, three at most."""
    mine = max((card >> 2 for card in cards if card & 3 == look.suit), default=-1)
    higher = ~look.suit_ranks & (1 << ACE + 1) - 1 & ~((1 << mine + 1) - 1)
    return min(3, higher.bit_count())


def flush_draw(cards: Cards, look: Texture, least: int) -> int:
    """1 with four to a flush, 2 to the best one, else 0."""
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[card & 3] += 1
    if look.suited >= 2 and counts[look.suit] >= least and counts[look.suit] + look.suited >= 4:
        return 2 if not flush_place(cards, look) else 1
    return 0


def paired_place(made: int, cards: Cards, look: Texture) -> int:
    """Pairs to full houses, and nothing at all: by the board cards that are higher."""
    ranks = sorted([card >> 2 for card in cards], reverse=True)
    on_board = look.ranks
    pocket = max((r for at, r in enumerate(ranks[1:]) if r == ranks[at]), default=-1)
    hit = [r for r in ranks if on_board >> r & 1]
    best = max(pocket, hit[0] if hit else -1)
    if made >= TRIPS:
        is_set = pocket >= 0 and on_board >> pocket & 1
        main = pocket if is_set else (hit[0] if hit else pocket)
        return (4 if is_set else 0) + above(on_board, main)
    if best < 0 or (made == PAIR and look.paired):
        return overcards(ranks, on_board)
    place = above(on_board, best) << 2
    if made == TWO_PAIR:
        return place | (2 if len(set(hit)) >= 2 else 0) | (1 if best == pocket else 0)
    others = [r for r in ranks if r != best]
    kicker = bool(others) and others[0] >= QUEEN
    return place | (2 if best == pocket else 0) | (1 if kicker else 0)


def above(on_board: int, rank: int) -> int:
    """How many ranks of the board are higher, three at most."""
    return min(3, (on_board >> rank + 1).bit_count()) if rank >= 0 else 3


def overcards(ranks: list[int], on_board: int) -> int:
    """No pair: the highest card of one's own, and how many are higher than the board."""
    top = on_board.bit_length() - 1
    over = min(2, sum(1 for rank in ranks if rank > top))
    tall = 3 if ranks[0] == ACE else 2 if ranks[0] == KING else 1 if ranks[0] >= JACK else 0
    return tall << 2 | over
