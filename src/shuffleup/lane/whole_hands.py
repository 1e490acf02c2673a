"""Whole hands by compiled players: ``LaneSession`` plays so many and says who won what.

    LaneSession(lane_game("holdem", no_limit(1, 2)), 200, ("random",) * 6).play(1_000_000, seed=7)

Everybody has the same chips again at the start of each hand; the button goes round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from shuffleup.cards import Seed
from shuffleup.equity.tables import Longs
from shuffleup.lane.given_arrays import whole
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.playing.bot_strategies import CALLER
from shuffleup.lane.kernels.playing.counted_hands import MARKS, play_bot_hands
from shuffleup.lane.kernels.playing.strategies import play_hands
from shuffleup.lane.lane_game import LaneError, LaneGame
from shuffleup.lane.lane_players import Player, lane_players
from shuffleup.lane.lane_tables import LaneTables

USUAL_POSTS: Longs = np.zeros((0, 0, 3), np.int64)
MOST_SUM = 1 << 62
AT_ONCE = 100_000  # hands that compiled code plays before it can be broken off
NO_DICE: Longs = np.zeros(0, np.int64)


def by_parts(hands: int) -> Iterator[int]:
    """So many hands, some at a time: compiled code does not hear Ctrl-C."""
    while hands > 0:
        yield min(hands, AT_ONCE)
        hands -= AT_ONCE


@dataclass(frozen=True, slots=True)
class LaneResult:
    """What came of a session: chips won by seat, and how many hands and decisions it took."""

    hands: int
    decisions: int
    won: tuple[int, ...]


class LaneSession:
    """A game, the stacks every hand begins with, and a strategy for each seat: a name of
    ``lane_players.player_names`` or a ``PlayTable``."""

    __slots__ = ("game", "seats", "stacks", "strategies", "table_rows")

    def __init__(self, game: LaneGame, stacks: ArrayLike, players: Sequence[Player]) -> None:
        self.game = game
        self.strategies, self.table_rows = lane_players(game, players)
        self.seats = len(players)
        self.stacks = whole("stacks", stacks, (self.seats,))
        LaneTables(game, 1, self.seats).deal(self.stacks)  # all that is checked there

    def play(self, hands: int, seed: Seed = 0) -> LaneResult:
        """So many hands; the same seed plays the same hands."""
        return self.play_at(LaneTables(self.game, 1, self.seats, seed), hands)

    def play_at(self, tables: LaneTables, hands: int) -> LaneResult:
        """So many hands at the first of these tables, from where its dice are."""
        theirs = isinstance(tables, LaneTables) and (tables.seats, tables.game)
        if theirs != (self.seats, self.game):
            what = f"tables of {self.game.sheet.title} with {self.seats} seats"
            raise LaneError(f"a session like this plays at {what}")
        if type(hands) is not int or hands < 0:
            raise LaneError(f"so many hands cannot be played: {hands!r}")
        if hands * int(self.stacks.sum()) > MOST_SUM:
            raise LaneError(f"{hands:,} hands with such stacks: their sums have no room in 64 bits")
        won = np.zeros(self.seats, np.int64)
        row = self.game.row, tables.worths, tables.numbers[0], tables.cards[0], USUAL_POSTS
        decisions, marks = 0, np.zeros(MARKS, np.int64)
        for some in by_parts(hands):
            if self.strategies.max() < CALLER:
                decisions += play_hands(*row, some, self.stacks, self.strategies, won)
            else:
                decisions += play_bot_hands(
                    *row, some, self.stacks, self.strategies, self.table_rows, NO_DICE, marks, won
                )
        return LaneResult(hands, decisions, tuple(won.tolist()))

    def next_button(self, tables: LaneTables) -> int:
        """Where the button goes for the next hand at the first of these tables."""
        return int(tables.numbers[0, at.BUTTON] + 1) % self.seats
