"""``Listing``: a game as the board lists it, and ``Waiting``: a name on its list."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from shuffleup.hand.setup import Stakes
from shuffleup.table.house import House


class Signed(Enum):
    """How a name came on the list."""

    IN_PERSON = "in person"
    CALLED_IN = "called in"
    FROM_DINNER = "back from dinner"


class Waiting(Struct, frozen=True, gc=False):
    """A name on a list; where it stands is its place in the list."""

    player: str
    since: int
    how: Signed = Signed.IN_PERSON
    rolls: int = 0  # how often it was rolled to the end


class SeatCall(Struct, frozen=True, gc=False):
    """A seat that was called to somebody, who has not answered yet."""

    player: str
    table: str
    seat: int
    at: int


class Listing(Struct, frozen=True):
    """A game the room spreads: type, limit, what the house designates for its tables; and who
    waits for it, who was called. It changes as a whole."""

    game: str  # the sheet's key
    stakes: Stakes
    seats: int = 9
    house: House = House()
    higher: bool = False  # a designated higher buy-in game
    by_phone: bool = True  # call-ins are taken
    waiting: tuple[Waiting, ...] = ()
    calls: tuple[SeatCall, ...] = ()
