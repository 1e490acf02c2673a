"""``Person``: what the room knows of somebody, by id. What it does not need to know it does not
keep: a name is the register's, a stack the table's, and of an age only whether it is enough."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct, frozen=True, gc=False):
    """Somebody who has been in the room."""

    here: bool = True  # in the room now
    since: int = 0  # since when, or when they left
    of_age: bool = True
    papers: bool = True  # has shown who they are
    handicap: bool = False  # needs a certain seat
    accepted: bool = False  # has accepted the rules of the house


class BarRecord(Struct, frozen=True, gc=False):
    """That management refuses somebody the room, since when and until when."""

    why: str
    since: int
    until: int | None = None  # for good
