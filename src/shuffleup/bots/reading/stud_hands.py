"""Three to seven cards of one's own read, and what an opponent's open cards threaten.

``high_key`` and ``low_key`` read the hand, ``high_threat`` and ``low_threat`` one opponent.
"""

from __future__ import annotations

from shuffleup.bots.reading.texture import UNDER_DEUCE, WINDOWS, rank_bits, run_bits
from shuffleup.strength import category, high, open_high
from shuffleup.strength.scale import ALL_RANKS, FLUSH, MAIN_SHIFT, PAIR, STRAIGHT

Cards = tuple[int, ...]
THREATS = 8
EIGHT = 7
# Ranks from the deuce: small cards alike, the high ones apart.
_TALL = (0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6)


def main_rank(value: int, made: int) -> int:
    """The rank a hand is named by: its pair, its trips, its highest card."""
    bits = value >> MAIN_SHIFT & ALL_RANKS if PAIR <= made < STRAIGHT else value & ALL_RANKS
    return (bits or value & ALL_RANKS).bit_length() - 1


def high_key(cards: Cards) -> int:
    """What is made, its rank, a tall kicker, four or three to a flush and to a straight."""
    value = high(cards)
    made = category(value)
    tall = _TALL[main_rank(value, made)]
    if made >= STRAIGHT:
        return made << 8 | (tall << 5 if made <= FLUSH else 0)
    ranks = rank_bits(cards)
    kicker = 1 if (value & ALL_RANKS).bit_length() - 1 >= 11 else 0
    if len(cards) == 7:
        return made << 8 | tall << 5 | kicker << 4
    suits = [0, 0, 0, 0]
    for card in cards:
        suits[card & 3] += 1
    suited = max(suits)
    flush = 2 if suited == 4 else 1 if suited == 3 and len(cards) < 6 else 0
    run = run_bits(ranks, UNDER_DEUCE)
    most = max([(window & run).bit_count() for window in WINDOWS])
    straight = 2 if most == 4 else 1 if most == 3 and len(cards) < 5 else 0
    return made << 8 | tall << 5 | kicker << 4 | flush << 2 | straight


def high_threat(cards: Cards, up: Cards) -> int:
    """How an opponent's open cards look beside one's own: 0 lower, 1 a higher card, 2 a pair or a
    suit, 3 beaten in sight."""
    if not up:
        return 0
    value = high(cards)
    made = category(value)
    mine = main_rank(value, made)
    shown = open_high(up)
    kind = category(shown)
    theirs = main_rank(shown, kind)
    if kind >= PAIR:
        return 3 if (kind, theirs) > (made, mine) else 2
    if len(up) >= 3 and len({card & 3 for card in up}) == 1:
        return 2
    return 1 if theirs > mine else 0


def low_key(cards: Cards) -> int:
    """Different ranks of eight and less, five at most; the highest of them; the highest of the
    lowest five."""
    ranks = sorted({(card // 4 + 1) % 13 for card in cards})[:5]
    low = [rank for rank in ranks if rank <= EIGHT]
    top = low[-1] if low else 0
    second = low[-2] if len(low) > 4 else 0
    return len(low) << 11 | top << 8 | second << 4 | (ranks[-1] if len(low) < 5 else 0)


def low_threat(cards: Cards, up: Cards) -> int:
    """Different ranks of eight and less among an opponent's open cards."""
    return len({rank for rank in ((card // 4 + 1) % 13 for card in up) if rank <= EIGHT})
