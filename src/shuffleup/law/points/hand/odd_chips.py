"""Odd chips: who gets what does not divide, and how identical two-way hands share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class OddChipButton(Enum):
    FIRST_LEFT_OF_BUTTON = "first-left-of-button"
    HIGHEST_CARD_BY_SUIT = "highest-card-by-suit"


class OddChipHighLow(Enum):
    HIGH_HAND = "high-hand"
    LOW_HAND = "low-hand"


class OddChipStudHigh(Enum):
    HIGHEST_CARD_BY_SUIT = "highest-card-by-suit"
    FIRST_LEFT_OF_DEALER = "first-left-of-dealer"


class OddChipStudLow(Enum):
    LOWEST_CARD_BY_SUIT = "lowest-card-by-suit"
    HIGHEST_CARD_BY_SUIT = "highest-card-by-suit"


class OddChipCards(Enum):
    ALL_CARDS = "all-cards"
    BEST_FIVE = "best-five"


class TwoWay(Enum):
    SPLIT_EVENLY = "split-evenly"
    HALF_BY_HALF = "half-by-half"


@dataclass(frozen=True, slots=True)
class OddChips:
    odd_chip_button_games: OddChipButton = point(
        OddChipButton.FIRST_LEFT_OF_BUTTON, "Who gets the odd chip in button games?"
    )
    odd_chip_high_low: OddChipHighLow = point(
        OddChipHighLow.HIGH_HAND, "Who gets the odd chip between high and low?"
    )
    odd_chip_stud_high: OddChipStudHigh = point(
        OddChipStudHigh.HIGHEST_CARD_BY_SUIT, "Who gets the odd chip among tied highs in stud?"
    )
    odd_chip_stud_low: OddChipStudLow = point(
        OddChipStudLow.LOWEST_CARD_BY_SUIT, "Who gets the odd chip among tied lows in stud, razz?"
    )
    odd_chip_stud_cards: OddChipCards = point(
        OddChipCards.ALL_CARDS, "Which cards decide the stud odd chip?"
    )
    odd_chips_one_per_player: bool = point(False, "May one player get at most one odd chip?")
    side_pots_split_separately: bool = point(True, "Is each side pot split on its own?")
    identical_two_way_hands: TwoWay = point(
        TwoWay.SPLIT_EVENLY, "Hands identical both ways in high-low?"
    )
