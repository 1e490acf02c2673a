"""A live hand fouled, or taken in by the dealer: no redress if unprotected, or in any case."""

from __future__ import annotations

from shuffleup.floor.dead_hands.killing import dead_but_for_its_bet, live_seat
from shuffleup.floor.dead_hands.muck import CHOOSE, IDENTIFIABLE, NO, comes_back
from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import no_clause
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import Killed, Refunded, Rewound
from shuffleup.hand.rulings import HandChoice, HandEvents, HandRuling
from shuffleup.law.points.floor.dead_hands import DeadHandLaw, Redress, Retrieval
from shuffleup.law.ruling import Choice, Ruling

BY_THE_DEALER = "dealer-took-it"
FLOOR_DECIDES = "the floor decides whether the hand comes back"


@kind(
    "hand-killed-or-fouled",
    "dead hands",
    "The dealer took in a live hand by mistake, or it was fouled.",
    Fact("seat", SEAT, "Whose?"),
    Fact("protected", YES, "Was it protected?", default=False),
    IDENTIFIABLE,
    known=REFUTED,
)
def hand_killed_or_fouled(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = live_seat(hand, facts)
    if hand.shown >> seat & 1:
        raise FactError(f"the hand of seat {seat + 1} was tabled: that is another matter")
    identifiable = facts.one_of("identifiable")
    protected = facts.yes("protected")
    if hand.rules.dead_hands.protected_hand_no_redress:
        return no_redress(hand, seat, identifiable, (DeadHandLaw.protected_hand_no_redress,))
    if protected and identifiable == NO:
        # The book speaks only of the player who did not protect it.
        return no_clause(hand.rules)
    if protected:
        options = given_back_or_dead(hand, seat)
        grounds = ("hand-killed-or-fouled", DeadHandLaw.unprotected_hand_redress, "floor-authority")
        return Ruling(grounds=grounds, options=options, says=FLOOR_DECIDES)
    return no_redress(hand, seat, identifiable, ())


def no_redress(hand: Hand, seat: int, identifiable: str, why: tuple[str, ...]) -> HandRuling:
    """Dead, unless the book lets the floor give back a hand that can be told."""
    grounds = ("hand-killed-or-fouled", DeadHandLaw.unprotected_hand_redress, *why)
    if identifiable != NO:
        what, more = comes_back(hand, identifiable, BY_THE_DEALER)
        if hand.rules.dead_hands.mucked_hand_retrieval is not Retrieval.LISTED_MISTAKES:
            grounds += more  # a list of what players get wrong says nothing of the dealer
        if what == CHOOSE:
            options = given_back_or_dead(hand, seat)
            return Ruling(grounds=grounds, options=options, says=FLOOR_DECIDES)
    killed = its_death(hand, seat)
    refunded = any(isinstance(event, Refunded | Rewound) for event in killed)
    says = "the hand is dead and its uncalled bet comes back" if refunded else "the hand is dead"
    return Ruling(killed, grounds=grounds, says=says)


def uncalled_bet_returned(hand: Hand) -> bool:
    return hand.rules.dead_hands.unprotected_hand_redress is Redress.UNCALLED_BET_RETURNED


def its_death(hand: Hand, seat: int) -> HandEvents:
    return dead_but_for_its_bet(hand, seat) if uncalled_bet_returned(hand) else (Killed(seat),)


def given_back_or_dead(hand: Hand, seat: int) -> tuple[HandChoice, ...]:
    return (
        Choice("give-back", "The hand can be told and is given back."),
        Choice("dead", "The hand is dead.", its_death(hand, seat)),
    )
