"""``open_home_game``: a small room of its own with one table, under a book its host chooses."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender
from shuffleup.games import SheetError, game
from shuffleup.hand.setup import SetupError, Stakes
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.hand.words.setup_words import read_stakes
from shuffleup.law.rulebook import Rulebook, digest, resolve
from shuffleup.outside_text import sentence
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.new_room import new_room
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.state import Room
from shuffleup.server.home_games.own_books import BookError, OwnBooks
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.register import PlaceOpened
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.table.house import House
from shuffleup.table.mix.mixes import designated, mixes

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE: Final = "1"
BOARD_NAME: Final = "home"  # of the game, on the board of its room
MOST_OF_ONE: Final = 20  # games that one host has open
Chips = Annotated[int, Meta(ge=1, le=10**12)]


class HomeGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host chooses. ``stakes`` as the notation has them ("no-limit 1/2"), "" for the usual;
    ``rules`` is the text of a house's file, instead of a book that ships."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=40)] = "holdem"
    stakes: Annotated[str, Meta(max_length=120)] = ""
    seats: Annotated[int, Meta(ge=2, le=10)] = 9
    book: Annotated[str, Meta(max_length=40)] = "rpl"
    rules: Annotated[str, Meta(max_length=50_000)] = ""
    least: Chips | None = None
    most: Chips | None = None


class HomeGameError(ValueError):
    """A game that cannot be opened, in one sentence."""


def open_home_game(house: PokerHouse, books: OwnBooks, wanted: HomeGame, host: str) -> PlaceOpened:
    """Open the place; what cannot be is a ``HomeGameError``, and then nothing has happened."""
    if sum(one.host == host for one in house.register.values()) >= MOST_OF_ONE:
        raise HomeGameError(f"you have {MOST_OF_ONE} games open: close one first")
    if not wanted.title.isprintable():
        raise HomeGameError("a title is of letters that can be read")
    try:
        book = books.brought(wanted.rules) if wanted.rules else books.named(wanted.book)
        listing = listing_of(wanted)
    except (BookError, SetupError, ValueError, LookupError) as error:
        why = error.why if isinstance(error, SheetError) else str(error)
        raise HomeGameError(sentence(why, 300)) from error
    opened = PlaceOpened(f"game/{new_code()}", "game", wanted.title.strip(), host, hidden=True)
    place = RoomPlace(opened.place, house.under(opened.place), room_under(book, house.now()))
    by = Sender(host, Role.MANAGER)
    for command in (ListGame(BOARD_NAME, listing), OpenTable(TABLE, BOARD_NAME)):
        answer = place.put(command, by)
        if answer.refusal is not None:
            raise HomeGameError(answer.refusal.says)
    house.open_place(opened, place, by)
    return opened


def room_under(book: Rulebook, now: int) -> Room:
    return new_room(rules=resolve(book), rulebook=digest(book), now=now)


def listing_of(wanted: HomeGame) -> Listing:
    """The game as the board of its room lists it: one game, or a mix of several."""
    special = House()
    if wanted.game in mixes():
        special = designated(wanted.game, *mix_bets(wanted.stakes))
        first = (special.rotation or special.choice)[0]
        key, stakes = first.game, first.stakes
    else:
        key, stakes = game(wanted.game).key, stakes_of(wanted)
    seats = min(wanted.seats, game(key).max_seats)
    stack = default_stack(stakes)
    least = wanted.least or max(1, stack * 2 // 5)
    most = wanted.most or stack * 2
    if least > most:
        raise ValueError("the least buy-in is above the most")
    return Listing(key, stakes, seats, replace(special, buy_in=(least, most)))


def stakes_of(wanted: HomeGame) -> Stakes:
    sheet = game(wanted.game)
    if not wanted.stakes.strip():
        return default_stakes(sheet, sheet.structures[0])
    words = wanted.stakes.split()
    if words[0][:1].isdigit():
        words = [sheet.structures[0].value, *words]
    return read_stakes(words)


def mix_bets(stakes: str) -> tuple[int, int]:
    """4/8 out of ``limit 4/8``."""
    said = stakes.split()[-1] if stakes else "4/8"
    small, _, big = said.partition("/")
    if not small.isdecimal() or not (big or small).isdecimal() or len(said) > 20:
        raise ValueError("the stakes of a mix are written like 4/8")
    return int(small), int(big or small)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))
