"""Hands in which one player's cards are given, and the first of the board: ``play_given``.

The deck is shuffled and the given cards change places with whatever lies where they are to be dealt
from; so all other cards are as likely as they are when those are known.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_entry
from shuffleup.lane.kernels.mixing import shuffle
from shuffleup.lane.kernels.playing.counted_hands import to_the_end
from shuffleup.lane.kernels.seat_turns import next_seat

Floats = npt.NDArray[np.float64]
NET, NET_SQUARED, SHARE, SHARE_SQUARED, AHEAD, FOLDED, SHOWN = range(7)
GIVEN_SUMS = 7


@lane_compiled
def lay_at(g: Longs, c: Cards, card: int, target: int) -> None:
    """A card goes to a place of the deck, and what lay there to where it was."""
    for place in range(g[at.CARDS_IN_DECK]):
        if c[at.DECK + place] == card:
            c[at.DECK + place] = c[at.DECK + target]
            c[at.DECK + target] = card
            return


@lane_entry
def play_given(
    g: Longs, w: Ints, s: Longs, c: Cards, posts: Longs, hands: int, stacks: Longs,
    strategies: Longs, t: Longs, hole: Longs, before: int, board: Longs, places: Longs,
    no_dice: Longs, marks: Longs, sums: Floats,
) -> None:  # fmt: skip
    """So many hands in which seat 0 is dealt ``hole`` and the cards ``board`` lie at ``places`` of
    the deck; ``before`` cards are burned first. The button goes round."""
    seats = s[at.SEATS]
    everybody = (1 << seats) - 1
    for _ in range(hands):
        for seat in range(seats):
            s[at.STACKS + seat] = stacks[seat]
        s[at.BUTTON] = next_seat(everybody, s[at.BUTTON])
        s[at.CARRIED] = 0
        shuffle(g, s, c)
        first = before + seats - 1 - s[at.BUTTON]  # seat 0 is so far left of the button
        for k in range(len(hole)):
            lay_at(g, c, hole[k], first + k * seats)
        for k in range(len(board)):
            lay_at(g, c, board[k], places[k])
        to_the_end(g, w, s, c, posts, strategies, t, no_dice, marks)
        pot = s[at.CARRIED]
        for seat in range(seats):
            pot += s[at.WON + seat]
        net = float(s[at.STACKS] - stacks[0])
        share = s[at.WON] / pot if pot else 0.0
        live = s[at.LIVE]
        sums[NET] += net
        sums[NET_SQUARED] += net * net
        sums[SHARE] += share
        sums[SHARE_SQUARED] += share * share
        sums[AHEAD] += net > 0
        sums[FOLDED] += live & 1 == 0
        sums[SHOWN] += live & 1 and live != 1 and s[at.CARRIED] == 0
