"""Which hands are dead, which come back, and who is protected."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


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


class DeadHandLaw(Group):
    absent_hand_dead_when: Point[AbsentDead] = point(
        "absent-hand-dead-when",
        AbsentDead.ACTION_REACHES_PLAYER,
        "When does the hand of a player not at the seat die?",
    )
    leaving_unprotected_hand: Point[Leaving] = point(
        "leaving-unprotected-hand",
        Leaving.DEAD_AT_TURN,
        "A player leaves an unprotected hand without a word?",
    )
    leaving_live_hand_penalised: Point[bool] = point(
        "leaving-live-hand-penalised",
        False,
        "May it be penalised to leave the table with a live hand and betting to come?",
    )
    cards_thrown_into_another_hand: Point[ThrownCards] = point(
        "cards-thrown-into-another-hand",
        ThrownCards.THROWER_DEAD,
        "A player throws cards into another's hand?",
    )
    pineapple_late_discard: Point[LateDiscard] = point(
        "pineapple-late-discard", LateDiscard.DEAD, "A Pineapple player has not discarded in time?"
    )
    mucked_hand_retrieval: Point[Retrieval] = point(
        "mucked-hand-retrieval", Retrieval.IDENTIFIABLE, "May a hand that hit the muck come back?"
    )
    retrieval_thought_pot_won: Point[bool] = point(
        "retrieval-thought-pot-won", True, "Is it a listed mistake to think the pot was won?"
    )
    retrieval_thought_more_owed: Point[bool] = point(
        "retrieval-thought-more-owed", True, "Is it a listed mistake to think that more was owed?"
    )
    retrieval_already_committed: Point[bool] = point(
        "retrieval-already-committed",
        True,
        "Does a hand come back whose player had committed chips and folds instead?",
    )
    retrieval_false_information: Point[bool] = point(
        "retrieval-false-information",
        False,
        "Is an extra effort made for a hand folded on false information?",
    )
    unprotected_hand_redress: Point[Redress] = point(
        "unprotected-hand-redress",
        Redress.UNCALLED_BET_RETURNED,
        "What comes back when an unprotected hand is fouled or killed by the dealer?",
    )
    protected_hand_no_redress: Point[bool] = point(
        "protected-hand-no-redress",
        False,
        "Has a player no redress for a hand fouled or killed even if it was protected?",
    )
    hand_exposed_action_pending: Point[ExposedHand] = point(
        "hand-exposed-action-pending",
        ExposedHand.PENALTY_ONLY,
        "A player exposes the hand with action pending?",
    )
    hand_exposed_rule_needs_bet: Point[bool] = point(
        "hand-exposed-rule-needs-bet",
        False,
        "Does that touch the hand only when facing a bet without a word or protection?",
    )
    exposing_forfeits_pot: Point[bool] = point(
        "exposing-forfeits-pot", False, "May who exposes cards again forfeit the pot?"
    )
    exposing_asked_to_leave: Point[bool] = point(
        "exposing-asked-to-leave", False, "May who exposes cards again be asked to leave?"
    )
    exposing_penalty: Point[bool] = point(
        "exposing-penalty", True, "May exposing cards with action pending be penalised?"
    )
    exposing_needs_intent: Point[bool] = point(
        "exposing-needs-intent",
        False,
        "Is exposing cards an offence only if it was done on purpose?",
    )
    last_two_may_show: Point[bool] = point(
        "last-two-may-show",
        False,
        "May the last two of an event, or two in a winner-take-all, show cards in play?",
    )
    penalty_for_exposing_starts: Point[PenaltyStarts] = point(
        "penalty-for-exposing-starts",
        PenaltyStarts.END_OF_HAND,
        "When does a penalty for exposing cards start?",
    )
