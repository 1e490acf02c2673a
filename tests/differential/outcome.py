"""What came of one hand in two engines, and the random players who play it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from tests.differential.deals import Deal

from shuffleup.hand import Options
from shuffleup.hand import commands as c
from shuffleup.hand import events as e


@dataclass
class Outcome:
    """What came of one hand."""

    deal: Deal
    explained: Counter[str] = field(default_factory=Counter)
    unexplained: list[str] = field(default_factory=list)
    set_aside: str = ""
    actions: int = 0
    log: list[e.Event] = field(default_factory=list)


class Whim:
    """How the players of one hand are minded: how often they fold and raise, and how much."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.folds, self.raises = rng.choice((0, 5, 15, 30)), rng.choice((5, 25, 45))

    def bet(self, asked: Options, may_raise: bool, actions: int) -> c.Command:
        """Anything lawful at random; the longer the hand, the fewer raises."""
        seat, roll = asked.seat, self.rng.randrange(100)
        if may_raise and roll < self.raises * 40 // (40 + actions):
            return c.RaiseTo(seat, self.amount(asked))
        if asked.bring_in:
            return c.BringIn(seat)
        if roll >= 100 - (self.folds if asked.call else self.folds // 8):
            return c.Fold(seat)
        return c.Call(seat) if asked.call else c.Check(seat)

    def amount(self, asked: Options) -> int:
        least, most = asked.least_to, asked.most_to
        if asked.fixed:
            return least
        kind = self.rng.randrange(10)
        if kind < 4:
            return least
        if kind < 6:
            return most
        return min(most, least + int((most - least + 1) ** self.rng.random()))
