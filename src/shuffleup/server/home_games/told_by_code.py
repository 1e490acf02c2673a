"""``invitation``: what the link of a private game tells whoever opens it, before they say a name.

Who invites, to which game, at which stakes, how many sit there, by whose rules; nothing about a
card, a stack or who the others are. A link that is used up or past its time, or whose game is over,
tells who sent it, so that its reader knows whom to ask for another.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.games import game
from shuffleup.room.state import Room
from shuffleup.room.viewing.wall_board import wall_board
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.identity.codes import CodeTerms
from shuffleup.server.identity.name_book import NameBook

OPEN: Final = "open"
USED_UP: Final = "used-up"
EXPIRED: Final = "expired"
CLOSED: Final = "closed"


class InvitationShown(Struct, frozen=True):
    """What a code is good for.

    state   open, used-up, expired, or closed: the game is over
    title   of the game, "" for a code that lets people into the house itself
    host    who invites
    game    what is played, in its own name
    stakes  as the board has them: "no-limit 1/2"
    dollar  chips that are a dollar
    buy_in  the least and the most, None where there is no most
    seats   at its tables, and how many are taken
    book    whose rules are played by
    """

    state: str
    title: str = ""
    host: str = ""
    game: str = ""
    stakes: str = ""
    dollar: int = 1
    buy_in: tuple[int, int | None] = (0, None)
    seats: int = 0
    taken: int = 0
    book: str = ""


def invitation(house: PokerHouse, names: NameBook, terms: CodeTerms, now: int) -> InvitationShown:
    """What a code tells now, in seconds."""
    state = state_of(house, terms, now)
    if not terms.place:  # to the house: what its maker calls it is theirs alone
        return InvitationShown(state)
    opened = house.register.get(terms.place)
    title = opened.title if opened is not None else terms.label
    host = names.name(opened.host if opened is not None else terms.made_by)
    place = house.places.get(terms.place)
    if state != OPEN or not isinstance(place, RoomPlace):
        return InvitationShown(state, title, host)
    return described(place.room, title, host, book_of(place))


def state_of(house: PokerHouse, terms: CodeTerms, now: int) -> str:
    if terms.place and terms.place not in house.places:
        return CLOSED
    if terms.expires <= now:
        return EXPIRED
    return OPEN if terms.uses > 0 else USED_UP


def described(room: Room, title: str, host: str, book: str) -> InvitationShown:
    board = wall_board(room)
    first = board.games[0]
    seats = sum(table.seats for table in board.tables)
    taken = sum(table.taken for table in board.tables)
    return InvitationShown(
        OPEN, title, host, first.mix or game(first.game).title, first.stakes, first.dollar,
        first.buy_in, seats, taken, book,
    )  # fmt: skip


def book_of(place: HousePlace) -> str:
    """What the rules in force are called: a book that ships, or a house's own."""
    return place.book.layers[-1].title if place.book is not None else ""
