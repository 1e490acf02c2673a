"""A stud hole card turned up by the dealer: the third comes down, a dead hand, or a misdeal.

The exposed card is then the up-card, so who brings it in is found again.
"""

from __future__ import annotations

from shuffleup.floor.dead_hands.killing import live_seat
from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import ONE_OF, SEAT, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.misdeals.misdeal import DEAL_FACTS, misdeal
from shuffleup.floor.stud.street_dealt import acted, check_betting, tried
from shuffleup.hand import Hand
from shuffleup.hand.events import Posted
from shuffleup.hand.order import bring_in_seat
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import Exposed, Killed, Refunded, Turned, TurnGiven
from shuffleup.hand.rulings import HandEvent, HandEvents, HandRuling
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import clockwise
from shuffleup.law.points.floor.bad_cards import BadCardLaw
from shuffleup.law.points.floor.stud_errors import (
    BothExposed,
    DeadLowHand,
    HoleCardExposed,
    StudErrorLaw,
)
from shuffleup.law.ruling import Ruling

FIRST, SECOND, BOTH = "first", "second", "both"
LEADING = (StudErrorLaw.leading_card_misdeal, BadCardLaw.misdeal_leading_cards_exposed)
TWO_HANDS = (StudErrorLaw.two_hands_exposed, BadCardLaw.misdeal_exposed_count)
AS_IT_LIES = "third street has been bet: the cards play as they lie"


@kind(
    "stud-hole-card-exposed",
    "stud",
    "A stud player's hole card, or both, came face up from the dealer.",
    Fact("seat", SEAT, "Whose hand?"),
    Fact("which", ONE_OF, "Which of the two hole cards?", (FIRST, SECOND, BOTH)),
    *DEAL_FACTS,
    known=REFUTED,
)
def stud_hole_card_exposed(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_betting(hand)
    if hand.street:
        raise FactError("hole cards are dealt before third street is bet")
    seat, which = live_seat(hand, facts), facts.one_of("which")
    both = which == BOTH
    law = hand.rules.stud_errors
    point = StudErrorLaw.both_hole_cards_exposed if both else StudErrorLaw.hole_card_exposed
    by_number = (
        law.both_hole_cards_exposed is BothExposed.MISDEAL
        if both
        else law.hole_card_exposed is HoleCardExposed.MISDEAL
    )
    if by_number:
        return misdeal(hand, chance, (point,), "hole cards were exposed", facts)
    if which != SECOND and law.leading_card_misdeal and leads_the_deck(hand, seat):
        says = "one of the first cards off the deck was exposed"
        return misdeal(hand, chance, LEADING, says, facts)
    if both:
        return dead_hand(hand, seat)
    repair = third_card_down(hand, seat, which)
    two = another_exposed(hand, seat)
    if two and law.two_hands_exposed is HoleCardExposed.MISDEAL:
        says = "cards of two hands were exposed"
        return misdeal(hand, chance, TWO_HANDS, says, facts, otherwise=repair, mended=(point,))
    says = AS_IT_LIES if acted(hand) else "the exposed card is the up-card, the third lies down"
    grounds = (point, StudErrorLaw.two_hands_exposed) if two else (point,)
    return Ruling(repair, grounds=grounds, says=says)


def leads_the_deck(hand: Hand, seat: int) -> bool:
    """Whether the first card to this seat was one of the first off the deck."""
    dealt_in = [s for s in clockwise(2**hand.n - 1, hand.setup.button) if hand.setup.stacks[s]]
    return seat in dealt_in[: hand.rules.bad_cards.misdeal_leading_cards_exposed]


def another_exposed(hand: Hand, seat: int) -> bool:
    """A hole card of another hand was turned up in this deal before."""
    turned = [event for event in standing(hand) if isinstance(event, Turned) and event.up]
    return any(event.seat != seat for event in turned)


def third_card_down(hand: Hand, seat: int, which: str) -> HandEvents:
    """The exposed card changes places with the up-card; whoever is low then opens."""
    card = hand.hole[seat][0 if which == FIRST else 1]
    if acted(hand):  # the third street is being bet as it lies
        return (Exposed(seat, (card,)),)
    events: list[HandEvent] = [
        Turned(seat, (card,), True),
        Turned(seat, hand.hole[seat][2:3], False),
    ]
    low = bring_in_seat(tried(hand, events))
    if low != hand.actor:
        events.append(TurnGiven(low))
    return tuple(events)


def dead_hand(hand: Hand, seat: int) -> HandRuling:
    """Both exposed: the third card comes down all the same, the three are taken in, the ante goes
    back; where the hand would have been low somebody else opens."""
    ante = sum(
        event.amount
        for event in standing(hand)
        if isinstance(event, Posted) and event.seat == seat and event.kind is Forced.ANTE
    )
    events: list[HandEvent] = [
        Exposed(seat, hand.hole[seat][:2]),
        Turned(seat, hand.hole[seat][2:3], False),
        Killed(seat),
    ]
    if ante:
        events.append(Refunded(seat, ante))
    grounds: tuple[str, ...] = (StudErrorLaw.both_hole_cards_exposed,)
    if hand.actor == seat and not acted(hand):
        events += opener_for_a_dead_hand(hand, events)
        grounds = (*grounds, StudErrorLaw.dead_low_hand_opener)
    return Ruling(tuple(events), grounds=grounds, says="the hand is dead and the ante goes back")


def opener_for_a_dead_hand(hand: Hand, events: list[HandEvent]) -> list[HandEvent]:
    """The player left of the dead low hand, who may also fold; or the lowest card that is left."""
    after = tried(hand, events)
    if after.actor < 0:
        return []
    if hand.rules.stud_errors.dead_low_hand_opener is DeadLowHand.NEXT_LEFT:
        return [TurnGiven(after.actor, may_fold=True)]
    return [TurnGiven(bring_in_seat(after))]
