"""Hands that ``hand`` has dealt, played in the lane: ``DealtHands`` says what everybody did.

The hand stays where it is, at its first decision; its deck, stacks, posts and button are put into
one row, compiled players play it to its end, and what they did is told for ``handover.command_of``
to carry out. Their dice are their own, and go on from hand to hand as those of a bot do.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shuffleup.equity.dice import Dice
from shuffleup.equity.tables import Longs
from shuffleup.hand.events import Shuffled
from shuffleup.hand.setup import NO_DROP, Forced, Setup
from shuffleup.hand.state import Hand
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.playing.counted_hands import MARKS
from shuffleup.lane.kernels.playing.dealt_hands import (
    D_FIRST_POST,
    D_STACKS,
    D_STRATEGIES,
    DEALT_COLUMNS,
    MOST_POSTS,
    play_dealt,
)
from shuffleup.lane.lane_game import LaneGame
from shuffleup.lane.lane_players import Player, lane_players
from shuffleup.lane.lane_tables import LaneTables

KIND_OF_POST = {kind: place for place, kind in enumerate(Forced)}
MOST_ACTIONS = 1000  # of one hand that are written down
MOST_IN_PLAY = 1 << 31  # chips: a number the dice choose from fits into 32 bits
Done = list[tuple[int, int]]  # kinds and amounts, as ``kernels.columns`` has them


class DealtHands:
    """Hands of one game at tables with so many seats. ``players`` are all that may play; whoever
    sits down is one of them by number."""

    __slots__ = (
        "_cards", "_dealt", "_dice", "_marks", "_posts", "_row", "_stacks", "_tables", "codes",
        "game", "seats",
    )  # fmt: skip

    game: LaneGame
    seats: int
    codes: list[int]  # the strategy of each player

    def __init__(self, game: LaneGame, seats: int, players: Sequence[Player]) -> None:
        self.game, self.seats = game, seats
        table = LaneTables(game, 1, seats)
        codes, self._tables = lane_players(game, players)
        self.codes = codes.tolist()
        self._cards = table.cards[0]
        self._dealt: Longs = np.zeros(DEALT_COLUMNS, np.int64)
        self._posts: Longs = np.zeros((1, MOST_POSTS, 3), np.int64)
        self._marks: Longs = np.zeros(MARKS + 2 * MOST_ACTIONS, np.int64)
        self._dice = np.zeros(at.MOST_SEATS, np.uint64)
        self._stacks = table.numbers[0, at.STACKS : at.STACKS + seats]
        self._row = game.row, table.worths, table.numbers[0], self._cards

    def play(self, hand: Hand, codes: Sequence[int], dice: Sequence[Dice]) -> Done | None:
        """What is done in a hand at its first decision, by the strategy of each seat and its dice,
        which go on; None, and nothing has happened, where the lane cannot play it."""
        deck = deck_of(hand)
        if not deck or not self.is_played(hand.setup) or is_odd(hand.setup):
            return None
        seats = len(dice)
        self._deal(hand.setup, codes)
        self._cards[at.DECK : at.DECK + len(deck)] = np.frombuffer(bytes(deck), np.int8)
        self._dice[:seats] = [each.state for each in dice]
        count = play_dealt(
            *self._row, self._dealt, self._posts, self._tables, self._dice.view(np.int64),
            self._marks,
        )  # fmt: skip
        if MARKS + 2 * count > len(self._marks):
            return None
        for each, state in zip(dice, self._dice.tolist(), strict=False):
            each.state = state
        done = self._marks[MARKS : MARKS + 2 * count].tolist()
        return list(zip(done[::2], done[1::2], strict=True))

    def is_played(self, setup: Setup) -> bool:
        """Whether it is this game that a hand is of."""
        game = self.game
        return (
            setup.stakes is game.stakes and setup.game is game.sheet and setup.rules is game.rules
        )

    def stacks(self) -> list[int]:
        """What everybody has after the hand that was played last."""
        stacks: list[int] = self._stacks.tolist()
        return stacks

    def _deal(self, setup: Setup, codes: Sequence[int]) -> None:
        """The row of how it was dealt."""
        row, seats = self._dealt, len(setup.stacks)
        row[:D_STACKS] = setup.button, setup.carried, len(setup.posts)
        row[D_STACKS : D_STACKS + seats] = setup.stacks
        row[D_STRATEGIES : D_STRATEGIES + seats] = codes
        flat: list[int] = []
        for post in setup.posts:
            flat += post.seat, post.amount, KIND_OF_POST[post.kind]
        row[D_FIRST_POST : D_FIRST_POST + len(flat)] = flat


def deck_of(hand: Hand) -> tuple[int, ...]:
    """The deck as it was shuffled first; none where cards come from outside, or after a repair."""
    first = hand.log[1]
    if type(first) is not Shuffled or hand.setup.outside or hand.mends.mended:
        return ()
    return first.deck


def is_odd(setup: Setup) -> bool:
    """Whether there is something about a hand that the lane does not know."""
    return (
        setup.drop is not NO_DROP
        or bool(setup.unposted or setup.ask_show or setup.last_two)
        or len(setup.posts) > MOST_POSTS
        or sum(setup.stacks) + setup.carried >= MOST_IN_PLAY
    )
