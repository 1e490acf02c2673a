"""Cards and dice from a written seed: those that ``cards.shuffled`` and ``equity.dice`` make of it.

So a hand of ``sim`` is dealt the same cards, and its bots throw the same dice, whichever engine
plays it. The seed is text: what stands in front, and numbers with a stroke between them.
"""

from __future__ import annotations

from shuffleup.equity.tables import Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled
from shuffleup.lane.kernels.mixing import bits_below, hash_message

STROKE, ZERO = ord("/"), ord("0")
LONGEST_SEED = 140  # bytes: with two numbers behind it there is room for it where hashes are made


@lane_compiled
def hash_seed(s: Longs, c: Cards, front: Cards, number: int, part: int) -> None:
    """The digest of "front number", or "front number/part", where a shuffle has its key."""
    length = len(front)
    for place in range(length):
        c[at.MESSAGE + place] = front[place]
    length = write_number(c, length, number)
    if part >= 0:
        c[at.MESSAGE + length] = STROKE
        length = write_number(c, length + 1, part)
    hash_message(s, c, length, at.MIX_KEY)


@lane_compiled
def write_number(c: Cards, length: int, number: int) -> int:
    """A number's digits behind what is written already; says how long it is now."""
    unit = 1
    while unit * 10 <= number:
        unit *= 10
    while unit:
        c[at.MESSAGE + length] = ZERO + number // unit % 10
        length += 1
        unit //= 10
    return length


@lane_compiled
def seeded_dice(s: Longs, c: Cards, front: Cards, number: int, part: int) -> int:
    """``equity.dice.first_state``, as a row holds it."""
    hash_seed(s, c, front, number, part)
    state = int(c[at.MIX_KEY])  # with its sign
    for place in range(1, 8):
        state = state << 8 | int(c[at.MIX_KEY + place]) & 255
    return state


@lane_compiled
def seeded_shuffle(g: Longs, s: Longs, c: Cards, front: Cards, number: int) -> None:
    """``cards.shuffled`` of the whole deck."""
    size = g[at.CARDS_IN_DECK]
    for place in range(size):
        c[at.DECK + place] = g[at.DECK_CARDS + place]
    hash_seed(s, c, front, number, -1)
    used = 0
    for last in range(size - 1, 0, -1):
        width = 0
        while last >> width:
            width += 1
        picked = last + 1
        while picked > last:  # rejection keeps every order equally likely
            picked = bits_below(s, c, width, used)
            used += width
        card = c[at.DECK + last]
        c[at.DECK + last] = c[at.DECK + picked]
        c[at.DECK + picked] = card
