"""What has happened between a feeder and its main games."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.must_move.feed_records import InLine, ToldMove


class MustMoveInvoked(Struct, frozen=True):
    """A table feeds another, and its players are in line."""

    listing: str
    feeder: str
    main: str
    line: tuple[InLine, ...]
    counted: int
    at_main: tuple[str, ...]


class MustMoveEnded(Struct, frozen=True, gc=False):
    """A table feeds no other any more."""

    listing: str


class LineSeen(Struct, frozen=True):
    """Who is in line now, who sits in the main games, and who left them when."""

    listing: str
    line: tuple[InLine, ...]
    counted: int
    at_main: tuple[str, ...]
    gone: tuple[tuple[str, int], ...]


class Volunteered(Struct, frozen=True, gc=False):
    """A player wants to move."""

    listing: str
    player: str


class ToldToMove(Struct, frozen=True):
    """A player has to move to a seat of the main game."""

    listing: str
    told: ToldMove


class MoveRefused(Struct, frozen=True, gc=False):
    """A player would not move."""

    listing: str
    player: str


class BarredFromFeeder(Struct, frozen=True, gc=False):
    """A player who would not move is out of the feeder and off its list until an instant."""

    listing: str
    player: str
    until: int


FeedEvent = (
    MustMoveInvoked
    | MustMoveEnded
    | LineSeen
    | Volunteered
    | ToldToMove
    | MoveRefused
    | BarredFromFeeder
)
