"""``Spread``: how the game of one table stands, besides what its table knows."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.lists.list_records import Waiting


class Spread(Struct, frozen=True):
    """A game that is spread at a table. New until the floor says that it is established."""

    established: bool = False
    filled: bool = False  # every seat was taken once
    arrived: tuple[Waiting, ...] = ()  # who came from the list to a new game, in order
    over: int = 0  # seats above the normal number, to be removed when somebody quits
    removed: tuple[int, ...] = ()  # seats that were
    private: bool = False
    closed: bool = False
    sign: bool = False  # a sign says what is played
    place: str = ""  # where it was moved to
