"""Yardsticks: bots that hardly look at their cards, and that every player worth the name beats.

Whoever plays with a style is in ``regular``.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from shuffleup.bots.routine import asked, give_up, passive, routine
from shuffleup.cards import RANKS, Seed
from shuffleup.equity.dice import Dice
from shuffleup.hand import Command, Discard, Fold, Muck, RaiseTo, RunIt, Show
from shuffleup.hand.options import Options
from shuffleup.hand.view import View

ACE, QUEEN, NINE = RANKS.index("A"), RANKS.index("Q"), RANKS.index("9")


class CallingStation:
    """Never folds, never raises."""

    def decide(self, view: View) -> Command:
        return routine(view) or passive(view)


class RaiseBot:
    """Raises the pot, or whatever the law lets it, whenever it may."""

    def decide(self, view: View) -> Command:
        return routine(view) or self._bet(view)

    def _bet(self, view: View) -> Command:
        may = asked(view)
        if not may.most_to:
            return passive(view)
        return RaiseTo(may.seat, may.most_to if may.fixed else part_of_pot(view, 100))


class Shover:
    """All its chips with nines or better and ace-queen or better, else it folds: hold'em's oldest
    short cut, and what good opponents must not lose to."""

    def decide(self, view: View) -> Command:
        return routine(view) or (self._shove(view) if is_worth_a_shove(view) else give_up(view))

    def _shove(self, view: View) -> Command:
        may = asked(view)
        return RaiseTo(may.seat, may.most_to) if may.most_to else passive(view)


def is_worth_a_shove(view: View) -> bool:
    """Nines or better, ace-king, ace-queen; the two highest cards where there are more."""
    low, high = sorted(card >> 2 for card in view.hands[view.viewer])[-2:]
    return low >= QUEEN if high == ACE else low == high >= NINE


class BotChance(Protocol):
    """What a bot that plays by dice throws: Python's own, or ``BotDice``."""

    def random(self) -> float: ...
    def randrange(self, start: int, /) -> int: ...
    def randint(self, a: int, b: int, /) -> int: ...
    def sample(self, population: Sequence[int], k: int, /) -> list[int]: ...


class BotDice:
    """Dice that the kernels of the lane throw too, number for number."""

    __slots__ = ("dice",)

    def __init__(self, seed: Seed) -> None:
        self.dice = Dice(seed)

    def random(self) -> float:
        """A thousandth, from 0."""
        return self.dice.below(1000) / 1000

    def randrange(self, start: int, /) -> int:
        return self.dice.below(start)

    def randint(self, a: int, b: int, /) -> int:
        return a + self.dice.below(b - a + 1)

    def sample(self, population: Sequence[int], k: int, /) -> list[int]:
        """So many of them, in the order they have."""
        left = list(population)
        for _ in range(k):
            del left[self.dice.below(len(left))]
        return [one for one in population if one not in left]


class RandomBot:
    """Does anything lawful: calls half the time, raises to any amount, throws any cards."""

    def __init__(self, seed: Seed, dice: BotChance | None = None) -> None:
        self.dice: BotChance = Random(seed) if dice is None else dice

    def decide(self, view: View) -> Command:
        may = asked(view)
        if may.discard_most >= 0:
            return self._discard(view, may)
        if may.runs:
            return RunIt(may.seat, self.dice.randint(1, may.runs))
        if may.show:
            mucks = may.muck and self.dice.random() < 0.2
            return Muck(may.seat) if mucks else Show(may.seat)
        return self._bet(view, may)

    def _bet(self, view: View, may: Options) -> Command:
        roll = self.dice.random()
        if roll < 0.15 and may.fold and not may.check:
            return Fold(may.seat)
        if roll < 0.65 or not may.most_to:
            return passive(view)
        return RaiseTo(may.seat, self._amount(may))

    def _amount(self, may: Options) -> int:
        """The least, the most, or (where not fixed) anything between: each a third of the time."""
        which = self.dice.randrange(2 if may.fixed else 3)
        if which == 2:
            return self.dice.randint(may.least_to, may.most_to)
        return may.most_to if which else may.least_to

    def _discard(self, view: View, may: Options) -> Command:
        cards = view.hands[view.viewer]
        count = self.dice.randint(may.discard_least, min(may.discard_most, len(cards)))
        return Discard(may.seat, tuple(self.dice.sample(cards, count)))


def part_of_pot(view: View, per_cent: int) -> int:
    """A raise by this part of the pot after calling, as far as the law and the stack allow."""
    may = asked(view)
    to = view.bet + per_cent * (view.pot + may.call) // 100
    total = view.bets[may.seat] + view.stacks[may.seat]
    if 2 * to > total:  # more than half the chips: all of them
        to = total
    return max(may.least_to, min(to, may.most_to))
