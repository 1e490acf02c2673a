"""What people and the house want with seats that are kept, and with other tables."""

from __future__ import annotations

from msgspec import Struct


class KeepApart(Struct, frozen=True):
    """Do not let two people play in one game."""

    player: str
    other: str
    why: str = ""


class LetTogether(Struct, frozen=True):
    """Let two people play in one game again."""

    player: str
    other: str


class ReserveSeat(Struct, frozen=True):
    """Keep a seat of a table for somebody, and why."""

    player: str
    table: str
    seat: int
    why: str = ""


class ReleaseSeat(Struct, frozen=True):
    """Keep a seat no longer."""

    table: str
    seat: int


class LockSeat(Struct, frozen=True):
    """Put something down at the seat one was called to; ``guest`` is somebody else it is for."""

    player: str
    listing: str
    item: str  # "chips", "card", or any other thing
    amount: int = 0
    guest: str = ""


class SettleSeat(Struct, frozen=True):
    """Two people reached a seat of a new game together."""

    listing: str
    table: str
    seat: int
    player: str
    other: str


class SignTransfer(Struct, frozen=True):
    """Put a name on the list of those who want to change to a table."""

    player: str
    table: str


class ChangeTable(Struct, frozen=True):
    """Move a player to an open seat of a like table."""

    player: str
    table: str
    seat: int


class SwapTables(Struct, frozen=True):
    """A newcomer in a new game trades tables with the first who wants to it."""

    player: str
    other: str


class PlayOver(Struct, frozen=True):
    """Somebody plays in the seat of an absent player, whose chips are under a box."""

    player: str
    table: str
    seat: int
    amount: int
    agreed: bool = False  # the absent player permits it


class TakeOffBox(Struct, frozen=True):
    """An absent player is back: whoever plays over gets up."""

    player: str
    table: str


class SitBehind(Struct, frozen=True):
    """Somebody who does not play sits behind a player."""

    player: str
    guest: str
    table: str


class ObjectToGuest(Struct, frozen=True):
    """A player of the game does not want a guest there."""

    player: str
    guest: str
    table: str


ClaimCommand = (
    KeepApart | LetTogether | ReserveSeat | ReleaseSeat | LockSeat | SettleSeat | SignTransfer
    | ChangeTable | SwapTables | PlayOver | TakeOffBox | SitBehind | ObjectToGuest
)  # fmt: skip
