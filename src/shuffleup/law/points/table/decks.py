"""Who deals, cuts and shuffles, and when the cards are changed."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class WhoDeals(Enum):
    HOUSE = "house-dealer"
    PLAYERS = "players-in-rotation"


class DeckRequest(Enum):
    NEVER = "never"
    AFTER_MINIMUM_USE = "after-minimum-use"
    ANY_TIME = "any-time"


class DeckChange(Enum):
    PUSH_OR_LEVEL = "push-or-level"
    DEALER_CHANGE = "dealer-change"
    ON_REQUEST_ONLY = "on-request-only"


class CutBy(Enum):
    DEALER = "dealer"
    RIGHT_OF_DEALER = "player-right-of-dealer"
    LEFT_OF_DEALER = "player-left-of-dealer"


class SecondDeck(Enum):
    DEALER_OR_MACHINE = "dealer-or-machine"
    RIGHT_OF_DEALER = "player-right-of-dealer"


class DeckLaw(Group):
    dealer_type: Point[WhoDeals] = point("dealer-type", WhoDeals.HOUSE, "Who deals?")
    change_on_request: Point[DeckRequest] = point(
        "deck-change-on-request", DeckRequest.AFTER_MINIMUM_USE, "May a player ask for a new deck?"
    )
    minimum_use: Point[int] = point(
        "deck-minimum-use",
        120,
        "How long must a setup be used before a change is granted on request?",
        unit="minutes",
        least=0,
        most=10080,
    )
    change_occasions: Point[DeckChange] = point(
        "deck-change-occasions", DeckChange.PUSH_OR_LEVEL, "When does the house change decks?"
    )
    cut_by: Point[CutBy] = point("deck-cut-by", CutBy.DEALER, "Who cuts the deck before the deal?")
    in_rotation: Point[int] = point(
        "decks-in-rotation",
        1,
        "How many decks does a table use in turn?",
        unit="decks",
        least=1,
        most=9,
    )
    second_deck_shuffled_by: Point[SecondDeck] = point(
        "second-deck-shuffled-by",
        SecondDeck.DEALER_OR_MACHINE,
        "Who shuffles the deck not in play?",
    )
