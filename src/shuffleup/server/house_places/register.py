"""The register of a house: which places it has, kept in its log as a stream of their own.

A place is opened and closed; what happens in it stands in its own streams, whose names begin with
its id. ``Answered`` remembers, with what was done, whose command it was: sent again, the same
command has no second effect, whatever broke in between.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from shuffleup.log.codec import known

HOUSE: Final = "house"  # the stream of the register
PLACE: Final = re.compile(r"room|(game|event|season)/[a-z0-9][a-z0-9-]{0,31}")


class PlaceOpened(Struct, frozen=True):
    """The house has one more place.

    kind    "room", "game", "event" or "season"
    title   what it is called
    host    who runs it, by id; "" for the house itself
    hidden  only who has the link or a seat is told of it
    pace    "auto" where the house itself deals and directs, "desk" where people do
    starts  of an event the house directs, when play is to begin; 0: when it is full, or by hand
    season  of an event, the season its result is recorded in; "" for none
    number  of the event in that season
    """

    place: str
    kind: str
    title: str
    host: str = ""
    hidden: bool = False
    pace: str = "auto"
    starts: int = 0
    season: str = ""
    number: int = 0


class PlaceClosed(Struct, frozen=True):
    """A place is no more; its hands can still be read."""

    place: str


class Answered(Struct, frozen=True):
    """Somebody's command, by its key, was done."""

    by: str
    key: str
    version: int
    says: str = ""
    clauses: tuple[str, ...] = ()


class Muted(Struct, frozen=True):
    """Somebody is asked to be quiet until then (milliseconds), in one private game or, with "", in
    the whole house; a time that is past lets them talk again."""

    game: str
    who: str
    by: str
    until: int


class HouseFounded(Struct, frozen=True):
    """The house has a name of its own, by which a machine knows it wherever its folder lies."""

    house: str


class HouseRestored(Struct, frozen=True):
    """It goes on from a copy, as a house of its own from now on: the one it was copied from may
    have gone further. No card that was promised or dealt before is dealt again."""

    house: str
    before: str
    why: str


class HouseStood(Struct, frozen=True):
    """From one instant until another the house could do nothing: nobody's time ran."""

    since: int
    until: int


known("house", PlaceOpened, PlaceClosed, Answered, Muted, HouseFounded, HouseRestored, HouseStood)


def registered(events: Iterable[object]) -> dict[str, PlaceOpened]:
    """The places that are open, by id."""
    found: dict[str, PlaceOpened] = {}
    for event in events:
        if isinstance(event, PlaceOpened):
            found[event.place] = event
        elif isinstance(event, PlaceClosed):
            found.pop(event.place, None)
    return found


def house_named(events: Iterable[object]) -> HouseFounded | HouseRestored | None:
    """The house's own name, with how it came by it; None of a log of before houses had any."""
    found = [one for one in events if isinstance(one, HouseFounded | HouseRestored)]
    return found[-1] if found else None
