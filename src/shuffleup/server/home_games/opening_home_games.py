"""``open_home_game``: a small room of its own with one table, under a book its host chooses."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender
from shuffleup.games import Sheet, SheetError, game
from shuffleup.hand.chip_amounts import CENTS, has_a_point, read_amount
from shuffleup.hand.setup import SetupError, Stakes
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.hand.words.setup_words import read_stakes
from shuffleup.law.named_law import name_of
from shuffleup.law.rulebook import Rulebook, resolve
from shuffleup.outside_text import sentence
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.new_room import new_room
from shuffleup.room.one_unit import Exchange
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
    ``least`` and ``most`` in its chips, which at 0.25/0.50 are cents; ``rules`` is the text of a
    house's file, instead of a book that ships; ``runs`` how often the rest may be dealt when
    somebody is all-in, 0 as the book has it."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=40)] = "holdem"
    stakes: Annotated[str, Meta(max_length=120)] = ""
    seats: Annotated[int, Meta(ge=2, le=10)] = 9
    book: Annotated[str, Meta(max_length=40)] = "rpl"
    rules: Annotated[str, Meta(max_length=50_000)] = ""
    least: Chips | None = None
    most: Chips | None = None
    runs: Annotated[int, Meta(ge=0, le=3)] = 0


class HomeGameError(ValueError):
    """A game that cannot be opened, in one sentence; ``reason`` says what of it is wrong."""

    reason = "cannot-be-opened"


class WrongStakesError(HomeGameError):
    reason = "wrong-stakes"


class WrongBuyInError(HomeGameError):
    reason = "wrong-buy-in"


def open_home_game(house: PokerHouse, books: OwnBooks, wanted: HomeGame, host: str) -> PlaceOpened:
    """Open the place; what cannot be is a ``HomeGameError``, and then nothing has happened."""
    if sum(one.host == host for one in house.register.values()) >= MOST_OF_ONE:
        raise HomeGameError(f"you have {MOST_OF_ONE} games open: close one first")
    if not wanted.title.isprintable():
        raise HomeGameError("a title is of letters that can be read")
    try:
        book = books.brought(wanted.rules) if wanted.rules else books.named(wanted.book)
        listing = listing_of(wanted)
    except HomeGameError:
        raise
    except (BookError, SetupError, ValueError, LookupError) as error:
        why = error.why if isinstance(error, SheetError) else str(error)
        raise HomeGameError(sentence(why, 300)) from error
    opened = PlaceOpened(f"game/{new_code()}", "game", wanted.title.strip(), host, hidden=True)
    place = RoomPlace(
        opened.place, house.under(opened.place), room_under(book, house.now(), wanted.runs)
    )
    by = Sender(host, Role.MANAGER)
    for command in (ListGame(BOARD_NAME, listing), OpenTable(TABLE, BOARD_NAME)):
        answer = place.put(command, by)
        if answer.refusal is not None:
            raise WrongStakesError(answer.refusal.says)
    house.open_place(opened, place, by)
    return opened


def room_under(book: Rulebook, now: int, runs: int = 0) -> Room:
    """A room by a book; ``runs``: how often the rest may be dealt when somebody is all-in, where
    the host decides it otherwise."""
    rules = resolve(book)
    if runs:
        rules = rules.but(run_it_maximum=runs, run_it_limit=runs > 1)
    return new_room(rules=rules, rulebook=name_of(book, rules), now=now)


def listing_of(wanted: HomeGame) -> Listing:
    """The game as the board of its room lists it: one game, or a mix of several."""
    key, special, stakes = what_is_played(wanted)
    seats = min(wanted.seats, game(key).max_seats)
    stack = default_stack(stakes)
    least = wanted.least or max(1, stack * 2 // 5)
    most = wanted.most or stack * 2
    if least > most:
        raise WrongBuyInError("the least buy-in is above the most")
    return Listing(key, stakes, seats, replace(special, buy_in=(least, most)))


def what_is_played(wanted: HomeGame) -> tuple[str, House, Stakes]:
    """The game, what the house designates for it, and its stakes."""
    sheet = None if wanted.game in mixes() else game(wanted.game)
    try:
        if sheet is not None:
            return sheet.key, House(), stakes_of(sheet, wanted.stakes)
        special = mix_at(wanted.game, wanted.stakes)
    except ValueError as error:
        raise WrongStakesError(sentence(str(error), 300)) from error
    first = (special.rotation or special.choice)[0]
    return first.game, special, first.stakes


def stakes_of(sheet: Sheet, said: str) -> Stakes:
    words = said.split()
    if not words:
        return default_stakes(sheet, sheet.structures[0])
    if words[0][:1].isdigit():
        words = [sheet.structures[0].value, *words]
    return read_stakes(words)


def mix_at(name: str, stakes: str) -> House:
    """The house that plays a mix at 4/8, or at 0.25/0.50."""
    said = stakes.split()[-1] if stakes else "4/8"
    small, _, big = said.partition("/")
    dollar = CENTS if has_a_point([small, big]) else 1
    bets = [read_amount(one, dollar) for one in (small, big or small)]
    if None in bets or len(said) > 20:
        raise ValueError("the stakes of a mix are written like 4/8")
    of = Exchange(dollar, dollar)
    return of.house(designated(name, bets[0] or 0, bets[1] or 0))


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))
