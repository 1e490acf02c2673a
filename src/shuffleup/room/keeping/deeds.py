"""What a room's log keeps besides events: who did it in which words, and the order of things.

Neither is applied: a room is the fold of its events alone.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.log.codec import known


class Deed(Struct, frozen=True):
    """Somebody did something: who, in which role, in which words, by which points of the law.

    Nobody (``by`` is empty) where it happened by itself when its time had come."""

    by: str
    role: str
    words: str
    grounds: tuple[str, ...] = ()


class Meanwhile(Struct, frozen=True, gc=False):
    """Here, in the order of things, come so many events from a table's own stream."""

    table: str
    count: int


known("room", Deed, Meanwhile)
