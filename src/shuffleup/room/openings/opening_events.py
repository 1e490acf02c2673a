"""What has happened to games and tables."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.law import Rules


class RoomOpened(Struct, frozen=True):
    """The room opens: by which book, in which time zone, when."""

    rules: Rules
    rulebook: str
    zone: str
    now: int


class TimeTold(Struct, frozen=True, gc=False):
    """It is now this instant; everything due until then has happened."""

    now: int


class TableStood(Struct, frozen=True, gc=False):
    """A table stands in the room; its own log begins with what is played at it."""

    table: str
    listing: str
    by_hand: bool = False


OpeningEvent = RoomOpened | TimeTold | TableStood
