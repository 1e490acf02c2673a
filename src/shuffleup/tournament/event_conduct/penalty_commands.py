"""What the director does about an offence."""

from __future__ import annotations

from msgspec import Struct


class WarnEntrant(Struct, frozen=True):
    """A word of warning."""

    player: str
    offence: str


class PenaliseEntrant(Struct, frozen=True):
    """Hands or rounds to miss."""

    player: str
    offence: str
    hands: int = 0
    rounds: int = 0


class ForfeitChips(Struct, frozen=True):
    """Chips of a player leave play."""

    player: str
    offence: str
    amount: int


class DisqualifyEntrant(Struct, frozen=True):
    """A player is out of the event for what they did."""

    player: str
    offence: str


PenaltyCommand = WarnEntrant | PenaliseEntrant | ForfeitChips | DisqualifyEntrant
