"""Stud: cards dealt the wrong way up, too early, to the wrong player."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class HoleCardExposed(Enum):
    THIRD_CARD_DOWN = "third-card-down"
    MISDEAL = "misdeal"


class BothExposed(Enum):
    DEAD_ANTE_RETURNED = "dead-ante-returned"
    MISDEAL = "misdeal"


class DeadLowHand(Enum):
    """Who opens when the hand that was low is dead."""

    NEXT_LEFT = "next-left"
    NEXT_LOWEST_CARD = "next-lowest-card"


class WrongBringIn(Enum):
    CORRECTED_IF_POSSIBLE = "corrected-if-possible"
    STANDS_AFTER_FOLLOWERS = "stands-after-followers"


class BurnError(Enum):
    PUT_BACK_IF_POSSIBLE = "put-back-if-possible"
    STANDS = "stands"


class BurnErrorLastCard(Enum):
    KEPT = "kept"
    REPLACED = "replaced"


class PrematureCards(Enum):
    REMOVED_WITH_THE_ROUND = "removed-with-one-per-active-player"
    RESHUFFLE_WITH_STUB = "reshuffle-with-stub"


class ExtraCards(Enum):
    """With early cards, for whom one more card is taken off the stub."""

    PLAYERS_NOT_YET_DEALT = "players-not-yet-dealt"
    EVERY_ACTIVE_PLAYER = "every-active-player"


class EarlyLastCard(Enum):
    KEPT_NO_RAISE = "kept-no-raise"
    REPLACED = "replaced"


class FirstLastCardUp(Enum):
    OTHERS_DOWN_WITH_OPTION = "others-down-with-option"
    ALL_DEALT_UP = "all-dealt-up"


class LaterLastCardUp(Enum):
    MAY_BE_ALL_IN = "may-be-all-in"
    PLAYS_ON = "plays-on"


class HeadsUpFirst(Enum):
    BOTH_UP = "both-up"
    OPTION = "option"


class HeadsUpSecond(Enum):
    MAY_BE_ALL_IN = "may-be-all-in"
    BETTING_OVER = "betting-over"


class LastCardOpener(Enum):
    ALL_UP_CARDS = "high-counting-all-up-cards"
    SIXTH_STREET = "high-on-sixth-street"


class WrongPlayersCard(Enum):
    KEPT = "kept"
    RETURNED = "returned"


class UpCardsPickedUp(Enum):
    DEAD = "dead"
    FLOOR_DISCRETION = "floor-discretion"


class PickedUpNoBet(Enum):
    DEAD = "dead"
    LIVE = "live"


class StudErrorLaw(Group):
    hole_card_exposed: Point[HoleCardExposed] = point(
        "stud-hole-card-exposed",
        HoleCardExposed.THIRD_CARD_DOWN,
        "One stud hole card is dealt face up?",
    )
    leading_card_misdeal: Point[bool] = point(
        "stud-leading-card-misdeal",
        True,
        "Is it a misdeal all the same if that was the first or second card off the deck?",
    )
    two_hands_exposed: Point[HoleCardExposed] = point(
        "stud-two-hands-exposed",
        HoleCardExposed.MISDEAL,
        "A hole card of each of two stud hands is dealt face up?",
    )
    both_hole_cards_exposed: Point[BothExposed] = point(
        "stud-both-hole-cards-exposed",
        BothExposed.DEAD_ANTE_RETURNED,
        "Both stud hole cards of a hand are dealt face up?",
    )
    dead_low_hand_opener: Point[DeadLowHand] = point(
        "stud-dead-low-hand-opener",
        DeadLowHand.NEXT_LOWEST_CARD,
        "A hand dead for exposed hole cards had the low card: who opens?",
    )
    wrong_bring_in: Point[WrongBringIn] = point(
        "stud-wrong-bring-in",
        WrongBringIn.CORRECTED_IF_POSSIBLE,
        "The wrong player brought it in, or opened, at stud?",
    )
    wrong_opener_followers: Point[int] = point(
        "stud-wrong-opener-followers",
        2,
        "After how many players behind does a wrong first action stand?",
        unit="players",
        least=1,
        most=8,
    )
    burn_error: Point[BurnError] = point(
        "stud-burn-error", BurnError.PUT_BACK_IF_POSSIBLE, "No burn, or two, before a stud street?"
    )
    burn_error_last_card: Point[BurnErrorLastCard] = point(
        "stud-burn-error-last-card",
        BurnErrorLastCard.KEPT,
        "After a burn error the last card is already among the hole cards?",
    )
    premature_cards: Point[PrematureCards] = point(
        "stud-premature-cards",
        PrematureCards.RESHUFFLE_WITH_STUB,
        "Stud cards dealt before the betting is complete?",
    )
    premature_extra_cards: Point[ExtraCards] = point(
        "stud-premature-extra-cards",
        ExtraCards.PLAYERS_NOT_YET_DEALT,
        "Where early stud cards are removed, for whom is one more taken off the stub?",
    )
    premature_new_burn: Point[bool] = point(
        "stud-premature-new-burn", False, "After early stud cards, is a card burned again?"
    )
    premature_last_card_seen: Point[EarlyLastCard] = point(
        "stud-premature-last-card-seen",
        EarlyLastCard.KEPT_NO_RAISE,
        "An early last down card already seen or mixed in?",
    )
    last_card_exposed_first_player: Point[FirstLastCardUp] = point(
        "stud-last-card-exposed-first-player",
        FirstLastCardUp.OTHERS_DOWN_WITH_OPTION,
        "Three or more players, the first last card is dealt up?",
    )
    last_card_exposed_other_player: Point[LaterLastCardUp] = point(
        "stud-last-card-exposed-other-player",
        LaterLastCardUp.MAY_BE_ALL_IN,
        "Three or more players, a later last card is dealt up?",
    )
    last_card_exposed_heads_up_first: Point[HeadsUpFirst] = point(
        "stud-last-card-exposed-heads-up-first",
        HeadsUpFirst.BOTH_UP,
        "Heads-up, the first last card is dealt up?",
    )
    last_card_exposed_heads_up_second: Point[HeadsUpSecond] = point(
        "stud-last-card-exposed-heads-up-second",
        HeadsUpSecond.MAY_BE_ALL_IN,
        "Heads-up, only the second last card is dealt up?",
    )
    last_card_exposed_opener: Point[LastCardOpener] = point(
        "stud-last-card-exposed-opener",
        LastCardOpener.ALL_UP_CARDS,
        "Who opens the round after an exposed last card?",
    )
    last_card_to_wrong_player: Point[WrongPlayersCard] = point(
        "stud-last-card-to-wrong-player",
        WrongPlayersCard.KEPT,
        "The last down card went to the wrong player, who may have seen it?",
    )
    up_cards_picked_up: Point[UpCardsPickedUp] = point(
        "stud-up-cards-picked-up",
        UpCardsPickedUp.DEAD,
        "Up-cards picked up or turned over when facing a bet?",
    )
    up_cards_picked_up_must_induce: Point[bool] = point(
        "stud-up-cards-picked-up-must-induce",
        False,
        "Is picking them up fatal only if somebody acted because of it?",
    )
    up_cards_picked_up_no_bet: Point[PickedUpNoBet] = point(
        "stud-up-cards-picked-up-no-bet",
        PickedUpNoBet.DEAD,
        "Up-cards picked up without a bet, making another act?",
    )
    call_when_beaten_refund: Point[bool] = point(
        "stud-call-when-beaten-refund",
        False,
        "Is a call refunded when the up-cards already beat the caller?",
    )
    absent_pays_bring_in: Point[bool] = point(
        "stud-absent-pays-bring-in",
        True,
        "Does an absent player with the low card pay the forced bet?",
    )
