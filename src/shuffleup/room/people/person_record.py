"""``Person``: what the room knows of somebody, by id. What it does not need to know it does not
keep: a name is the register's, a stack the table's, and of an age only whether it is enough."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

ROOM_WIDE: Final = ""  # what somebody is barred from: everything,
PROMOTIONS: Final = "promotions"  # or the promotions; any other scope is a game on the board


class Person(Struct, frozen=True, gc=False):
    """Somebody who has been in the room."""

    here: bool = True  # in the room now
    since: int = 0  # since when, or when they left
    of_age: bool = True
    papers: bool = True  # has shown who they are
    handicap: bool = False  # needs a certain seat
    accepted: bool = False  # has accepted the rules of the house


class BarRecord(Struct, frozen=True, gc=False):
    """That somebody is refused the room, a game or the promotions; since when and until when."""

    why: str
    since: int
    until: int | None = None  # for good
    offence: str = ""  # that it was for, by its name in the law if it has one
    suspended: bool = False  # for a while, by the floor; else barred, by management


class WarningRecord(Struct, frozen=True, gc=False):
    """That somebody was warned."""

    offence: str
    at: int
    why: str = ""
