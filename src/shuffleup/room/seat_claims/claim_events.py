"""What has happened to seats that are kept, and to those who change tables."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.seat_claims.claim_records import UnderBox


class PutApart(Struct, frozen=True, gc=False):
    """Two people may not play in one game."""

    one: str
    other: str
    why: str = ""


class PutTogether(Struct, frozen=True, gc=False):
    """Two people may play in one game again."""

    one: str
    other: str


class SeatReserved(Struct, frozen=True, gc=False):
    """A seat is kept for somebody."""

    table: str
    seat: int
    player: str
    why: str = ""


class SeatFreed(Struct, frozen=True, gc=False):
    """A seat is kept for nobody any more."""

    table: str
    seat: int


class TransferSigned(Struct, frozen=True, gc=False):
    """A name is on the list of those who want to a table."""

    table: str
    player: str


class TransferEnded(Struct, frozen=True, gc=False):
    """And off it."""

    table: str
    player: str


class BoxPut(Struct, frozen=True):
    """An absent player's chips are under a box, and somebody else has the seat."""

    table: str
    box: UnderBox


class BoxTaken(Struct, frozen=True, gc=False):
    """The box is off again."""

    table: str
    player: str


class GuestSat(Struct, frozen=True, gc=False):
    """A guest sits behind a player."""

    table: str
    player: str
    guest: str


class GuestSentAway(Struct, frozen=True, gc=False):
    """A guest got up because a player objected."""

    table: str
    player: str
    guest: str


ClaimEvent = (
    PutApart | PutTogether | SeatReserved | SeatFreed | TransferSigned | TransferEnded | BoxPut
    | BoxTaken | GuestSat | GuestSentAway
)  # fmt: skip
