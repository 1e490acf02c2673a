"""All boards at once, compiled: ``count_boards``. Imported through ``fast``.

Boards are counted as ``by_ranks`` counts them: each set of ranks once for all its boards, then
those with a flush moved to whoever wins them. Five cards make a flush possible in one suit only,
and whoever makes it has nothing better by ranks. So of each set of ranks two things are noted, the
best value by ranks and who has it, and a flush is compared with that value alone, however many
hands there are. They are found by the sum of the board's ranks, in the places of ``tables(5)``.

The invariant: ``plain_odds.run_out`` counts the same. Nothing compiled in another file is called
here, because numba's cache notices only changes of the file itself.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

import numpy as np

from shuffleup.equity.compiled import compiled
from shuffleup.equity.tables import RANK_SUMS, ROW_BITS, Ints, Longs, Tables

FLUSH = 5
SEAT_BITS = 16  # who is best, below the best value
SEATS = (1 << SEAT_BITS) - 1
SUM_BITS = 32  # a sum of ranks, below the ranks as bits
SUM = (1 << SUM_BITS) - 1
EACH_RANK = np.array([1 << SUM_BITS + rank | number for rank, number in enumerate(RANK_SUMS)])
CHOICES = np.array([[comb(n, k) for k in range(5)] for n in range(5)])
FIRST = np.cumsum([0, *(comb(12 + cards, cards) for cards in range(6))])
"""Where the sets of none, one … five ranks begin, and where the last ones end."""


class RankSets(NamedTuple):
    """Sets of ranks by the number of cards, those of n cards from ``FIRST[n]`` to ``ends[n]``."""

    sums: Longs  # above the sum the ranks as bits, which are right if no rank comes twice
    ways: Longs  # in how many ways the set is dealt
    ends: Longs


class BoardCounts(NamedTuple):
    """What is counted, and what is noted of each set of five ranks on the way."""

    places: Ints  # of ``tables(5)``
    bests: Longs  # in these places: the best value by ranks, above the seats that have it
    counts: Longs  # the boards by who is best, a bit for each seat


@compiled
def count_boards(
    t: Tables, fives: Tables, holes: Longs, board: Longs, deck: Longs, need: int
) -> Longs:
    """All ways to fill the board from the deck: ``[p, k]``, those in which p is one of k best.

    ``holes[p]`` are a hand's cards; ``fives`` is ``tables(5)``.
    """
    own, stub = cards_by_suit(holes, board, deck)
    bests, counts = np.empty(len(fives.values), np.int64), np.zeros(1 << len(holes), np.int64)
    boards, begin = BoardCounts(fives.places, bests, counts), sum_of(board)
    count_by_ranks(t, holes, rank_sets(ranks_left(stub), begin, need), need, boards)
    for suit in range(4):
        alike = suits_alike(own, stub, suit)
        if alike:
            move_suit(t.flushes, own[suit], stub, suit, begin, need, alike, boards)
    return ties_of(counts, len(holes))


# ---- cards as ranks --------------------------------------------------------------------------


@compiled
def suits_of(cards: Longs) -> Longs:
    """The ranks of each suit among the cards, as bits."""
    suits = np.zeros(4, np.int64)
    for card in cards:
        suits[card & 3] |= 1 << (card >> 2)
    return suits


@compiled
def cards_by_suit(holes: Longs, board: Longs, deck: Longs) -> tuple[Longs, Longs]:
    """``[suit, p]``: the ranks of a suit that hand and board have, as bits; and what is left."""
    own, shown, stub = np.empty((4, len(holes)), np.int64), suits_of(board), suits_of(deck)
    for p in range(len(holes)):
        held = suits_of(holes[p])
        own[:, p], stub = held | shown, stub & ~held
    return own, stub


@compiled
def sum_of(cards: Longs) -> int:
    """The sum of the numbers of the ranks, as in ``tables``."""
    total = 0
    for card in cards:
        total += EACH_RANK[card >> 2] & SUM
    return total


@compiled
def ranks_left(suits: Longs) -> Longs:
    """How many cards of each rank these suits have."""
    left = np.zeros(13, np.int64)
    for ranks in suits:
        for rank in range(13):
            left[rank] += ranks >> rank & 1
    return left


@compiled
def rank_sets(left: Longs, begin: int, most: int) -> RankSets:
    """The sets of none, one … ``most`` ranks that these cards can have; sums begin at ``begin``."""
    sums, ways = np.empty(FIRST[most + 1], np.int64), np.empty(FIRST[most + 1], np.int64)
    ends = FIRST[: most + 1].copy()
    sums[0], ways[0], ends[0] = begin, 1, 1
    for rank in range(13):
        for cards in range(most, 0, -1):
            at = ends[cards]
            for more in range(1, min(left[rank], cards) + 1):
                for before in range(FIRST[cards - more], ends[cards - more]):
                    sums[at] = sums[before] + more * EACH_RANK[rank]
                    ways[at] = ways[before] * CHOICES[left[rank], more]
                    at += 1
            ends[cards] = at
    return RankSets(sums, ways, ends)


# ---- who wins --------------------------------------------------------------------------------


@compiled
def count_by_ranks(t: Tables, holes: Longs, sets: RankSets, need: int, boards: BoardCounts) -> None:
    """Every board as if there were no flushes; notes who is best on each set of ranks."""
    totals = np.array([sum_of(hole) for hole in holes])
    for at in range(FIRST[need], sets.ends[need]):
        ranks = sets.sums[at] & SUM
        best, winners = 0, 0
        for p in range(len(totals)):
            total = totals[p] + ranks
            mine = t.values[t.places[total >> ROW_BITS] + total]
            if mine > best:
                best, winners = mine, 1 << p
            elif mine == best:
                winners |= 1 << p
        boards.bests[boards.places[ranks >> ROW_BITS] + ranks] = best << SEAT_BITS | winners
        boards.counts[winners] += sets.ways[at]


@compiled
def suits_alike(own: Longs, stub: Longs, suit: int) -> int:
    """How many suits are the same as this one but for the name; 0 if one before it is."""
    alike = 0
    for other in range(4):
        if stub[other] == stub[suit] and np.array_equal(own[other], own[suit]):
            if other < suit:
                return 0
            alike += 1
    return alike


@compiled
def cards_to_flush(own: Longs) -> int:
    """How many more cards of a suit make somebody a flush, given what each hand has of it."""
    most = 0
    for ranks in own:
        held = 0
        for rank in range(13):
            held += ranks >> rank & 1
        most = max(most, held)
    return max(0, FLUSH - most)


@compiled
def move_suit(
    flushes: Ints,
    own: Longs,
    stub: Longs,
    suit: int,
    begin: int,
    need: int,
    alike: int,
    boards: BoardCounts,
) -> None:
    """Boards with a flush in this suit, and in those alike, to whoever wins them."""
    fewest = cards_to_flush(own)
    if fewest > need:
        return
    left = ranks_left(stub[suit : suit + 1])
    suited = rank_sets(left, begin, need)
    rests = rank_sets(ranks_left(stub) - left, 0, need - fewest)
    for cards in range(fewest, need + 1):
        for at in range(FIRST[cards], suited.ends[cards]):
            best, winners = best_flush(flushes, own, suited.sums[at] >> SUM_BITS)
            ranks = suited.sums[at] & SUM
            taken = take_boards(ranks, rests, need - cards, best, alike, boards)
            boards.counts[winners] += taken


@compiled
def best_flush(flushes: Ints, own: Longs, ranks: int) -> tuple[int, int]:
    """The best flush with these ranks of a suit on the board, and who has it."""
    best, winners = 1, 0
    for p in range(len(own)):
        made = flushes[own[p] | ranks]
        if made > best:
            best, winners = made, 1 << p
        elif made == best:
            winners |= 1 << p
    return best, winners


@compiled
def take_boards(
    ranks: int, rests: RankSets, cards: int, best: int, alike: int, boards: BoardCounts
) -> int:
    """Boards of these ranks and so many of the rest, from those whom the flush beats."""
    taken = 0
    for rest in range(FIRST[cards], rests.ends[cards]):
        total = ranks + (rests.sums[rest] & SUM)
        noted = boards.bests[boards.places[total >> ROW_BITS] + total]
        if noted >> SEAT_BITS < best:
            count = rests.ways[rest] * alike
            boards.counts[noted & SEATS] -= count
            taken += count
    return taken


@compiled
def ties_of(counts: Longs, players: int) -> Longs:
    """From boards by who is best: ``[p, k]``, those in which p is one of k best."""
    ties = np.zeros((players, players + 1), np.int64)
    for seats in range(len(counts)):
        if counts[seats]:
            sharing = 0
            for p in range(players):
                sharing += seats >> p & 1
            for p in range(players):
                if seats >> p & 1:
                    ties[p, sharing] += counts[seats]
    return ties
