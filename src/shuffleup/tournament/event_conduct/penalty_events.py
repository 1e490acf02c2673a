"""What an offence has cost."""

from __future__ import annotations

from msgspec import Struct


class EntrantWarned(Struct, frozen=True, gc=False):
    """Somebody was warned."""

    player: str
    offence: str


class PenaltyGiven(Struct, frozen=True, gc=False):
    """Somebody misses hands, or rounds of the button; either is what is left of it."""

    player: str
    offence: str
    hands: int
    rounds: int = 0


class PenaltyHandMissed(Struct, frozen=True, gc=False):
    """A hand was played without them; what is left. Nothing: the penalty is over."""

    player: str
    hands: int
    rounds: int = 0


class ChipsForfeited(Struct, frozen=True, gc=False):
    """Chips left play for what their owner did."""

    player: str
    offence: str
    amount: int


class Disqualified(Struct, frozen=True, gc=False):
    """Somebody is out of the event; ``chips`` left play with them, or stay and are blinded off."""

    player: str
    offence: str
    chips: int
    stays: bool = False


PenaltyEvent = EntrantWarned | PenaltyGiven | PenaltyHandMissed | ChipsForfeited | Disqualified
