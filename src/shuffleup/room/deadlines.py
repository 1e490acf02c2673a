"""``Due``: something that happens by itself at an instant; ``Deadlines``: what a family has due."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.state import Room


class Due(Struct, frozen=True):
    """Something that happens at an instant, by which points, and what whoever acted is told of it:
    "" where it follows so plainly that it needs no words."""

    at: int
    events: tuple[AnyRoomEvent, ...]
    grounds: tuple[str, ...] = ()
    says: str = ""


class Upcoming(Struct, frozen=True):
    """The same, where it is worked out only when its time has come what happens: nothing, or
    something that is due then or later."""

    at: int  # not before
    due: Callable[[], Due | None]


Deadlines = Callable[[Room], Iterator[Due | Upcoming]]
