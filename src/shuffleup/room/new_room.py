"""``new_room``: a room that opens under a book."""

from __future__ import annotations

from shuffleup.law import DEFAULT, Rules
from shuffleup.room.apply import opened
from shuffleup.room.openings.opening_events import RoomOpened
from shuffleup.room.state import Room


def new_room(
    *,
    rules: Rules = DEFAULT,
    rulebook: str = "",
    zone: str = "UTC",
    now: int = 0,
    dollar: int = 0,
) -> Room:
    """An empty room; ``now`` is the instant it opens, in milliseconds, ``dollar`` its chips to the
    dollar, 0 if they are as in its first game."""
    return opened(RoomOpened(rules, rulebook, zone, now, dollar))
