"""A game as data: its deck, its streets, who opens, and what wins.

``Sheet`` is the whole of a game; there is no class per variant. A new game that fits the sheet is
a TOML file and no code (see ``games.load``).
"""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from itertools import accumulate

from msgspec import Struct

from shuffleup.cards import DECKS


class Structure(Enum):
    """How much may be bet."""

    NO_LIMIT = "no-limit"
    POT_LIMIT = "pot-limit"
    LIMIT = "limit"
    SPREAD = "spread"


class Opening(Enum):
    """Who starts the first round: the blinds, the bring-in card, or a hand good enough to open."""

    BLINDS = "blinds"
    BRING_IN = "bring-in"
    OPENERS = "openers"


class Street(Struct, frozen=True):
    """One round: what is dealt, in this order, and then the betting at the small or big bet."""

    name: str
    discard: int = 0  # cards each player must throw away before anything is dealt
    burn: bool = False
    draw: int = 0  # cards each player may exchange, in turn
    down: int = 0
    up: int = 0
    board: int = 0
    big_bet: bool = False


class Sheet(Struct, frozen=True, dict=True):
    """A game. ``wins`` names one or two ways to value a hand; two of them split the pot. What
    follows from the streets is worked out once (``dict``: it lies beside the fields)."""

    key: str
    title: str
    deck: str
    structures: tuple[Structure, ...]
    max_seats: int
    opening: Opening
    streets: tuple[Street, ...]
    wins: tuple[str, ...]
    two_from_hand: bool = False  # exactly two of the hand and three of the board
    stud: bool = False  # the boards of the players decide who acts first, not the button
    bring_in: str = ""  # a point of the law by name, or a fixed choice
    bring_in_ace_low: bool = False
    open_pair: bool = False  # an open pair on fourth street lets the big bet be made
    lowball: bool = False  # a draw game won by the low hand
    phh: tuple[tuple[str, str], ...] = ()  # structure -> variant code of the PHH format

    @cached_property
    def cards(self) -> tuple[int, ...]:
        return DECKS[self.deck]

    @cached_property
    def card_set(self) -> frozenset[int]:
        return frozenset(self.cards)

    @cached_property
    def hand_size(self) -> int:
        """Cards a player holds before any discard."""
        return sum(street.down + street.up for street in self.streets)

    def held(self, street: int) -> int:
        """Cards in a hand once those of a street are dealt, where none are drawn."""
        so_far = self.streets[: street + 1]
        return sum(one.down + one.up - one.discard for one in so_far)

    @cached_property
    def board_upto(self) -> tuple[int, ...]:
        """Cards on the board once each street is dealt."""
        return tuple(accumulate(street.board for street in self.streets))

    @cached_property
    def draws(self) -> bool:
        return any(street.draw for street in self.streets)

    @cached_property
    def has_board(self) -> bool:
        return any(street.board for street in self.streets)

    def cards_needed(self, seats: int) -> int:
        """Cards a deal takes when everyone stays to the end: burns included, exchanges not."""
        shared = sum(street.board + street.burn for street in self.streets)
        return self.hand_size * seats + shared
