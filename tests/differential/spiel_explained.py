"""Where OpenSpiel differs by a rule of its own, and exactly when: see DIFFERENCES.md.

As in ``explained``: a model written from the rules with a switch per quirk. All off it must say
what we say; the fewest switches that give what OpenSpiel says name the difference.
"""

from __future__ import annotations

from fractions import Fraction

from tests.differential import explained as x
from tests.differential.spiel_deals import SpielDeal

from shuffleup.games import Structure
from shuffleup.hand import Hand
from shuffleup.hand import events as e
from shuffleup.hand.state import seats_in

NEVER_CLOSED = "betting-never-closed"
LEAST_RAISE = "short-all-in-sets-the-least-raise"
NOBODY_CALLS = "raise-nobody-can-call"
NO_CHIPS = "limit-raise-without-chips"
FULL_ROUND = "no-more-than-64-actions"
RAISE_QUIRKS = (
    NEVER_CLOSED, LEAST_RAISE, NOBODY_CALLS, NO_CHIPS, FULL_ROUND, x.CAP_COUNTS_SHORT,
)  # fmt: skip
ODD_CHIPS = "odd-chips-in-fractions"
AWARD_QUIRKS = (ODD_CHIPS,)
NAMES = {*RAISE_QUIRKS, *AWARD_QUIRKS, x.COVERED_ASKED}

NONE = (0, 0)
MOST_ACTIONS = 64
ACTIONS = (e.Folded, e.Checked, e.Called, e.Raised)


def raises(hand: Hand, deal: SpielDeal, quirks: x.Quirks) -> tuple[int, int]:
    """(least, most) the seat to act may make it, (0, 0) if it may not raise."""
    seat, bet = hand.actor, hand.bet
    most = hand.bets[seat] + hand.stacks[seat]
    limit = hand.structure is Structure.LIMIT
    if most <= bet and not (limit and NO_CHIPS in quirks):
        return NONE
    full, acted, _, wagers = x.betting_so_far(hand, quirks)
    if limit and wagers >= deal.cap_on(hand.street):
        return NONE
    if not somebody_else(hand, quirks):
        return NONE
    if FULL_ROUND in quirks and not has_room(hand, deal):
        return NONE
    if seat in acted and bet - acted[seat] < full and NEVER_CLOSED not in quirks:
        return NONE
    if limit:
        return (min(bet + full, most),) * 2
    least = double_the_last(hand, deal) if LEAST_RAISE in quirks else bet + full
    return min(least, most), most


def somebody_else(hand: Hand, quirks: x.Quirks) -> bool:
    """Another player who could pay more than the bet; OpenSpiel: one who has chips at all."""
    others = [s for s in seats_in(hand.live) if s != hand.actor and hand.stacks[s]]
    if NOBODY_CALLS in quirks:
        return bool(others)
    return any(hand.bets[s] + hand.stacks[s] > hand.bet for s in others)


def has_room(hand: Hand, deal: SpielDeal) -> bool:
    """OpenSpiel keeps 64 actions of a round: no raise that everybody could not answer any more."""
    made = sum(isinstance(event, ACTIONS) for event in x.this_round(hand))
    return made + deal.players <= MOST_ACTIONS


def double_the_last(hand: Hand, deal: SpielDeal) -> int:
    """OpenSpiel's least raise: the last increase once more, never below what it was before."""
    bet = max(deal.blinds) if hand.street == 0 else 0
    least = bet + max(deal.blinds)
    for event in x.this_round(hand):
        if isinstance(event, e.Raised):
            least = max(least, 2 * event.to - bet)
            bet = event.to
    return least


class Showdown(x.Showdown):
    """Who gets which chips; OpenSpiel cuts an odd chip into equal parts."""

    def won(self, quirks: x.Quirks) -> list[Fraction]:
        """Every stack when the pots are paid."""
        if ODD_CHIPS not in quirks:
            return [Fraction(stack) for stack in self.stacks(quirks)]
        stacks = [Fraction(stack) for stack in self.hand.stacks]
        for amount, among in self.pots(quirks):
            winners = x.best(among, self.ways[0])
            for seat in winners:
                stacks[seat] += Fraction(amount, len(winners))
        return stacks
