"""Who deals, cuts and shuffles, and when the cards are changed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class Dealer(Enum):
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


@dataclass(frozen=True, slots=True)
class Decks:
    dealer_type: Dealer = point(Dealer.HOUSE, "Who deals?")
    deck_change_on_request: DeckRequest = point(
        DeckRequest.AFTER_MINIMUM_USE, "May a player ask for a new deck?"
    )
    deck_minimum_use: int = point(
        120,
        "How long must a setup be used before a change is granted on request?",
        unit="minutes",
        least=0,
        most=10080,
    )
    deck_change_occasions: DeckChange = point(
        DeckChange.PUSH_OR_LEVEL, "When does the house change decks?"
    )
    deck_cut_by: CutBy = point(CutBy.DEALER, "Who cuts the deck before the deal?")
    decks_in_rotation: int = point(
        1, "How many decks does a table use in turn?", unit="decks", least=1, most=9
    )
    second_deck_shuffled_by: SecondDeck = point(
        SecondDeck.DEALER_OR_MACHINE, "Who shuffles the deck not in play?"
    )
