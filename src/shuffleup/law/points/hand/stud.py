"""Stud: the bring-in, the open pair, who acts first, and the deck that runs out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class BringIn(Enum):
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


@dataclass(frozen=True, slots=True)
class Stud:
    suit_order: SuitOrder = point(
        SuitOrder.SPADES_HIGH,
        "How do suits rank where they break a tie between cards (bring-in, odd chip)?",
    )
    stud_bring_in: BringIn = point(BringIn.LOWEST_CARD_BY_SUIT, "Who brings it in at stud high?")
    stud_eight_bring_in: BringIn = point(
        BringIn.LOWEST_CARD_BY_SUIT, "Who brings it in at stud eight-or-better?"
    )
    stud_plain_high_low_bring_in: BringIn = point(
        BringIn.HIGHEST_CARD_BY_SUIT, "Who brings it in at stud high-low without qualifier?"
    )
    stud_bring_in_ace_high: bool = point(
        True, "Is the ace high for the bring-in at eight-or-better?"
    )
    stud_board_tie: BoardTie = point(BoardTie.FIRST_DEALT, "Tied high boards: who acts first?")
    stud_bring_in_may_open_full: bool = point(True, "May the bring-in open for a full bet?")
    stud_completion_is_raise: bool = point(False, "Does completing the bring-in count as a raise?")
    stud_small_bet_rounds: int = point(
        2, "How many stud rounds use the small bet?", unit="rounds", least=1, most=5
    )
    stud_later_rounds_open: LaterStud = point(
        LaterStud.HIGH_BOARD, "Who opens the later rounds at stud?"
    )
    stud_open_pair_option: OpenPair = point(
        OpenPair.ANY_PLAYER, "Who may bet the large limit on fourth street with an open pair?"
    )
    stud_open_pair_option_high_low: bool = point(
        False, "Does the open-pair option exist in stud high-low?"
    )
    stud_open_pair_raise_size: OpenPairRaise = point(
        OpenPairRaise.EITHER_UNTIL_LARGE_USED,
        "After a small bet with an open pair, which raise sizes are allowed?",
    )
    stud_low_card_all_in: LowCardAllIn = point(
        LowCardAllIn.NEXT_LEFT, "The low card is all-in on the ante: who opens?"
    )
    stud_folded_seat_gets_cards: bool = point(
        False, "Does a seat folded with nothing owed go on getting cards until there is a bet?"
    )
    stud_shortage_burn: ShortageBurn = point(
        ShortageBurn.IF_ENOUGH_CARDS,
        "Is a card burned before dealing the mixed cards of a short stud deck?",
    )
    stud_shortage_mix: ShortageMix = point(
        ShortageMix.BURNS, "Which cards are mixed with the last one of a short stud deck?"
    )
    stud_common_card: bool = point(
        True, "Is a common card used if the cards of a short stud deck still do not suffice?"
    )
    stud_common_card_opener: CommonCardOpener = point(
        CommonCardOpener.HIGH_WITH_COMMON_CARD, "Who opens after a common card?"
    )
