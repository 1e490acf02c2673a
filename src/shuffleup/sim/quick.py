"""Players for speed: they look at the hand itself, without a view, and play by dice.

``at_random(hand, draw)`` is the policy every engine of the bench plays: a number is drawn for each
decision; below FOLD_BELOW fold if there is something to call, below RAISE_BELOW raise to the least
that is legal, otherwise check or call. ``quick`` plays it in any game and under any book.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.hand import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Hand,
    RaiseTo,
    RunIt,
    Show,
    options,
)
from shuffleup.hand.options import Options
from shuffleup.hand.state import BETTING

Draw = Callable[[], float]
FOLD_BELOW, RAISE_BELOW = 0.25, 0.35


def passive(hand: Hand, draw: Draw | None = None) -> Command:
    """A check or a call: everyone stays in and nobody raises."""
    seat = hand.actor
    return Call(seat) if hand.bet > hand.bets[seat] else Check(seat)


def at_random(hand: Hand, draw: Draw) -> Command:
    """A bet, a call, a check or a fold."""
    number = draw()
    return passive(hand) if number >= RAISE_BELOW else active(hand, number)


def active(hand: Hand, number: float) -> Command:
    may = options(hand)
    assert may is not None
    if number < FOLD_BELOW and may.call:
        return Fold(may.seat)
    return RaiseTo(may.seat, may.least_to) if may.least_to else passive(hand)


def quick(hand: Hand, draw: Draw) -> Command:
    """What the seat to act does, whatever it is asked."""
    may_pass = hand.bet or not hand.rules.betting.pass_and_out
    if hand.phase == BETTING and may_pass and not hand.mends.mended:
        number = draw()
        return passive(hand) if number >= RAISE_BELOW else active(hand, number)
    may = options(hand)
    assert may is not None
    if may.discard_most >= 0:
        return Discard(may.seat, some_cards(hand, may, draw))
    if may.runs:
        return RunIt(may.seat, 1)
    if may.show:
        return Show(may.seat)
    return bet(may, draw)


def some_cards(hand: Hand, may: Options, draw: Draw) -> tuple[int, ...]:
    """The first cards of the hand, as many as the dice say."""
    more = may.discard_most - may.discard_least
    return hand.hole[may.seat][: may.discard_least + int(draw() * (more + 1))]


def bet(may: Options, draw: Draw) -> Command:
    """A bet, or what is allowed instead where not everything is open that usually is."""
    if may.least_to and draw() < RAISE_BELOW:
        return RaiseTo(may.seat, may.least_to)
    if may.bring_in:
        return BringIn(may.seat)
    if may.check or may.call:
        return Check(may.seat) if may.check else Call(may.seat)
    return Fold(may.seat) if may.fold else RaiseTo(may.seat, may.least_to)
