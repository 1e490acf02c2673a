"""What the house wants with its games."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.lists.list_records import Listing


class ListGame(Struct, frozen=True):
    """Put a game on the board."""

    name: str
    listing: Listing


class OpenTable(Struct, frozen=True):
    """Open a table for a game that is on the board, perhaps with seats above the normal number."""

    table: str
    listing: str
    by_hand: bool = False
    over: int = 0


class Establish(Struct, frozen=True):
    """The floor sees that a new game will live."""

    table: str


class CallOff(Struct, frozen=True):
    """Do not start a new game to which too few have come."""

    table: str


class CloseTable(Struct, frozen=True):
    """Close a game; its players take their chips to the cage."""

    table: str


class MakePrivate(Struct, frozen=True):
    """Make a game private: nobody is called to it."""

    table: str


class MoveGame(Struct, frozen=True):
    """Move a game to another place in the room."""

    table: str
    place: str


class ChangeGame(Struct, frozen=True):
    """Play another game of the board at a table; who of its players objects."""

    table: str
    listing: str
    objecting: tuple[str, ...] = ()


class CollectRent(Struct, frozen=True):
    """Collect the fee of a table that pays by time."""

    table: str


OpeningCommand = (
    ListGame | OpenTable | Establish | CallOff | CloseTable | MakePrivate | MoveGame | ChangeGame
    | CollectRent
)  # fmt: skip
