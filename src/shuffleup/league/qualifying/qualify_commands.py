"""What is said about seats in the final."""

from __future__ import annotations

from msgspec import Struct


class CloseSeason(Struct, frozen=True):
    """The last event is played: the seats of the final are offered."""


class AcceptSeat(Struct, frozen=True):
    """Somebody takes the seat that is offered."""

    player: str


class DeclineSeat(Struct, frozen=True):
    """Somebody does not."""

    player: str


QualifyCommand = CloseSeason | AcceptSeat | DeclineSeat
