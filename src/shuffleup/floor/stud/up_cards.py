"""Up-cards taken off the table, and a call that could not win."""

from __future__ import annotations

from shuffleup.floor.dead_hands.killing import facing_bet, live_seat
from shuffleup.floor.evidence import REFUTED, TOLD
from shuffleup.floor.facts import ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.substantial import ACTION_OF
from shuffleup.hand import Hand
from shuffleup.hand.events import Called, Opened
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import Killed, Refunded
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.hand.state import BETTING, BRINGING_IN
from shuffleup.law.points.floor.stud_errors import PickedUpNoBet, StudErrorLaw, UpCardsPickedUp
from shuffleup.law.ruling import Choice, Ruling

PICKED_UP, TURNED_DOWN, MIXED = "picked-up", "turned-down", "mixed"


@kind(
    "stud-up-cards-picked-up",
    "stud",
    "A stud player picked up, turned over or mixed in the up-cards.",
    Fact("seat", SEAT, "Who?"),
    Fact("how", ONE_OF, "What was done with them?", (PICKED_UP, TURNED_DOWN, MIXED)),
    Fact("facing", YES, "Was the bet there when the cards were picked up?", default=True),
    Fact("induced", YES, "Did somebody act because of it?"),
    known=REFUTED,
)
def stud_up_cards_picked_up(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    if not hand.game.stud:
        raise FactError("this is not a stud game")
    seat, law = live_seat(hand, facts), hand.rules.stud_errors
    if hand.phase not in (BETTING, BRINGING_IN):
        grounds = (StudErrorLaw.up_cards_picked_up_no_bet,)
        return Ruling(grounds=grounds, says="nothing was left to decide: the hand is live")
    if facing_bet(hand, seat) and facts.yes("facing"):
        return facing_a_bet(hand, seat, facts)
    grounds = (StudErrorLaw.up_cards_picked_up_no_bet,)
    if law.up_cards_picked_up_no_bet is PickedUpNoBet.DEAD and facts.yes("induced"):
        says = "somebody acted because of it: the hand is dead"
        return Ruling((Killed(seat),), grounds=grounds, says=says)
    return Ruling(grounds=grounds, says="nobody was misled: the hand is live")


def facing_a_bet(hand: Hand, seat: int, facts: Facts) -> HandRuling:
    law = hand.rules.stud_errors
    grounds = (StudErrorLaw.up_cards_picked_up, StudErrorLaw.up_cards_picked_up_must_induce)
    lifted = facts.one_of("how") == PICKED_UP
    if lifted and law.up_cards_picked_up_must_induce and not facts.yes("induced"):
        return Ruling(grounds=grounds, says="nobody acted because of it: the hand is live")
    killed = (Killed(seat),)
    if law.up_cards_picked_up is UpCardsPickedUp.DEAD:
        return Ruling(killed, grounds=grounds, says="the hand is dead")
    options: tuple[HandChoice, ...] = (
        Choice("dead", "The hand is dead.", killed),
        Choice("live", "The hand is live."),
    )
    return Ruling(grounds=grounds, options=options, says="the floor decides about the hand")


@kind(
    "beaten-call-refund",
    "stud",
    "A stud player who called although beaten by the up-cards wants the call back.",
    Fact("seat", SEAT, "Who?"),
    known=TOLD,
)
def beaten_call_refund(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    if not hand.game.stud:
        raise FactError("this is not a stud game")
    seat = live_seat(hand, facts)
    amount = last_call(hand, seat)
    if not amount:
        raise FactError(f"seat {seat + 1} has called nothing since anybody acted on new cards")
    grounds = (StudErrorLaw.call_when_beaten_refund,)
    if not hand.rules.stud_errors.call_when_beaten_refund:
        return Ruling(grounds=grounds, says="the call stands: nothing comes back")
    events = (Refunded(seat, amount), Killed(seat))
    return Ruling(events, grounds=grounds, says="the call comes back and the hand is given up")


def last_call(hand: Hand, seat: int) -> int:
    """What the seat last put in to call, on this round or, while nobody has acted on the cards that
    its call brought at once, on the one before."""
    amount, since = 0, False  # whether new cards have come
    for event in standing(hand):
        if isinstance(event, Opened):
            since = True
        elif type(event) in ACTION_OF:
            amount = 0 if since else amount
            since = False
            if isinstance(event, Called) and event.seat == seat:
                amount = event.amount
    return amount
