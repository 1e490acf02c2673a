"""What makes a misdeal, until when, and what is done then."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class Cutoff(Enum):
    """What has to happen before a misdeal is no longer possible."""

    SUBSTANTIAL_ACTION = "substantial-action"
    PLAYERS_ACTED_AFTER_BLINDS = "players-acted-after-blinds"


class Declaration(Enum):
    AUTOMATIC = "automatic"
    FLOOR_DISCRETION = "floor-discretion"


class Redeal(Enum):
    EXACT_REPLAY = "exact-replay"
    FRESH_HAND = "fresh-hand"


class WrongButton(Enum):
    MISDEAL = "misdeal"
    MAY_BE_MISDEAL = "may-be-misdeal"
    PLAY_ON = "play-on"


class ExtraCard(Enum):
    BURN_CARD = "burn-card"
    BURN_CARD_IF_NEXT_BURN = "burn-card-if-next-burn"
    MISDEAL = "misdeal"


class ShortDeal(Enum):
    MISDEAL = "misdeal"
    MISDEAL_UNLESS_TOP_CARD_DUE = "misdeal-unless-top-card-due"


class OutOfSequence(Enum):
    MISDEAL = "misdeal"
    PASS_CARD_IF_UNSEEN = "pass-card-if-unseen"


class UnentitledSeat(Enum):
    MISDEAL = "misdeal"
    COMPLETE_AND_KILL = "complete-and-kill"


class Omitted(Enum):
    MISDEAL = "misdeal"
    UNTIL_A_HAND_IS_COMPLETE = "misdeal-until-a-hand-is-complete"


class Entitled(Enum):
    SEATED_OR_POSTED = "seated-or-posted"
    SEATED_OR_REQUESTED = "seated-or-requested"
    EVERY_STACK = "every-stack"


class WrongCount(Enum):
    """What becomes of a hand with the wrong number of cards."""

    DEAD = "dead"
    LIVE = "live"
    FLOOR_DISCRETION = "floor-discretion"


class LastCardMissing(Enum):
    DEAD = "dead"
    MAY_BE_LIVE = "may-be-live"
    LIVE = "live"


class MissingAnte(Enum):
    PLAY_ON_COLLECT = "play-on-collect"
    MISDEAL = "misdeal"
    DEAD_HAND = "dead-hand"


class OwedToPot(Enum):
    FLOOR_DISCRETION = "floor-discretion"
    ALWAYS = "always"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Misdeals:
    misdeal_cutoff: Cutoff = point(
        Cutoff.SUBSTANTIAL_ACTION, "After what can a misdeal no longer be declared?"
    )
    misdeal_cutoff_players: int = point(
        2,
        "How many players must have acted, where the cut-off counts players?",
        unit="players",
        least=1,
        most=10,
    )
    misdeal_declaration: Declaration = point(
        Declaration.AUTOMATIC, "Is a misdeal automatic once a ground for it is shown in time?"
    )
    misdeal_declaration_wrong_count: Declaration = point(
        Declaration.AUTOMATIC,
        "And where a hand got too many or too few cards, or a card came out of sequence?",
    )
    misdeal_grounds_exhaustive: bool = point(False, "Is the list of misdeal grounds closed?")
    misdeal_redeal: Redeal = point(Redeal.EXACT_REPLAY, "How is a misdealt hand dealt again?")
    misdeal_redeal_penalty_hands: int = point(
        1,
        "How many hands of a penalty do a misdeal and its redeal use up?",
        unit="hands",
        least=1,
        most=2,
    )
    fouled_hand_refund_after_cutoff: bool = point(
        False, "Is money returned to a fouled hand once a misdeal is too late?"
    )
    misdeal_wrong_button: WrongButton = point(
        WrongButton.MISDEAL, "Is a button out of position a misdeal while there is time?"
    )
    misdeal_first_card_wrong_seat: bool = point(
        True, "Is a first card to the wrong seat a misdeal?"
    )
    misdeal_extra_cards_count: int = point(
        2, "How many surplus cards make a misdeal?", unit="cards", least=1, most=10
    )
    single_extra_card: ExtraCard = point(
        ExtraCard.BURN_CARD, "What becomes of one surplus card found before the betting?"
    )
    misdeal_too_few_cards: ShortDeal = point(
        ShortDeal.MISDEAL_UNLESS_TOP_CARD_DUE,
        "A player was dealt too few cards, and it is found in time?",
    )
    misdeal_out_of_sequence: OutOfSequence = point(
        OutOfSequence.MISDEAL, "A card went to the wrong player, or out of sequence?"
    )
    misdeal_unentitled_seat_dealt: UnentitledSeat = point(
        UnentitledSeat.MISDEAL, "Cards dealt to a seat not entitled to a hand?"
    )
    misdeal_entitled_player_omitted: Omitted = point(
        Omitted.MISDEAL, "A player entitled to a hand was left out?"
    )
    entitled_to_hand: Entitled = point(
        Entitled.SEATED_OR_POSTED, "Who is entitled to be dealt a hand?"
    )
    omitted_player_refund: bool = point(
        True, "Once too late for a misdeal, does a player left out get the post back?"
    )
    misdeal_unshuffled_deck: bool = point(True, "Is an unshuffled or uncut deck a misdeal?")
    deck_cut_required: bool = point(True, "Must the deck be cut before the deal?")
    too_many_cards: WrongCount = point(
        WrongCount.DEAD, "A hand with too many cards, found too late for a misdeal?"
    )
    too_few_cards: WrongCount = point(
        WrongCount.DEAD, "A hand with too few cards, found too late for a misdeal?"
    )
    stud_hand_missing_last_card: LastCardMissing = point(
        LastCardMissing.MAY_BE_LIVE, "A stud hand that lacks only its last card?"
    )
    draw_hand_short_before_draw: bool = point(
        True, "Is a draw hand with too few cards live before the draw?"
    )
    missing_ante: MissingAnte = point(MissingAnte.PLAY_ON_COLLECT, "The pot is short an ante?")
    dealt_in_owes_pot: OwedToPot = point(
        OwedToPot.FLOOR_DISCRETION,
        "Is a player who was dealt in held to money that the pot is owed?",
    )
