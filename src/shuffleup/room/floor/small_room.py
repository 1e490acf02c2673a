"""A small room to ask a question in: a day, a game, some people, put there as facts.

``staged`` opens one under the law and with the first game of the board of another room; what is
there already is written as events, and what is asked is put to the room's own judge with ``does``
and ``passes``. Whatever the law refuses ends the question (``TurnedDownError``): that is the
answer. What cannot be is a ``FactError``. Ann is always the player it is about.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.facts import FactError
from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.law.ruling import Refusal, Ruling
from shuffleup.room import commands as c
from shuffleup.room.act import act
from shuffleup.room.apply import apply
from shuffleup.room.cage.ledger import bought
from shuffleup.room.events import AtTable
from shuffleup.room.instants import HOUR, MINUTE, start_of
from shuffleup.room.lists.list_events import GameListed, Joined, NameCalled
from shuffleup.room.lists.list_records import Listing, Waiting
from shuffleup.room.new_room import new_room
from shuffleup.room.openings.opening_commands import OpenTable
from shuffleup.room.openings.opening_events import GameEstablished, GameFilled
from shuffleup.room.people.people_events import Arrived
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.table.blinds.account import BOTH_BLINDS, HAD_BUTTON, IN_TURN, Account
from shuffleup.table.chips.buying_in import limits
from shuffleup.table.events import ButtonStarted, Seated
from shuffleup.table.state import seated

ANN: Final = "Ann"
OTHERS: Final = ("Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim")
LIST: Final = ("Lee", "Max", "Ned", "Oto", "Pia")  # who waits besides
EVEN_MORE: Final = ("Quin", "Rex", "Sue", "Tom", "Uma", "Vic", "Wes", "Xia", "Yul", "Zoe")
DAY: Final = "2026-11-11"  # a Wednesday
WEEKEND: Final = "2026-11-13"  # a Friday
EVENING: Final = 19 * HOUR
STARTS: Final = {day: start_of(day, "UTC") + EVENING for day in (DAY, WEEKEND)}
MANAGER: Final = staff(Role.MANAGER)
BOARD: Final = staff(Role.BOARD)
DEEP: Final = 100  # big blinds in front of everybody
PLAYED: Final = BOTH_BLINDS | HAD_BUTTON  # of a round that is behind one


class TurnedDownError(Exception):
    """The law of the house says no, and that is the answer to the question."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.says)
        self.refusal = refusal


def staged(of: Room, day: str = DAY) -> Room:
    """An empty room in the evening of a day, with the first game of another room's board."""
    room = new_room(rules=of.rules, rulebook=of.rulebook, now=STARTS[day])
    name, listing = next(iter(of.listings.items()))
    apply(room, GameListed(name, replace(listing, waiting=(), calls=(), given=())))
    return room


def on_a(room: Room, day: str) -> Room:
    """The same on another day, before anybody is there."""
    return staged(room, day)


def game_of(room: Room) -> str:
    """The game it is about, by its name on the board."""
    return next(iter(room.listings))


def listing_of(room: Room) -> Listing:
    return room.listings[game_of(room)]


def unlisted(room: Room) -> Listing:
    """The game as the house designates it, without the names that wait for it."""
    return replace(listing_of(room), waiting=(), calls=())


def seats_of(room: Room) -> int:
    return listing_of(room).seats


def designated(room: Room, listing: Listing, name: str = "") -> None:
    """Another game on the board, or the same one with other designations."""
    apply(room, GameListed(name or game_of(room), replace(listing, waiting=(), calls=())))


# ---- people and tables that are there already --------------------------------------------------


def here(room: Room, *names: str) -> None:
    for name in names:
        apply(room, Arrived(name))


