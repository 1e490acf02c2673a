"""Bots that play by a table: what ``playbook`` has, shown a view.

``TablePlayer(table, seed)`` finds the cell for how things stand, leaves out what its options do not
allow, and lets its dice choose. The lane plays the same tables, to the same choices from the same
dice (``lane.kernels.playing.table_strategies``).
"""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.bots.routine import asked, passive, routine
from shuffleup.cards import Seed
from shuffleup.equity.dice import Dice
from shuffleup.hand import BringIn, Call, Check, Command, Discard, Fold, RaiseTo
from shuffleup.hand.options import Options
from shuffleup.hand.view import View
from shuffleup.playbook import table_shape as shape
from shuffleup.playbook.eighths import strength_scale
from shuffleup.playbook.kept_cards import thrown
from shuffleup.playbook.play_table import PlayTable
from shuffleup.playbook.table_file import shipped_table
from shuffleup.strength import RANKINGS

ONE_RAISE = 4  # small bets: a bet of the first street up to which the price is fair
NOTHING = -1


class TablePlayer:
    """A player who does what a table says."""

    def __init__(self, table: PlayTable, seed: Seed) -> None:
        self.table, self.dice = table, Dice(seed)

    def decide(self, view: View) -> Command:
        may = asked(view)
        if may.discard_most >= 0:
            return self._throw(view, may)
        return routine(view) or self._bet(view, may)

    def _throw(self, view: View, may: Options) -> Command:
        start = shape.throw_row(RANKINGS[view.game.wins[0]].low, street_of(view), strength_of(view))
        row = list(self.table.throws[start : start + shape.THROWS])
        for count in range(shape.THROWS):
            if not may.discard_least <= count <= may.discard_most:
                row[count] = 0
        count = self._chosen(row)
        if count == NOTHING:
            count = may.discard_least
        cards = view.hands[view.viewer]
        return Discard(may.seat, thrown(view.game, cards, view.boards[0], count))

    def _bet(self, view: View, may: Options) -> Command:
        start = shape.cell(
            street_of(view), strength_of(view), opponents_of(view), price_of(view, may),
            position_of(view),
        )  # fmt: skip
        to = view.bet + view.pot + may.call
        open_to = (
            may.fold,
            bool(may.check or may.call or may.bring_in),
            bool(may.least_to),
            bool(may.least_to) and not may.fixed and may.least_to <= to <= may.most_to,
            bool(may.least_to),
        )
        weights = self.table.weights[start : start + len(shape.ACTIONS)]
        allowed = zip(weights, open_to, strict=True)
        action = self._chosen([weight if may_do else 0 for weight, may_do in allowed])
        if action == NOTHING:
            return passive(view)
        if action == shape.FOLD:
            return Fold(may.seat)
        if action == shape.CALL:
            return called(may)
        amounts = {shape.LEAST: may.least_to, shape.POT: to, shape.MOST: may.most_to}
        return RaiseTo(may.seat, amounts[action])

    def _chosen(self, weights: Sequence[int]) -> int:
        """One of some numbered things by weight, ``NOTHING`` if none has any."""
        total = sum(weights)
        if not total:
            return NOTHING
        number = self.dice.below(total)
        place = 0
        while number >= weights[place]:
            number -= weights[place]
            place += 1
        return place


def by_table(name: str, seed: Seed) -> TablePlayer:
    """A player by one of the tables that come with us."""
    return TablePlayer(shipped_table(name), seed)


def called(may: Options) -> Command:
    if may.check:
        return Check(may.seat)
    return Call(may.seat) if may.call else BringIn(may.seat)


# ---- what a table is asked ---------------------------------------------------------------------


def street_of(view: View) -> int:
    """First, middle or last."""
    if view.street <= 0:
        return 0
    return 2 if view.street == len(view.game.streets) - 1 else 1


def strength_of(view: View) -> int:
    scale = strength_scale(view.game)
    return scale.strength(view.street, view.hands[view.viewer], view.boards[0])


def opponents_of(view: View) -> int:
    return min(len(view.live) - 1, len(shape.OPPONENTS)) - 1


def price_of(view: View, may: Options) -> int:
    """Free; on the first street cheap for the blind or the bring-in, fair for a raise, else dear;
    later cheap for a third of the pot, fair for two thirds."""
    cost = may.call or may.bring_in
    if not cost:
        return 0
    if view.street <= 0:
        if view.bet <= view.stakes.small_bet:
            return 1
        return 2 if view.bet <= ONE_RAISE * view.stakes.small_bet else 3
    if 3 * cost <= view.pot:
        return 1
    return 2 if 3 * cost <= 2 * view.pot else 3


def position_of(view: View) -> int:
    """Late if nobody in the hand sits from here to the button."""
    seat, seats = view.viewer, len(view.stacks)
    while seat != view.button:
        seat = (seat + 1) % seats
        if seat in view.live:
            return 0
    return 1
