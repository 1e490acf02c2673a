"""What players did before their turn, put on the hand: checked, and as events.

``played(hand, acts)`` gives the events and the hand after them, or FactError when somebody could
not have done so. ``fold_now`` takes a seat out of the hand whoever is to act.
"""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.floor.facts import FactError
from shuffleup.floor.substantial import Act
from shuffleup.hand import Call, Check, Command, Fold, Hand, RaiseTo, apply, copy, judge
from shuffleup.hand.events import Folded
from shuffleup.hand.repairs.primitives import TurnGiven
from shuffleup.hand.rulings import HandEvents
from shuffleup.hand.state import BETTING, BRINGING_IN

PENALTY = "a penalty is possible"


def owes(hand: Hand, seat: int) -> bool:
    """Whether the seat has still to answer on this round."""
    return bool(hand.owing & hand.live & hand.able & 1 << seat)


def facing_bet(hand: Hand, seat: int) -> bool:
    """Whether the seat has a bet to answer; one who is all-in has nothing to answer it with."""
    return hand.bet > hand.bets[seat] and bool(hand.able >> seat & 1)


def check_betting(hand: Hand) -> None:
    """Refuse a report about a turn to bet when nobody has one."""
    if hand.over or hand.actor < 0 or hand.phase not in (BETTING, BRINGING_IN):
        raise FactError("nobody has to bet now")


def check_in_hand(hand: Hand, seat: int) -> None:
    """Refuse a seat that can do nothing more."""
    if not hand.live >> seat & 1:
        raise FactError(f"seat {seat + 1} has no live hand")
    if not hand.able >> seat & 1:
        raise FactError(f"seat {seat + 1} is all-in")


def command_of(act: Act) -> Command:
    if act.action == "raise":
        return RaiseTo(act.seat, act.to)
    makes: dict[str, type[Fold | Check | Call]] = {"fold": Fold, "check": Check, "call": Call}
    return makes[act.action](act.seat)


def played(hand: Hand, acts: Sequence[Act]) -> tuple[HandEvents, Hand]:
    """These actions as events, each given its turn, and the hand as it is after them."""
    after = copy(hand)
    for act in acts:
        if not owes(after, act.seat):
            raise FactError(f"seat {act.seat + 1} had nothing to act on")
        if after.actor != act.seat:
            apply(after, TurnGiven(act.seat))
        ruling = judge(after, command_of(act))
        if ruling.refusal:
            raise FactError(f"seat {act.seat + 1} could not do that: {ruling.refusal.says}")
        for event in ruling.events:
            apply(after, event)
    return tuple(after.log[hand.version :]), after


def fold_now(hand: Hand, seat: int) -> HandEvents:
    """The hand is given up, and the turn stays where it is."""
    if seat == hand.actor:
        return (Folded(seat),)
    left = hand.live & ~(1 << seat)
    out = (TurnGiven(seat), Folded(seat))
    return (*out, TurnGiven(hand.actor)) if left & (left - 1) else out
