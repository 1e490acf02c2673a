"""Odd chips: who gets what does not divide, and how identical two-way hands share."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


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


class OddChipLaw(Group):
    button_games: Point[OddChipButton] = point(
        "odd-chip-button-games",
        OddChipButton.FIRST_LEFT_OF_BUTTON,
        "Who gets the odd chip in button games?",
    )
    high_low: Point[OddChipHighLow] = point(
        "odd-chip-high-low", OddChipHighLow.HIGH_HAND, "Who gets the odd chip between high and low?"
    )
    stud_high: Point[OddChipStudHigh] = point(
        "odd-chip-stud-high",
        OddChipStudHigh.HIGHEST_CARD_BY_SUIT,
        "Who gets the odd chip among tied highs in stud?",
    )
    stud_low: Point[OddChipStudLow] = point(
        "odd-chip-stud-low",
        OddChipStudLow.LOWEST_CARD_BY_SUIT,
        "Who gets the odd chip among tied lows in stud, razz?",
    )
    stud_cards: Point[OddChipCards] = point(
        "odd-chip-stud-cards", OddChipCards.ALL_CARDS, "Which cards decide the stud odd chip?"
    )
    one_per_player: Point[bool] = point(
        "odd-chips-one-per-player", False, "May one player get at most one odd chip?"
    )
    side_pots_split_separately: Point[bool] = point(
        "side-pots-split-separately", True, "Is each side pot split on its own?"
    )
    identical_two_way_hands: Point[TwoWay] = point(
        "identical-two-way-hands", TwoWay.SPLIT_EVENLY, "Hands identical both ways in high-low?"
    )
