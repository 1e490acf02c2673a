"""Stud: cards dealt the wrong way up, too early, to the wrong player."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


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


@dataclass(frozen=True, slots=True)
class StudErrors:
    stud_hole_card_exposed: HoleCardExposed = point(
        HoleCardExposed.THIRD_CARD_DOWN, "One stud hole card is dealt face up?"
    )
    stud_leading_card_misdeal: bool = point(
        True, "Is it a misdeal all the same if that was the first or second card off the deck?"
    )
    stud_two_hands_exposed: HoleCardExposed = point(
        HoleCardExposed.MISDEAL, "A hole card of each of two stud hands is dealt face up?"
    )
    stud_both_hole_cards_exposed: BothExposed = point(
        BothExposed.DEAD_ANTE_RETURNED, "Both stud hole cards of a hand are dealt face up?"
    )
    stud_dead_low_hand_opener: DeadLowHand = point(
        DeadLowHand.NEXT_LEFT, "A hand dead for exposed hole cards had the low card: who opens?"
    )
    stud_wrong_bring_in: WrongBringIn = point(
        WrongBringIn.CORRECTED_IF_POSSIBLE, "The wrong player brought it in, or opened, at stud?"
    )
    stud_wrong_opener_followers: int = point(
        2,
        "After how many players behind does a wrong first action stand?",
        unit="players",
        least=1,
        most=8,
    )
    stud_burn_error: BurnError = point(
        BurnError.PUT_BACK_IF_POSSIBLE, "No burn, or two, before a stud street?"
    )
    stud_burn_error_last_card: BurnErrorLastCard = point(
        BurnErrorLastCard.KEPT, "After a burn error the last card is already among the hole cards?"
    )
    stud_premature_cards: PrematureCards = point(
        PrematureCards.RESHUFFLE_WITH_STUB, "Stud cards dealt before the betting is complete?"
    )
    stud_premature_extra_cards: ExtraCards = point(
        ExtraCards.PLAYERS_NOT_YET_DEALT,
        "Where early stud cards are removed, for whom is one more taken off the stub?",
    )
    stud_premature_new_burn: bool = point(False, "After early stud cards, is a card burned again?")
    stud_premature_last_card_seen: EarlyLastCard = point(
        EarlyLastCard.KEPT_NO_RAISE, "An early last down card already seen or mixed in?"
    )
    stud_last_card_exposed_first_player: FirstLastCardUp = point(
        FirstLastCardUp.OTHERS_DOWN_WITH_OPTION,
        "Three or more players, the first last card is dealt up?",
    )
    stud_last_card_exposed_other_player: LaterLastCardUp = point(
        LaterLastCardUp.MAY_BE_ALL_IN, "Three or more players, a later last card is dealt up?"
    )
    stud_last_card_exposed_heads_up_first: HeadsUpFirst = point(
        HeadsUpFirst.BOTH_UP, "Heads-up, the first last card is dealt up?"
    )
    stud_last_card_exposed_heads_up_second: HeadsUpSecond = point(
        HeadsUpSecond.MAY_BE_ALL_IN, "Heads-up, only the second last card is dealt up?"
    )
    stud_last_card_exposed_opener: LastCardOpener = point(
        LastCardOpener.ALL_UP_CARDS, "Who opens the round after an exposed last card?"
    )
    stud_last_card_to_wrong_player: WrongPlayersCard = point(
        WrongPlayersCard.KEPT, "The last down card went to the wrong player, who may have seen it?"
    )
    stud_up_cards_picked_up: UpCardsPickedUp = point(
        UpCardsPickedUp.DEAD, "Up-cards picked up or turned over when facing a bet?"
    )
    stud_up_cards_picked_up_must_induce: bool = point(
        False, "Is picking them up fatal only if somebody acted because of it?"
    )
    stud_up_cards_picked_up_no_bet: PickedUpNoBet = point(
        PickedUpNoBet.DEAD, "Up-cards picked up without a bet, making another act?"
    )
    stud_call_when_beaten_refund: bool = point(
        False, "Is a call refunded when the up-cards already beat the caller?"
    )
    stud_absent_pays_bring_in: bool = point(
        True, "Does an absent player with the low card pay the forced bet?"
    )
