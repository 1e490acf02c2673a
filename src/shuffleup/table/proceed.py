"""``proceed(table)``: what happens at a table without anyone's choice.

A hand is carried on to the next decision; a player who is away loses the hand as the book says;
when the hand is over its chips go back and what follows from the result is noted.
"""

from __future__ import annotations

from shuffleup.hand.events import BroughtIn, Folded
from shuffleup.hand.proceed import proceed as proceed_hand
from shuffleup.hand.repairs.primitives import Killed
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import BETTING, BRINGING_IN, Hand, clockwise, mask_of, seats_in
from shuffleup.law.points.floor.dead_hands import AbsentDead
from shuffleup.table.apply import apply
from shuffleup.table.deal.void_hand import is_void
from shuffleup.table.events import HandEnded, HandVoided
from shuffleup.table.floor.due_reports import due_events
from shuffleup.table.kill import legs
from shuffleup.table.mix import rotation
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table


def proceed(table: Table) -> None:
    """Go on until somebody has to choose; the dealer outside is asked for cards elsewhere."""
    hand = table.hand
    if hand is None or table.question:
        return
    if hand.actor < 0 or hand.mends.mended:
        proceed_hand(hand)
    while hand.actor >= 0:
        if hand.mends.deferred and waits_for_the_floor(table, hand):
            return
        player = table.seats[hand.actor]
        if player is not None and player.presence.here and not table.deal.absent:  # nearly always
            return
        events = absent_events(table, hand)
        if not events:
            return
        for event in events:
            apply(table, event)
        proceed_hand(hand)
    if hand.over and not (hand.mends.deferred and waits_for_the_floor(table, hand)):
        finish(table)


def waits_for_the_floor(table: Table, hand: Hand) -> bool:
    """Rule on what was asked before and is due now; whether that leaves the floor a choice."""
    while hand.mends.deferred and not table.question:
        events = due_events(table, hand)
        if not events:
            return False
        for event in events:
            apply(table, event)
    return bool(table.question)


def finish(table: Table) -> None:
    """The hand is over."""
    for event in ending_events(table):
        apply(table, event)
    for event in rotation.after_hand(table):
        apply(table, event)


def ending_events(table: Table) -> tuple[AnyTableEvent, ...]:
    """The end of the hand and what follows from it."""
    assert table.hand is not None
    if is_void(table.hand):
        return (HandVoided(table.hands),)
    return (HandEnded(table.hands), *legs.after_hand(table))


def absent_events(table: Table, hand: Hand) -> tuple[AnyTableEvent, ...]:
    """What becomes of the hand of a player who is not there: dead when everyone has cards, or when
    the turn comes."""
    at = hand.actor
    player = table.seats[at]
    away = player is not None and not player.presence.here
    if away and hand.phase == BRINGING_IN:  # a forced bet, paid by an absent player too
        return (BroughtIn(at, min(hand.stakes.bring_in, hand.stacks[at])),)
    if table.deal.absent and hand.street == 0:
        dead = list(seats_in(dead_at_the_deal(table) & hand.live))
        if len(dead) == hand.live.bit_count():  # nobody is there: the pot goes to the last hand
            dead.remove(clockwise(hand.live, at - 1)[-1])
        if dead:
            return tuple(Killed(seat) for seat in dead)
    return (Folded(at),) if away and hand.phase == BETTING else ()


def dead_at_the_deal(table: Table) -> int:
    """Absent players whose hands die when everyone has cards: all of them, or only one who was
    dealt in to kill."""
    if table.rules.dead_hands.absent_hand_dead_when is AbsentDead.INITIAL_DEAL_COMPLETE:
        return table.deal.absent
    return table.deal.absent & mask_of(p.seat for p in table.deal.posts if p.kind is Forced.KILL)
