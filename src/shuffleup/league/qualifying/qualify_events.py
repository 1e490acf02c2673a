"""What has happened to seats in the final."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.league.qualifying.qualify_record import QualifiedBy


class SeasonClosed(Struct, frozen=True, gc=False):
    """The last event is played."""


class FinalSeatOffered(Struct, frozen=True, gc=False):
    """A seat in the final is offered to somebody."""

    player: str
    by: QualifiedBy


class FinalOfferWithdrawn(Struct, frozen=True, gc=False):
    """A result was corrected, or a tie resolved: the seat is not due to them."""

    player: str


class FinalSeatAnswered(Struct, frozen=True, gc=False):
    """Somebody takes the seat, or does not."""

    player: str
    accepts: bool


QualifyEvent = SeasonClosed | FinalSeatOffered | FinalOfferWithdrawn | FinalSeatAnswered
