"""What makes a misdeal, until when, and what is done then."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


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


class MisdealLaw(Group):
    cutoff: Point[Cutoff] = point(
        "misdeal-cutoff",
        Cutoff.SUBSTANTIAL_ACTION,
        "After what can a misdeal no longer be declared?",
    )
    cutoff_players: Point[int] = point(
        "misdeal-cutoff-players",
        2,
        "How many players must have acted, where the cut-off counts players?",
        unit="players",
        least=1,
        most=10,
    )
    declaration: Point[Declaration] = point(
        "misdeal-declaration",
        Declaration.AUTOMATIC,
        "Is a misdeal automatic once a ground for it is shown in time?",
    )
    declaration_wrong_count: Point[Declaration] = point(
        "misdeal-declaration-wrong-count",
        Declaration.AUTOMATIC,
        "And where a hand got too many or too few cards, or a card came out of sequence?",
    )
    grounds_exhaustive: Point[bool] = point(
        "misdeal-grounds-exhaustive", False, "Is the list of misdeal grounds closed?"
    )
    redeal: Point[Redeal] = point(
        "misdeal-redeal", Redeal.EXACT_REPLAY, "How is a misdealt hand dealt again?"
    )
    redeal_penalty_hands: Point[int] = point(
        "misdeal-redeal-penalty-hands",
        1,
        "How many hands of a penalty do a misdeal and its redeal use up?",
        unit="hands",
        least=1,
        most=2,
    )
    fouled_hand_refund_after_cutoff: Point[bool] = point(
        "fouled-hand-refund-after-cutoff",
        False,
        "Is money returned to a fouled hand once a misdeal is too late?",
    )
    wrong_button: Point[WrongButton] = point(
        "misdeal-wrong-button",
        WrongButton.MISDEAL,
        "Is a button out of position a misdeal while there is time?",
    )
    first_card_wrong_seat: Point[bool] = point(
        "misdeal-first-card-wrong-seat", True, "Is a first card to the wrong seat a misdeal?"
    )
    extra_cards_count: Point[int] = point(
        "misdeal-extra-cards-count",
        2,
        "How many surplus cards make a misdeal?",
        unit="cards",
        least=1,
        most=10,
    )
    single_extra_card: Point[ExtraCard] = point(
        "single-extra-card",
        ExtraCard.BURN_CARD,
        "What becomes of one surplus card found before the betting?",
    )
    too_few_cards_dealt: Point[ShortDeal] = point(
        "misdeal-too-few-cards",
        ShortDeal.MISDEAL_UNLESS_TOP_CARD_DUE,
        "A player was dealt too few cards, and it is found in time?",
    )
    out_of_sequence: Point[OutOfSequence] = point(
        "misdeal-out-of-sequence",
        OutOfSequence.MISDEAL,
        "A card went to the wrong player, or out of sequence?",
    )
    unentitled_seat_dealt: Point[UnentitledSeat] = point(
        "misdeal-unentitled-seat-dealt",
        UnentitledSeat.MISDEAL,
        "Cards dealt to a seat not entitled to a hand?",
    )
    entitled_player_omitted: Point[Omitted] = point(
        "misdeal-entitled-player-omitted",
        Omitted.MISDEAL,
        "A player entitled to a hand was left out?",
    )
    entitled_to_hand: Point[Entitled] = point(
        "entitled-to-hand", Entitled.SEATED_OR_POSTED, "Who is entitled to be dealt a hand?"
    )
    omitted_player_refund: Point[bool] = point(
        "omitted-player-refund",
        True,
        "Once too late for a misdeal, does a player left out get the post back?",
    )
    unshuffled_deck: Point[bool] = point(
        "misdeal-unshuffled-deck", True, "Is an unshuffled or uncut deck a misdeal?"
    )
    deck_cut_required: Point[bool] = point(
        "deck-cut-required", True, "Must the deck be cut before the deal?"
    )
    too_many_cards: Point[WrongCount] = point(
        "too-many-cards",
        WrongCount.DEAD,
        "A hand with too many cards, found too late for a misdeal?",
    )
    too_few_cards: Point[WrongCount] = point(
        "too-few-cards", WrongCount.DEAD, "A hand with too few cards, found too late for a misdeal?"
    )
    stud_hand_missing_last_card: Point[LastCardMissing] = point(
        "stud-hand-missing-last-card",
        LastCardMissing.MAY_BE_LIVE,
        "A stud hand that lacks only its last card?",
    )
    draw_hand_short_before_draw: Point[bool] = point(
        "draw-hand-short-before-draw",
        True,
        "Is a draw hand with too few cards live before the draw?",
    )
    missing_ante: Point[MissingAnte] = point(
        "missing-ante", MissingAnte.PLAY_ON_COLLECT, "The pot is short an ante?"
    )
    dealt_in_owes_pot: Point[OwedToPot] = point(
        "dealt-in-owes-pot",
        OwedToPot.FLOOR_DISCRETION,
        "Is a player who was dealt in held to money that the pot is owed?",
    )
