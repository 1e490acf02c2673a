"""What has happened on the lists."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.lists.list_records import Listing, SeatCall, Waiting


class GameListed(Struct, frozen=True):
    """The board lists a game."""

    name: str
    listing: Listing


class Joined(Struct, frozen=True):
    """A name is on a list, at this place from the top (0)."""

    listing: str
    waiting: Waiting
    place: int


class LeftList(Struct, frozen=True, gc=False):
    """A name is off a list; ``seated`` because its player has a seat in the game."""

    listing: str
    player: str
    seated: bool = False


class NameMarked(Struct, frozen=True, gc=False):
    """A name keeps its place, and something about it is otherwise."""

    listing: str
    waiting: Waiting


class NameCalled(Struct, frozen=True, gc=False):
    """A seat was called to a player."""

    listing: str
    player: str
    table: str
    seat: int


class CallMarked(Struct, frozen=True, gc=False):
    """A call goes on, and something about it is otherwise: paged, locked up, another seat."""

    listing: str
    call: SeatCall


class CallEnded(Struct, frozen=True, gc=False):
    """A call was answered, or is void."""

    listing: str
    player: str


ListEvent = GameListed | Joined | LeftList | NameMarked | NameCalled | CallMarked | CallEnded
