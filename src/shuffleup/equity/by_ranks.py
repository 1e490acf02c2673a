"""All boards at once by their ranks: ``run_out`` where the high hand is an ordinary one.

Suits matter only through a flush. So boards are counted by the ranks on them, each set of ranks
once with the number of its boards (some 6,000 instead of 1.7 million before the flop); those on
which somebody has a flush are then looked at by the cards of that suit, and moved to whoever wins
them. Suits that are the same but for their names are looked at once. Any cards of hand and board
may play, or Omaha's two and three; an eight-or-better low knows no suits at all. Hands must have
all their cards. The invariant: ``plain_odds.run_out`` counts the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import NamedTuple

from shuffleup.cards import RANKS, SUITS
from shuffleup.equity.odds_tally import OddsTally
from shuffleup.equity.plain_odds import Holes
from shuffleup.equity.plain_odds import sample as sample  # random deals are not its business
from shuffleup.equity.spot import Cards, Spot
from shuffleup.games import Sheet
from shuffleup.games import values as game_values
from shuffleup.strength.highs import BY_FLUSH, BY_RANKS
from shuffleup.strength.scale import RANK_KEYS, ranks_of

FLUSH = 5
Ways = list[tuple[int, int]]
"""Sums of rank keys, each with the number of ways to deal it."""
Counts = dict[tuple[int, int], int]
"""How many boards each outcome has: the seats with the best high and low, as masks."""


class RankBoard(NamedTuple):
    """What a set of ranks on the board is worth without a flush."""

    highs: Sequence[int]
    winners: int
    lows: int  # who has the best low, nobody: 0


class Suited(NamedTuple):
    """The ranks each hand, the board and the stub have of one suit."""

    holes: tuple[tuple[int, ...], ...]
    board: tuple[int, ...]
    stub: tuple[int, ...]


def knows(game: Sheet) -> bool:
    """Whether hands of this game can be counted by ranks."""
    return (
        game.wins in (("high",), ("high", "eight-or-better"))
        and game.deck == "standard"
        and sum(street.board for street in game.streets) == 5
    )


def run_out(spot: Spot, holes: Holes, weight: int, tally: OddsTally) -> None:
    """Every board for these hands, each counted ``weight`` times."""
    held = {card for hole in holes for card in hole}
    stub = [card for card in spot.deck if card not in held]
    boards: dict[int, RankBoard] = {}
    counts: Counts = {}
    for key, ways in by_ranks(stub, spot.board_to_come)[-1]:
        boards[key] = found = _without_flush(spot, holes, key)
        outcome = found.winners, found.lows
        counts[outcome] = counts.get(outcome, 0) + ways
    suits = Counter(_suited(spot, holes, stub, suit) for suit in range(len(SUITS)))
    for suited, alike in suits.items():
        others = _others(stub, suited.stub)
        _move_flushes(spot, suited, by_ranks(others, spot.board_to_come), alike, boards, counts)
    for (highs, lows), count in counts.items():
        ways_won = [[mask >> seat & 1 for seat in range(len(holes))] for mask in (highs, lows)]
        tally.add(ways_won[: 1 + spot.split], count * weight)


def by_ranks(stub: Sequence[int], most: int) -> list[Ways]:
    """The sets of ranks that none, one … ``most`` cards of the stub can have, and their ways."""
    left = [0] * len(RANKS)
    for card in stub:
        left[card >> 2] += 1
    upto: list[Ways] = [[] for _ in range(most + 1)]  # by how many cards are chosen
    upto[0] = [(0, 1)]
    for rank, there in enumerate(left):
        one = RANK_KEYS[rank << 2]
        for chosen in range(most, 0, -1):
            for more in range(1, min(there, chosen) + 1):
                ways = comb(there, more)
                before = upto[chosen - more]
                upto[chosen] += [(key + more * one, w * ways) for key, w in before]
    return upto


def _without_flush(spot: Spot, holes: Holes, key: int) -> RankBoard:
    """The hands on a board of these ranks to come whose suits make nobody a flush."""
    if spot.game.two_from_hand:
        board = _rainbow([*(card >> 2 for card in spot.board), *ranks_of(key)])
        highs: Sequence[int] = game_values(spot.game, "high", holes, board)
    else:
        shared = sum([RANK_KEYS[card] for card in spot.board], key)
        highs = [BY_RANKS[sum([RANK_KEYS[card] for card in hole], shared)] for hole in holes]
    if not spot.split:
        return RankBoard(highs, best(highs), 0)
    board = (*spot.board, *(rank << 2 for rank in ranks_of(key)))
    lows = game_values(spot.game, "eight-or-better", holes, board)
    return RankBoard(highs, best(highs), best(lows) if any(lows) else 0)


def _rainbow(ranks: Sequence[int]) -> Cards:
    """A board of these ranks with at most two of a suit."""
    return tuple([rank << 2 | place & 3 for place, rank in enumerate(ranks)])


# ---- flushes ---------------------------------------------------------------------------------


def _suited(spot: Spot, holes: Holes, stub: Sequence[int], suit: int) -> Suited:
    def ranks(cards: Sequence[int]) -> tuple[int, ...]:
        return tuple([card >> 2 for card in cards if card & 3 == suit])

    return Suited(tuple([ranks(hole) for hole in holes]), ranks(spot.board), ranks(stub))


def _others(stub: Sequence[int], ranks: Sequence[int]) -> list[int]:
    """The stub less a card of each of these ranks, whichever: only ranks are looked at."""
    left = Counter(card >> 2 for card in stub)
    left.subtract(ranks)
    return [rank << 2 for rank in left.elements()]


def _move_flushes(
    spot: Spot,
    suited: Suited,
    rests: list[Ways],
    alike: int,
    boards: dict[int, RankBoard],
    counts: Counts,
) -> None:
    """Boards that give somebody a flush in this suit, from the winners by rank to the true ones."""
    two_play = spot.game.two_from_hand
    for count in range(spot.board_to_come + 1):
        if not _can_flush(suited, count, two_play):
            continue
        for ranks in combinations(suited.stub, count):
            shown = (*suited.board, *ranks)
            made = [_flush(hole, shown, two_play) for hole in suited.holes]
            key = sum([RANK_KEYS[rank << 2] for rank in ranks])
            for rest, ways in rests[spot.board_to_come - count]:
                highs, before, lows = boards[key + rest]
                winners = best(list(map(max, highs, made)))
                if winners != before:
                    moved = ways * alike
                    counts[before, lows] -= moved
                    counts[winners, lows] = counts.get((winners, lows), 0) + moved


def _can_flush(suited: Suited, count: int, two_play: bool) -> bool:
    """Whether so many more cards of the suit on the board make somebody a flush."""
    most, shown = max(map(len, suited.holes)), len(suited.board) + count
    return most >= 2 and shown >= 3 if two_play else most + shown >= FLUSH


def _flush(hole: Sequence[int], shown: Sequence[int], two_play: bool) -> int:
    """The best flush of a hand's cards of a suit and the board's, 0 if it has none."""
    if not two_play:
        return BY_FLUSH[_bits(hole) | _bits(shown)] if len(hole) + len(shown) >= FLUSH else 0
    fives = [(*two, *three) for two in combinations(hole, 2) for three in combinations(shown, 3)]
    return max([BY_FLUSH[_bits(five)] for five in fives], default=0)


def _bits(ranks: Sequence[int]) -> int:
    return sum([1 << rank for rank in ranks])


def best(values: Sequence[int]) -> int:
    """The seats with the highest value, as a mask."""
    top = max(values)
    mask = 0
    for seat, value in enumerate(values):
        if value == top:
            mask |= 1 << seat
    return mask
