"""Cards thrown into another hand, and a Pineapple card thrown away too late."""

from __future__ import annotations

from shuffleup.floor.dead_hands.killing import live_seat
from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import Killed
from shuffleup.hand.rulings import HandChoice, HandEvents, HandRuling
from shuffleup.hand.state import DISCARDING
from shuffleup.law.points.floor.dead_hands import DeadHandLaw, LateDiscard, ThrownCards
from shuffleup.law.ruling import Choice, Ruling


@kind(
    "cards-into-another-hand",
    "dead hands",
    "A player threw cards into another player's hand.",
    Fact("seat", SEAT, "Who threw?"),
    Fact("into", SEAT, "Into whose hand?"),
    Fact("told-apart", YES, "Can the other hand still be told apart?", default=True),
    known=REFUTED,
)
def cards_into_another_hand(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat, into = live_seat(hand, facts), live_seat(hand, facts, "into")
    if seat == into:
        raise FactError("nobody throws cards into the same hand")
    notes = () if facts.yes("told-apart") else ("the other hand is fouled: report it too",)
    grounds = (DeadHandLaw.cards_thrown_into_another_hand,)
    killed = (Killed(seat),)
    if hand.rules.dead_hands.cards_thrown_into_another_hand is ThrownCards.THROWER_DEAD:
        return Ruling(killed, grounds=grounds, says="the thrown cards are dead", notes=notes)
    says = "the floor decides about the thrown cards"
    return Ruling(grounds=grounds, options=dead_or_live(killed), says=says, notes=notes)


def dead_or_live(killed: HandEvents) -> tuple[HandChoice, ...]:
    return (Choice("dead", "The hand is dead.", killed), Choice("live", "The hand is live."))


@kind(
    "late-discard",
    "dead hands",
    "A Pineapple player had not thrown a card away when the next card was turned up.",
    Fact("seat", SEAT, "Who?"),
    known=REFUTED,
)
def late_discard(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = live_seat(hand, facts)
    if hand.phase != DISCARDING or not hand.owing >> seat & 1:
        raise FactError(f"seat {seat + 1} has no card to throw away")
    killed: HandEvents = (Killed(seat),)
    grounds = (DeadHandLaw.pineapple_late_discard,)
    if hand.rules.dead_hands.pineapple_late_discard is LateDiscard.DEAD:
        return Ruling(killed, grounds=grounds, says="too late: the hand is dead")
    says = "the floor decides about the hand"
    return Ruling(grounds=grounds, options=dead_or_live(killed), says=says)
