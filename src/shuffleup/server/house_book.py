"""The book of the house: what its room goes by, and whether that is the one it is started with.

``check_book`` refuses to open a house with another book than its own: nobody should be shown one
law and dealt by another. With ``adopt`` the house adopts it then and there, on record; while it
runs a manager says so (``the house adopts pechanga``).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

from shuffleup.client.messages import Refused
from shuffleup.floor.senders import Sender
from shuffleup.law.loading import SHIPPED
from shuffleup.law.named_law import digest_in
from shuffleup.law.rulebook import Rulebook, digest, rulebook
from shuffleup.server.home_games.own_books import BookError, OwnBooks
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.settings import SettingsError

USUAL: Final = "mohegan"  # of a new house
ROOM: Final = "room"


class BookOffered(Struct, frozen=True):
    """A book that a house can adopt: how it is named there, and what it is called."""

    book: str
    title: str


class BookInForce(Struct, frozen=True):
    """The book the house goes by, in one line and by its title; at which tables a hand is on that
    is played by the one before; and what else could be adopted."""

    book: str
    title: str
    waiting: list[str]
    others: list[BookOffered]


class HouseBook:
    """The book of one house."""

    def __init__(self, house: PokerHouse, books: OwnBooks) -> None:
        self.house, self.books = house, books

    @property
    def room(self) -> RoomPlace:
        place = self.house.places[ROOM]
        assert isinstance(place, RoomPlace)
        return place

    @property
    def name(self) -> str:
        """Of the book by itself: ``mohegan``."""
        return self.room.rulebook.partition("@")[0]

    def told(self) -> BookInForce:
        book, law = self.room.book, self.room.rulebook
        tables = self.room.tables.items()
        waiting = [number for number, table in tables if table.rulebook != law]
        found = [*map(rulebook, SHIPPED), *self.books.kept()]
        others = [offered(one) for one in found if digest(one) != digest_in(law)]
        return BookInForce(law, title_of(book) if book else self.name, waiting, others)

    def adopt(self, name: str, by: Sender) -> str:
        """Adopt a book that ships, by its name, or one of this house, by its digest; why not, if it
        cannot be."""
        reply = self.house.perform(Errand(ROOM, by, words=f"the house adopts {name}")).reply
        return reply.says if isinstance(reply, Refused) else ""

    def check(self, wanted: str, *, adopt: bool, by: Sender) -> None:
        """SettingsError where the house is started with another book than its own."""
        if not wanted:
            return
        own = self.book_of(wanted)
        if digest(own) == digest_in(self.room.rulebook):
            return
        if adopt:
            refused = self.adopt(digest(own), by)
            if refused:
                raise SettingsError(f"the house cannot adopt {own.name}: {refused}")
            return
        raise SettingsError(
            f"this house goes by {self.room.rulebook}, not by {digest(own)}: start it without"
            f" --book (and without book in settings.toml), or with --book {wanted} --adopt to have"
            f" it adopt that book from now on; while it runs a manager says `the house adopts"
            f" {own.name if own.name in SHIPPED else digest(own)}`"
        )

    def book_of(self, wanted: str) -> Rulebook:
        """A book by its name, or a house's file, which is kept to be found again."""
        if wanted in SHIPPED:
            return rulebook(wanted)
        try:
            return self.books.brought(Path(wanted).read_text("utf-8"), Path(wanted).name)
        except (BookError, OSError, ValueError) as error:
            raise SettingsError(f"{wanted}: {error}") from error


def offered(book: Rulebook) -> BookOffered:
    return BookOffered(book.name if book.name in SHIPPED else digest(book), title_of(book))


def title_of(book: Rulebook) -> str:
    return book.layers[-1].title
