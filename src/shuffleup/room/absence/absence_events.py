"""What has happened to those who are away."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.absence.absence_records import NEVER_YET, LeftHow


class SteppedAway(Struct, frozen=True, gc=False):
    """A player is away from a table since now."""

    player: str
    table: str


class SatBack(Struct, frozen=True, gc=False):
    """A player is at the table again."""

    player: str
    table: str


class BeganMissing(Struct, frozen=True, gc=False):
    """A player missed a blind for the first time in a row."""

    player: str
    table: str


class AbsentButtonGiven(Struct, frozen=True, gc=False):
    """A dealer who came into the box laid an absent button before a seat."""

    player: str
    table: str


class PutInLobby(Struct, frozen=True, gc=False):
    """A seat is on hold, and the time for its player runs."""

    player: str
    table: str


class ThirdManWalked(Struct, frozen=True, gc=False):
    """A player left when too many were away already, and has until then to be back."""

    player: str
    until: int


class TimeRanOut(Struct, frozen=True, gc=False):
    """A player was away too long, and has lost the seat."""

    player: str


class AbsenteesRecalled(Struct, frozen=True):
    """Everyone away from a table was asked to return at once."""

    table: str
    players: tuple[str, ...]


class DinnerGranted(Struct, frozen=True, gc=False):
    """A dinner break was approved, until then; the seat is kept."""

    player: str
    until: int


class StackVerified(Struct, frozen=True, gc=False):
    """A supervisor counted what a player takes off the table."""

    player: str
    table: str
    amount: int


class MoneyAlong(Struct, frozen=True, gc=False):
    """So much money of a player who is away is off the table now; 0: it is back."""

    player: str
    amount: int


class LeftGame(Struct, frozen=True, gc=False):
    """A player has left a game: how, with how much, and when they mean to be back."""

    player: str
    listing: str
    how: LeftHow
    amount: int
    back: int = NEVER_YET


AbsenceEvent = (
    SteppedAway | SatBack | BeganMissing | AbsentButtonGiven | PutInLobby | ThirdManWalked
    | TimeRanOut | AbsenteesRecalled | DinnerGranted | StackVerified | MoneyAlong | LeftGame
)  # fmt: skip
