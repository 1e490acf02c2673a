"""What a table of a tournament says of the event it is part of."""

from __future__ import annotations

from msgspec import Struct


class EventSign(Struct, frozen=True):
    """A tournament, as the sign of one of its tables has it; between two hands of each table.

    name     of the event
    level    as people count them, from 1; 0 in a break and before play begins
    breaks   whether it is a break
    seconds  left of the level; -1 where it goes on to the end
    runs     whether the clock does
    next     the level that comes, in words; "" after the last
    left     players still in it
    entries  of all who came
    average  stack
    place    of the viewer by chips, 0 where nobody can know it
    """

    name: str
    level: int
    breaks: bool
    seconds: int
    runs: bool
    next: str
    left: int
    entries: int
    average: int
    place: int = 0
