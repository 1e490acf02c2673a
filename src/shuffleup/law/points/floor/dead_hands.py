"""Which hands are dead, which come back, and who is protected."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class AbsentDead(Enum):
    """When the hand of a player who is not at the seat dies."""

    ACTION_REACHES_PLAYER = "action-reaches-player"
    INITIAL_DEAL_COMPLETE = "initial-deal-complete"


class Leaving(Enum):
    MUCKED = "mucked"
    DEAD_AT_TURN = "dead-at-turn"


class ThrownCards(Enum):
    THROWER_DEAD = "thrower-dead"
    FLOOR_DISCRETION = "floor-discretion"


class LateDiscard(Enum):
    DEAD = "dead"
    FLOOR_DISCRETION = "floor-discretion"


class Retrieval(Enum):
    NEVER = "never"
    IDENTIFIABLE = "identifiable-floor-discretion"
    FULLY_IDENTIFIABLE = "fully-identifiable-floor-discretion"
    LISTED_MISTAKES = "listed-mistakes"


class Redress(Enum):
    NONE = "none"
    UNCALLED_BET_RETURNED = "uncalled-bet-returned"


class ExposedHand(Enum):
    DEAD = "dead"
    MAY_BE_DEAD = "may-be-dead"
    PENALTY_ONLY = "penalty-only"


class PenaltyStarts(Enum):
    END_OF_HAND = "end-of-hand"
    AT_ONCE = "at-once"


@dataclass(frozen=True, slots=True)
class DeadHands:
    absent_hand_dead_when: AbsentDead = point(
        AbsentDead.ACTION_REACHES_PLAYER, "When does the hand of a player not at the seat die?"
    )
    leaving_unprotected_hand: Leaving = point(
        Leaving.DEAD_AT_TURN, "A player leaves an unprotected hand without a word?"
    )
    cards_thrown_into_another_hand: ThrownCards = point(
        ThrownCards.THROWER_DEAD, "A player throws cards into another's hand?"
    )
    pineapple_late_discard: LateDiscard = point(
        LateDiscard.DEAD, "A Pineapple player has not discarded in time?"
    )
    mucked_hand_retrieval: Retrieval = point(
        Retrieval.IDENTIFIABLE, "May a hand that hit the muck come back?"
    )
    retrieval_thought_pot_won: bool = point(
        True, "Is it a listed mistake to think the pot was won?"
    )
    retrieval_thought_more_owed: bool = point(
        True, "Is it a listed mistake to think that more was owed?"
    )
    retrieval_already_committed: bool = point(
        True, "Does a hand come back whose player had committed chips and folds instead?"
    )
    retrieval_false_information: bool = point(
        False, "Is an extra effort made for a hand folded on false information?"
    )
    unprotected_hand_redress: Redress = point(
        Redress.UNCALLED_BET_RETURNED,
        "What comes back when an unprotected hand is fouled or killed by the dealer?",
    )
    hand_exposed_action_pending: ExposedHand = point(
        ExposedHand.PENALTY_ONLY, "A player exposes the hand with action pending?"
    )
    hand_exposed_rule_needs_bet: bool = point(
        False, "Does that touch the hand only when facing a bet without a word or protection?"
    )
    exposing_forfeits_pot: bool = point(False, "May who exposes cards again forfeit the pot?")
    exposing_asked_to_leave: bool = point(False, "May who exposes cards again be asked to leave?")
    exposing_penalty: bool = point(True, "May exposing cards with action pending be penalised?")
    exposing_needs_intent: bool = point(
        False, "Is exposing cards an offence only if it was done on purpose?"
    )
    last_two_may_show: bool = point(
        False, "May the last two of an event, or two in a winner-take-all, show cards in play?"
    )
    penalty_for_exposing_starts: PenaltyStarts = point(
        PenaltyStarts.END_OF_HAND, "When does a penalty for exposing cards start?"
    )
