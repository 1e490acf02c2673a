"""All boards at once by their ranks: ``run_out`` for high hands in which any cards may play.

Suits matter only through a flush. So boards are counted by the ranks on them, each set of ranks
once with the number of its boards (some 6,000 instead of 1.7 million before the flop); those on
which somebody has a flush are then looked at by the cards of that suit, and moved to whoever wins
them. Hands must have all their cards. The invariant: ``plain_odds.run_out`` counts the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb

from shuffleup.cards import RANKS, SUITS
from shuffleup.equity.odds_tally import OddsTally
from shuffleup.equity.plain_odds import Holes
from shuffleup.equity.plain_odds import sample as sample  # random deals are not its business
from shuffleup.equity.spot import Cards, Spot
from shuffleup.strength.highs import BY_FLUSH, BY_RANKS
from shuffleup.strength.scale import RANK_KEYS

FLUSH = 5
Ways = list[tuple[int, int]]
"""Sums of rank keys, each with the number of ways to deal it."""
Counts = dict[int, int]
"""How many boards each set of winners has, as a mask of seats."""


def run_out(spot: Spot, holes: Holes, weight: int, tally: OddsTally) -> None:
    """Every board for these hands, each counted ``weight`` times."""
    held = {card for hole in holes for card in hole}
    stub = [card for card in spot.deck if card not in held]
    known = [(*hole, *spot.board) for hole in holes]
    keys = [sum([RANK_KEYS[card] for card in cards]) for cards in known]
    winners: dict[int, int] = {}
    counts: Counts = {}
    for key, ways in by_ranks(stub, spot.board_to_come):
        mask = winners[key] = best([BY_RANKS[own + key] for own in keys])
        counts[mask] = counts.get(mask, 0) + ways
    for suit in range(len(SUITS)):
        move_flushes(spot, known, keys, stub, suit, winners, counts)
    tally.add_ties(as_ties(counts, len(holes)), weight)


def by_ranks(stub: Sequence[int], count: int) -> Ways:
    """The sets of ranks that ``count`` cards of the stub can have, and in how many ways."""
    left = [0] * len(RANKS)
    for card in stub:
        left[card >> 2] += 1
    upto: list[Ways] = [[] for _ in range(count + 1)]  # by how many cards are chosen
    upto[0] = [(0, 1)]
    for rank, there in enumerate(left):
        one = RANK_KEYS[rank << 2]
        for chosen in range(count, 0, -1):
            for more in range(1, min(there, chosen) + 1):
                ways = comb(there, more)
                before = upto[chosen - more]
                upto[chosen] += [(key + more * one, w * ways) for key, w in before]
    return upto[count]


def move_flushes(
    spot: Spot,
    known: Sequence[Cards],
    keys: Sequence[int],
    stub: Sequence[int],
    suit: int,
    winners: dict[int, int],
    counts: Counts,
) -> None:
    """Boards that give somebody a flush in this suit, from the winners by rank to the true ones."""
    own = [[card for card in cards if card & 3 == suit] for cards in known]
    lacks = [FLUSH - len(cards) for cards in own]
    bits = [sum([1 << (card >> 2) for card in cards]) for cards in own]
    suited = [card for card in stub if card & 3 == suit]
    others = [card for card in stub if card & 3 != suit]
    to_come = spot.board_to_come
    for count in range(max(0, min(lacks)), to_come + 1):
        flushed = [lack <= count for lack in lacks]
        rests = by_ranks(others, to_come - count)
        for cards in combinations(suited, count):
            key = sum([RANK_KEYS[card] for card in cards])
            board = sum([1 << (card >> 2) for card in cards])
            made = [
                BY_FLUSH[board | mine] if has else 0
                for has, mine in zip(flushed, bits, strict=True)
            ]
            for rest, ways in rests:
                ranks = key + rest
                values = [
                    value or BY_RANKS[mine + ranks] for value, mine in zip(made, keys, strict=True)
                ]
                mask, before = best(values), winners[ranks]
                if mask != before:
                    counts[mask] = counts.get(mask, 0) + ways
                    counts[before] -= ways


def best(values: Sequence[int]) -> int:
    """The seats with the highest value, as a mask."""
    top = max(values)
    mask = 0
    for seat, value in enumerate(values):
        if value == top:
            mask |= 1 << seat
    return mask


def as_ties(counts: Counts, players: int) -> list[list[int]]:
    """By player, in how many deals they share the pot with how many hands, their own included."""
    ties = [[0] * (players + 1) for _ in range(players)]
    for mask, count in counts.items():
        hands = mask.bit_count()
        for player in range(players):
            if mask >> player & 1:
                ties[player][hands] += count
    return ties
