"""What the house wants with its games."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.lists.list_records import Listing


class ListGame(Struct, frozen=True):
    """Put a game on the board."""

    name: str
    listing: Listing


class OpenTable(Struct, frozen=True):
    """Open a table for a game that is on the board."""

    table: str
    listing: str
    by_hand: bool = False


OpeningCommand = ListGame | OpenTable
