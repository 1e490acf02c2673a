"""The compiled kernel: many high values, many random deals. Imported through ``batch``.

A hand is the sum of its cards' keys (rank numbers above four suit counters) and the union of their
masks; both can be added up in parts, so a board is added once for all hands. Where deals are
drawn, the generator and the order of drawing are those of ``dice`` and ``plain_odds``: the same
seed gives the same deals with the kernel and without.

The invariant: ``value`` equals ``strength.high``, checked over all keys by a test. All compiled
functions live in this one file, because numba's cache notices only changes of the file itself.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuffleup.equity.compiled import compiled
from shuffleup.equity.dice import GAMMA, MIX_1, MIX_2
from shuffleup.equity.tables import (
    NO_CARD,
    NO_CARDS_KEY,
    ROW_BITS,
    SUIT_BITS,
    Bytes,
    Ints,
    Longs,
    Tables,
    Words,
)

START = 0x3333  # each suit's counter begins at three, so the fifth card lights its top bit
FIVE_OF_A_SUIT = 0x8888
SELDOM = FIVE_OF_A_SUIT | NO_CARDS_KEY
RANKS_OF_A_SUIT = 0x1FFF


@compiled
def value(key: int, mask: int, t: Tables) -> int:
    """The high value of a sum of keys and a union of masks."""
    five = key & FIVE_OF_A_SUIT
    if five:
        shift = 16 * ((five > 0x8) + (five > 0x80) + (five > 0x800))
        return int(t.flushes[mask >> shift & RANKS_OF_A_SUIT])
    total = key >> SUIT_BITS
    return int(t.values[t.places[total >> ROW_BITS] + total])


@compiled
def values(cards: Bytes, t: Tables, out: Ints) -> int:
    """The value of each row of cards; the first row with something that is no card, or -1."""
    if cards.shape[1] == 7:
        return sevens(cards, t, out)
    for row in range(cards.shape[0]):
        key = START
        for column in range(cards.shape[1]):
            key += t.byte_keys[cards[row, column]]
        if key & NO_CARDS_KEY:
            return row
        out[row] = value(key, flush_mask(cards, row, t) if key & FIVE_OF_A_SUIT else 0, t)
    return -1


@compiled
def sevens(cards: Bytes, t: Tables, out: Ints) -> int:
    """``values`` of seven cards, written out: the loop over them would cost half as much again."""
    k = t.byte_keys
    for row in range(cards.shape[0]):
        one, two, three, four = cards[row, 0], cards[row, 1], cards[row, 2], cards[row, 3]
        five, six, seven = cards[row, 4], cards[row, 5], cards[row, 6]
        key = START + k[one] + k[two] + k[three] + k[four] + k[five] + k[six] + k[seven]
        if key & SELDOM:
            if key & NO_CARDS_KEY:
                return row
            out[row] = value(key, flush_mask(cards, row, t), t)
        else:
            total = np.uint64(key) >> np.uint64(SUIT_BITS)
            out[row] = t.values[np.uint64(t.places[total >> np.uint64(ROW_BITS)] + total)]
    return -1


@compiled
def flush_mask(cards: Bytes, row: int, t: Tables) -> int:
    mask = 0
    for column in range(cards.shape[1]):
        mask |= t.masks[cards[row, column]]
    return mask


@compiled
def count_sevens(t: Tables, counts: Longs) -> None:
    """Into ``counts``: how many of all seven-card hands are of each category."""
    k, m = t.keys, t.masks
    for a in range(52):
        for b in range(a):
            kb, mb = START + k[a] + k[b], m[a] | m[b]
            for c in range(b):
                kc, mc = kb + k[c], mb | m[c]
                for d in range(c):
                    kd, md = kc + k[d], mc | m[d]
                    for e in range(d):
                        ke, me = kd + k[e], md | m[e]
                        for f in range(e):
                            kf, mf = ke + k[f], me | m[f]
                            for g in range(f):
                                counts[value(kf + k[g], mf | m[g], t) >> 26] += 1


# ---- random deals ----------------------------------------------------------------------------


@compiled
def showdown(t: Tables, holes: Longs, key: int, mask: int, ties: Longs) -> None:
    """One deal: who has the best value, and with how many others."""
    best, winners, count = -1, 0, 0
    for p in range(len(holes)):
        mine = value(key + holes[p, 0], mask | holes[p, 1], t)
        if mine > best:
            best, winners, count = mine, 1 << p, 1
        elif mine == best:
            winners |= 1 << p
            count += 1
    for p in range(len(holes)):
        if winners >> p & 1:
            ties[p, count] += 1


class RandomDeal(NamedTuple):
    """What is dealt at random: one choice per player, the cards to come, then the board."""

    choices: Longs  # one row of cards per choice, NO_CARD where there is none
    first: Longs  # the first choice of each player, and the end of the last
    upto: Longs  # the weights of a player's choices, added up
    to_come: Longs  # cards to come per player, and last on the board
    board: Longs
    deck: Longs


@compiled
def below(dice: Words, bound: int) -> int:
    """``Dice.below``: a number from 0 to bound - 1; ``dice[0]`` is the generator's state."""
    dice[0] += np.uint64(GAMMA)
    z = dice[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(MIX_1)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(MIX_2)
    z = (z ^ (z >> np.uint64(31))) >> np.uint64(32)
    return np.int64(z * np.uint64(bound) >> np.uint64(32))  # type: ignore[return-value]


@compiled
def sample(t: Tables, draw: RandomDeal, count: int, dice: Words, ties: Longs) -> None:
    """That many random deals: ``ties[p, k]``, those in which hand p is one of k best."""
    players = len(draw.first) - 1
    holes = np.zeros((players, 2), np.int64)
    one = np.zeros((1, 2), np.int64)
    for _ in range(count):
        used = choose(t, draw, dice, holes)
        for p in range(players):
            used = come(t, draw, draw.to_come[p], used, dice, holes[p])
        one[0] = 0
        for card in draw.board:
            one[0, 0] += t.keys[card]
            one[0, 1] |= t.masks[card]
        come(t, draw, draw.to_come[players], used, dice, one[0])
        showdown(t, holes, START + one[0, 0], one[0, 1], ties)


@compiled
def choose(t: Tables, draw: RandomDeal, dice: Words, holes: Longs) -> int:
    """One choice per player, by weight; all are drawn again if two hold the same card."""
    while True:
        used = 0
        for p in range(len(holes)):
            pick, end = draw.first[p], draw.first[p + 1]
            if end - pick > 1:
                ticket = below(dice, draw.upto[end - 1])
                pick += np.searchsorted(draw.upto[pick:end], ticket, "right")
            holes[p] = 0
            bits = 0
            for card in draw.choices[pick]:
                holes[p, 0] += t.keys[card]
                holes[p, 1] |= t.masks[card]
                if card != NO_CARD:
                    bits |= 1 << card
            if used & bits:
                used = -1
                break
            used |= bits
        if used >= 0:
            return used


@compiled
def come(t: Tables, draw: RandomDeal, cards: int, used: int, dice: Words, hand: Longs) -> int:
    """Add that many random cards to the hand; gives the cards used by then."""
    while cards:
        card = draw.deck[below(dice, len(draw.deck))]
        if not used >> card & 1:
            used |= 1 << card
            hand[0] += t.keys[card]
            hand[1] |= t.masks[card]
            cards -= 1
    return used
