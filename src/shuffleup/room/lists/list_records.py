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
    caller: str = ""  # who called in
    stays: bool = False  # asked to stay here when called to a higher game
    passed: bool = False  # did not answer: not called again before they report
    table: str = ""  # asked for a certain seat: of this table,
    seat: int = 0  # this one


class SeatCall(Struct, frozen=True, gc=False):
    """A seat that was called to somebody, who does not sit there yet."""

    player: str
    table: str
    seat: int
    at: int
    paged: bool = False  # since ``at``
    locked: bool = False  # since ``at``: something of theirs is on the table


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
    given: tuple[int, ...] = ()  # when the last seats went to names of the list