def stand(
    room: Room,
    number: str,
    *names: str,
    listing: str = "",
    new: bool = False,
    by_hand: bool = False,
) -> None:
    """A table at which these people play, in a game that is established unless it is new."""
    does(room, OpenTable(number, listing or game_of(room), by_hand), MANAGER)
    if len(names) > room.tables[number].n:
        raise FactError(f"a table of this game has {room.tables[number].n} seats")
    for at, name in enumerate(names):
        sit(room, number, at, name)
    if names:
        apply(room, AtTable(number, ButtonStarted(0)))
    if not new:
        apply(room, GameEstablished(number))
        apply(room, GameFilled(number))


def sit(
    room: Room,
    number: str,
    at: int,
    name: str,
    *,
    chips: int = 0,
    account: Account = IN_TURN,
    paid: int = PLAYED,
    cash: int = 0,
) -> None:
    """Somebody sits there with chips, in the turn of the blinds."""
    here(room, name)
    amount = chips or stack(room, number)
    apply(room, AtTable(number, Seated(at, name, amount, account, paid, cash=cash)))
    apply(room, bought(name, number, amount))


def stack(room: Room, number: str) -> int:
    """What anybody buys in for at a table."""
    table = room.tables[number]
    least, most = limits(table)
    blind = table.stakes.blinds[-1] if table.stakes.blinds else table.stakes.small_bet
    return max(least, DEEP * blind if most is None else min(most, DEEP * blind))


def full(room: Room, *, but: int = 0) -> tuple[str, ...]:
    """The players of a full table, or of one with so many open seats; Ann is not among them."""
    return OTHERS[: seats_of(room) - but]


def waits(room: Room, *names: str, listing: str = "") -> None:
    """Names at the end of a list; their players are in the room."""
    for name in names:
        here(room, name)
        wait(room, Waiting(name, room.now), listing)


def wait(room: Room, waiting: Waiting, listing: str = "") -> None:
    name = listing or game_of(room)
    apply(room, Joined(name, waiting, len(room.listings[name].waiting)))


def called(room: Room, name: str, number: str, at: int) -> None:
    """Somebody was called to a seat."""
    apply(room, NameCalled(room.stands[number].listing, name, number, at))


def open_seat(room: Room, number: str) -> int:
    """The first open seat of a table."""
    seats = room.tables[number].seats
    if None not in seats:
        raise FactError("then there is no open seat")
    return seats.index(None)


def seat_with(room: Room, number: str, name: str) -> int:
    """Where somebody sits."""
    table = room.tables[number]
    return next(
        at
        for at, seat in enumerate(table.seats)
        if seat is not None and seated(table, at).player == name
    )


# ---- what is asked -----------------------------------------------------------------------------


def does(room: Room, command: c.RoomCommand, by: Sender) -> RoomRuling:
    """Put it to the judge and carry it out."""
    ruling = act(room, command, by)
    return allowed(ruling)


def allowed(ruling: RoomRuling) -> RoomRuling:
    """A ruling that is not refused; otherwise the question ends here."""
    if ruling.refusal is None:
        return ruling
    if ruling.refusal.reason.malformed:
        raise FactError(ruling.refusal.says)
    raise TurnedDownError(ruling.refusal)


def of_ann(room: Room, command: c.RoomCommand) -> RoomRuling:
    """Ann wants it herself."""
    return does(room, command, player(ANN))


def passes(room: Room, minutes: int) -> RoomRuling:
    """So much time passes, and whatever is due in it happens."""
    return does(room, c.TellTime(room.now + minutes * MINUTE), staff(Role.FLOOR))


def answer(says: str, *grounds: str) -> RoomRuling:
    """What comes of it, and by which points and procedures."""
    return Ruling(grounds=tuple(dict.fromkeys(grounds)), says=says)


def some_of(ruling: RoomRuling, *apart_from: str) -> tuple[str, ...]:
    """The grounds of a ruling without those that the question is not about."""
    return tuple(name for name in ruling.grounds if name not in apart_from)


def refusal_of(ruling: RoomRuling) -> Refusal | None:
    """Why the law says no; None if it does not. What cannot be is an error of the facts."""
    if ruling.refusal is not None and ruling.refusal.reason.malformed:
        raise FactError(ruling.refusal.says)
    return ruling.refusal
