"""The bots: the caller, the random one, the tight and the loose one, the maniac."""

from __future__ import annotations

from random import Random

from shuffleup.bots.promise import promise
from shuffleup.bots.routine import asked, give_up, passive, routine
from shuffleup.cards import Seed
from shuffleup.hand import Command, Discard, Fold, Muck, RaiseTo, RunIt, Show
from shuffleup.hand.options import Options
from shuffleup.hand.view import View


class CallingStation:
    """Never folds, never raises."""

    def decide(self, view: View) -> Command:
        return routine(view) or passive(view)


class RaiseBot:
    """The maniac: raises the pot, or whatever the law lets it, whenever it may."""

    def decide(self, view: View) -> Command:
        return routine(view) or self._bet(view)

    def _bet(self, view: View) -> Command:
        may = asked(view)
        if not may.most_to:
            return passive(view)
        return RaiseTo(may.seat, may.most_to if may.fixed else part_of_pot(view, 100))


class TightBot:
    """Plays what its own cards promise, against the price of a call; ``margin`` is its caution."""

    def __init__(self, margin: int = 12, bet_at: int = 54, raise_at: int = 66) -> None:
        self.margin, self.bet_at, self.raise_at = margin, bet_at, raise_at

    def decide(self, view: View) -> Command:
        return routine(view) or self._bet(view)

    def _bet(self, view: View) -> Command:
        may = asked(view)
        rivals = len(view.live) - 1
        score = promise(view) - min(8, 2 * (rivals - 1))
        price = 100 * may.call // (view.pot + may.call) if may.call else 0
        bar = self.raise_at + price // 3 if view.bet else self.bet_at
        if may.most_to and score >= bar:
            return RaiseTo(may.seat, self._size(view, may, score))
        return passive(view) if score >= price + self.margin else give_up(view)

    def _size(self, view: View, may: Options, score: int) -> int:
        if may.fixed:
            return may.most_to if score >= 85 else may.least_to
        return part_of_pot(view, 66)


class RandomBot:
    """Does anything lawful: calls half the time, raises to any amount, throws any cards."""

    def __init__(self, seed: Seed) -> None:
        self.dice = Random(seed)

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
