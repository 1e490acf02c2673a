"""Stud: the bring-in, the open pair, who acts first, and the deck that runs out."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class BringInCard(Enum):
    LOWEST_CARD_BY_SUIT = "lowest-card-by-suit"
    HIGHEST_CARD_BY_SUIT = "highest-card-by-suit"


class BoardTie(Enum):
    FIRST_DEALT = "first-dealt"
    BY_SUIT = "by-suit"


class LaterStud(Enum):
    HIGH_BOARD = "high-board"  # the low board in razz
    LEFT_OF_DEALER = "left-of-dealer"


class OpenPair(Enum):
    ANY_PLAYER = "any-player"
    PAIR_HOLDER = "pair-holder"
    NOBODY = "nobody"


class OpenPairRaise(Enum):
    EITHER_UNTIL_LARGE_USED = "either-until-large-used"
    AS_BET = "as-bet"


class LowCardAllIn(Enum):
    NEXT_LEFT = "next-left"
    NEXT_LOWEST_CARD = "next-lowest-card"


class ShortageBurn(Enum):
    IF_ENOUGH_CARDS = "if-enough-cards"
    ALWAYS = "always"  # and a common card if that leaves too few
    NEVER = "never"


class ShortageMix(Enum):
    """What is mixed with the last card of a short stud deck."""

    BURNS = "burn-cards"
    REMOVED_CARDS_TOO = "burn-and-removed-cards"


class CommonCardOpener(Enum):
    HIGH_WITH_COMMON_CARD = "high-with-common-card"
    HIGH_ON_SIXTH_STREET = "high-on-sixth-street"


class SuitOrder(Enum):
    SPADES_HIGH = "spades-hearts-diamonds-clubs"
    NONE = "none"  # the first player left of the dealer


class StudLaw(Group):
    suit_order: Point[SuitOrder] = point(
        "suit-order",
        SuitOrder.SPADES_HIGH,
        "How do suits rank where they break a tie between cards (bring-in, odd chip)?",
    )
    bring_in: Point[BringInCard] = point(
        "stud-bring-in", BringInCard.LOWEST_CARD_BY_SUIT, "Who brings it in at stud high?"
    )
    eight_bring_in: Point[BringInCard] = point(
        "stud-eight-bring-in",
        BringInCard.LOWEST_CARD_BY_SUIT,
        "Who brings it in at stud eight-or-better?",
    )
    plain_high_low_bring_in: Point[BringInCard] = point(
        "stud-plain-high-low-bring-in",
        BringInCard.HIGHEST_CARD_BY_SUIT,
        "Who brings it in at stud high-low without qualifier?",
    )
    bring_in_ace_high: Point[bool] = point(
        "stud-bring-in-ace-high", True, "Is the ace high for the bring-in at eight-or-better?"
    )
    board_tie: Point[BoardTie] = point(
        "stud-board-tie", BoardTie.FIRST_DEALT, "Tied high boards: who acts first?"
    )
    bring_in_may_open_full: Point[bool] = point(
        "stud-bring-in-may-open-full", True, "May the bring-in open for a full bet?"
    )
    completion_is_raise: Point[bool] = point(
        "stud-completion-is-raise", False, "Does completing the bring-in count as a raise?"
    )
    small_bet_rounds: Point[int] = point(
        "stud-small-bet-rounds",
        2,
        "How many stud rounds use the small bet?",
        unit="rounds",
        least=1,
        most=5,
    )
    later_rounds_open: Point[LaterStud] = point(
        "stud-later-rounds-open", LaterStud.HIGH_BOARD, "Who opens the later rounds at stud?"
    )
    open_pair_option: Point[OpenPair] = point(
        "stud-open-pair-option",
        OpenPair.ANY_PLAYER,
        "Who may bet the large limit on fourth street with an open pair?",
    )
    open_pair_option_high_low: Point[bool] = point(
        "stud-open-pair-option-high-low", False, "Does the open-pair option exist in stud high-low?"
    )
    open_pair_raise_size: Point[OpenPairRaise] = point(
        "stud-open-pair-raise-size",
        OpenPairRaise.EITHER_UNTIL_LARGE_USED,
        "After a small bet with an open pair, which raise sizes are allowed?",
    )
    low_card_all_in: Point[LowCardAllIn] = point(
        "stud-low-card-all-in",
        LowCardAllIn.NEXT_LEFT,
        "The low card is all-in on the ante: who opens?",
    )
    folded_seat_gets_cards: Point[bool] = point(
        "stud-folded-seat-gets-cards",
        False,
        "Does a seat folded with nothing owed go on getting cards until there is a bet?",
    )
    shortage_burn: Point[ShortageBurn] = point(
        "stud-shortage-burn",
        ShortageBurn.IF_ENOUGH_CARDS,
        "Is a card burned before dealing the mixed cards of a short stud deck?",
    )
    shortage_mix: Point[ShortageMix] = point(
        "stud-shortage-mix",
        ShortageMix.BURNS,
        "Which cards are mixed with the last one of a short stud deck?",
    )
    common_card: Point[bool] = point(
        "stud-common-card",
        True,
        "Is a common card used if the cards of a short stud deck still do not suffice?",
    )
    common_card_opener: Point[CommonCardOpener] = point(
        "stud-common-card-opener",
        CommonCardOpener.HIGH_WITH_COMMON_CARD,
        "Who opens after a common card?",
    )
