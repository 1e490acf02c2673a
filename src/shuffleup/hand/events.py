"""What has happened in a hand: facts, in the past tense, each a small frozen struct.

The log records chance, choice and every chip moved. Only ``Shuffled`` and ``Reshuffled`` hold cards
that are still to come; no view contains them. The kinds of which a hand has most are written
without the fields that have their usual value (``omit_defaults``), to keep logs small: those usual
values never change.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.hand.repairs.primitives import Repair
from shuffleup.hand.setup import Forced, Setup


class Started(Struct, frozen=True, gc=False):
    setup: Setup


class Shuffled(Struct, frozen=True, gc=False):
    """The deck in the order it will be dealt; unknown cards at a table dealt by hand."""

    deck: tuple[int, ...]


class Reshuffled(Struct, frozen=True, gc=False):
    """Cards that were out of play become the stub again, in this order."""

    cards: tuple[int, ...]


class Posted(Struct, frozen=True, gc=False):
    seat: int
    amount: int
    kind: Forced


class Burned(Struct, frozen=True, gc=False):
    card: int


class Dealt(Struct, frozen=True, gc=False, omit_defaults=True):
    seat: int
    cards: tuple[int, ...]
    up: bool = False


class Boarded(Struct, frozen=True, gc=False, omit_defaults=True):
    """Community cards turned up; ``run`` counts from 0 when the board is dealt more than once."""

    cards: tuple[int, ...]
    run: int = 0


class Opened(Struct, frozen=True, gc=False):
    """A betting round; ``first`` acts first, -1 when nobody can bet any more."""

    street: int
    first: int


class Asked(Struct, frozen=True, gc=False):
    """Players are asked in turn for something other than a bet: see ``state.PHASE_NAMES``."""

    phase: int
    first: int


class BroughtIn(Struct, frozen=True, gc=False):
    seat: int
    amount: int


class Folded(Struct, frozen=True, gc=False):
    seat: int


class Checked(Struct, frozen=True, gc=False):
    seat: int


class Called(Struct, frozen=True, gc=False):
    """Chips put in to match the bet, or all there were."""

    seat: int
    amount: int


class Raised(Struct, frozen=True, gc=False):
    """A bet, raise or completion *to* this amount for the round."""

    seat: int
    to: int


class Returned(Struct, frozen=True, gc=False):
    """The part of a bet that nobody called goes back."""

    seat: int
    amount: int


class Discarded(Struct, frozen=True, gc=False):
    """Cards thrown away for a draw or because the game says so; none is standing pat."""

    seat: int
    cards: tuple[int, ...]


class Agreed(Struct, frozen=True, gc=False):
    """How often this player wants the remaining cards dealt."""

    seat: int
    times: int


class Shown(Struct, frozen=True, gc=False):
    """A hand tabled; UNKNOWN stands for a card that stayed down, where a house needs not all."""

    seat: int
    cards: tuple[int, ...]


class Mucked(Struct, frozen=True, gc=False):
    seat: int


class Hunted(Struct, frozen=True, gc=False):
    """The board that would have come, shown after the hand where the house allows it."""

    seat: int
    cards: tuple[int, ...]


class Dropped(Struct, frozen=True, gc=False):
    """Chips to the house, into a purse: out of the pot, or from the seat that posts the fee."""

    amount: int
    purse: str
    seat: int = -1


class Awarded(Struct, frozen=True, gc=False, omit_defaults=True):
    """Chips pushed: from which pot (0 the main pot), for which way to win, on which run."""

    seat: int
    amount: int
    pot: int = 0
    way: int = -1
    run: int = 0


class Ended(Struct, frozen=True, gc=False, omit_defaults=True):
    """The hand is over; ``carried`` stays in the pot for the next deal (nobody opened)."""

    carried: int = 0


Event = (
    Started
    | Shuffled
    | Reshuffled
    | Posted
    | Burned
    | Dealt
    | Boarded
    | Opened
    | Asked
    | BroughtIn
    | Folded
    | Checked
    | Called
    | Raised
    | Returned
    | Discarded
    | Agreed
    | Shown
    | Mucked
    | Hunted
    | Dropped
    | Awarded
    | Ended
    | Repair
)
