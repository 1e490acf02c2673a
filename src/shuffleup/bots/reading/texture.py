"""What a board makes possible: pairs, flushes, straights. The same for every player, so kept."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

Cards = tuple[int, ...]
ACE = 12
# Where an ace also stands, one place below the run it begins: under the deuce, under the six.
UNDER_DEUCE, UNDER_SIX = 1, 1 << 4
WINDOWS = tuple(31 << low for low in range(10))  # five ranks in a row, as bits, ace-low 1


class Texture(Struct, frozen=True):
    """A board: its ranks as bits and as runs, its commonest suit, and how dangerous it is."""

    ranks: int
    run: int  # the ranks one place up, the ace below them too
    suit: int
    suited: int  # cards of that suit
    suit_ranks: int
    paired: int  # 0, 1, or 2 for two pair and more
    flush: int  # 0, 1 with three of a suit, 2 with four
    straight: int  # 0, 1 with three of a run, 2 with four
    windows: tuple[int, ...]  # runs of which the board has two or more


def run_bits(ranks: int, ace_under: int) -> int:
    """Ranks one place up, with the ace at its low place as well."""
    return ranks << 1 | (ace_under if ranks >> ACE else 0)


def rank_bits(cards: Cards) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << (card >> 2)
    return bits


@lru_cache(maxsize=4096)
def texture(board: Cards, ace_under: int) -> Texture:
    """What there is to fear of a board of three to five cards."""
    ranks = rank_bits(board)
    suits = [0, 0, 0, 0]
    for card in board:
        suits[card & 3] += 1
    suited = max(suits)
    suit = suits.index(suited)
    run = run_bits(ranks, ace_under)
    most = max((window & run).bit_count() for window in WINDOWS)
    return Texture(
        ranks=ranks,
        run=run,
        suit=suit,
        suited=suited,
        suit_ranks=rank_bits(tuple(card for card in board if card & 3 == suit)),
        paired=min(2, len(board) - ranks.bit_count()),
        flush=max(0, min(2, suited - 2)),
        straight=max(0, min(2, most - 2)),
        windows=tuple(window for window in WINDOWS if (window & run).bit_count() >= 2),
    )
