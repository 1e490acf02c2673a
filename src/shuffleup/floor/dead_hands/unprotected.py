"""A live hand fouled, or taken in by the dealer: no redress for a player who did not protect it."""

from __future__ import annotations

from shuffleup.floor.dead_hands.killing import dead_but_for_its_bet, live_seat
from shuffleup.floor.dead_hands.muck import CHOOSE, IDENTIFIABLE, NO, comes_back
from shuffleup.floor.facts import SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import no_clause
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import Killed, Refunded, Rewound
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.law.points.floor.dead_hands import DeadHandLaw, Redress
from shuffleup.law.ruling import Choice, Ruling

BY_THE_DEALER = "dealer-took-it"


@kind(
    "hand-killed-or-fouled",
    "dead hands",
    "The dealer took in a live hand by mistake, or it was fouled.",
    Fact("seat", SEAT, "Whose?"),
    Fact("protected", YES, "Was it protected?", default=False),
    IDENTIFIABLE,
)
def hand_killed_or_fouled(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = live_seat(hand, facts)
    if hand.shown >> seat & 1:
        raise FactError(f"the hand of seat {seat + 1} was tabled: that is another matter")
    identifiable = facts.one_of("identifiable")
    protected = facts.yes("protected")
    if protected and identifiable == NO:
        # Every book speaks only of the player who did not protect it.
        return no_clause(hand.rules)
    returned = hand.rules.dead_hands.unprotected_hand_redress is Redress.UNCALLED_BET_RETURNED
    killed = dead_but_for_its_bet(hand, seat) if returned else (Killed(seat),)
    grounds: tuple[str, ...] = ("hand-killed-or-fouled", DeadHandLaw.unprotected_hand_redress)
    if identifiable != NO:
        what, more = comes_back(hand, identifiable, BY_THE_DEALER)
        grounds += ("floor-authority",) if protected else more
        if protected or what == CHOOSE:
            options: tuple[HandChoice, ...] = (
                Choice("give-back", "The hand can be told and is given back."),
                Choice("dead", "The hand is dead.", killed),
            )
            says = "the floor decides whether the hand comes back"
            return Ruling(grounds=grounds, options=options, says=says)
    refunded = any(isinstance(event, Refunded | Rewound) for event in killed)
    says = "the hand is dead and its uncalled bet comes back" if refunded else "the hand is dead"
    return Ruling(killed, grounds=grounds, says=says)
