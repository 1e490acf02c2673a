"""What has happened to games and tables."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.law import Rules
from shuffleup.room.lists.list_records import Waiting


class RoomOpened(Struct, frozen=True, omit_defaults=True):
    """The room opens: by which book, in which time zone, when; its chips to the dollar, 0 where its
    first game says so."""

    rules: Rules
    rulebook: str
    zone: str
    now: int
    dollar: int = 0


class TimeTold(Struct, frozen=True, gc=False):
    """It is now this instant; everything due until then has happened."""

    now: int


class TimeStood(Struct, frozen=True, gc=False):
    """The house that runs the room could do nothing from one instant until another: nobody's time
    ran at its tables."""

    since: int
    until: int


class TableStood(Struct, frozen=True, gc=False):
    """A table stands in the room; its own log begins with what is played at it."""

    table: str
    listing: str


class SignPosted(Struct, frozen=True, gc=False):
    """A sign at the table says what is played there."""

    table: str


class SeatsAdded(Struct, frozen=True, gc=False):
    """A new game starts with seats above the normal number."""

    table: str
    over: int


class SeatRemoved(Struct, frozen=True, gc=False):
    """Somebody quit, and a seat above the normal number is taken away."""

    table: str
    seat: int


class CameToNewGame(Struct, frozen=True):
    """A name of the list is at a table that is about to start."""

    table: str
    waiting: Waiting


class GameEstablished(Struct, frozen=True, gc=False):
    """A game is no longer new."""

    table: str


class GameFilled(Struct, frozen=True, gc=False):
    """Every seat of a new game is taken."""

    table: str


class GameClosed(Struct, frozen=True, gc=False):
    """No game is played at a table any more."""

    table: str


class GameMadePrivate(Struct, frozen=True, gc=False):
    """A game is not open to the list any more."""

    table: str


class GameMoved(Struct, frozen=True, gc=False):
    """A game is played at another place."""

    table: str
    place: str


class GameSwitched(Struct, frozen=True, gc=False):
    """Another game of the board is played at a table."""

    table: str
    listing: str


OpeningEvent = (
    RoomOpened | TimeTold | TimeStood | TableStood | SignPosted | SeatsAdded | SeatRemoved
    | CameToNewGame | GameEstablished | GameFilled | GameClosed | GameMadePrivate | GameMoved
    | GameSwitched
)  # fmt: skip
