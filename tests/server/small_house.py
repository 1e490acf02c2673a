"""A small house for tests: a room with tables, kept in memory or anywhere, and people at sockets
that are lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Future

import msgspec

from shuffleup.client.messages import FROM_HOUSE, Done, HouseMessage, Refused, TableFrame
from shuffleup.floor.senders import DEALER, FLOOR, Role, Sender, player, staff
from shuffleup.games import game
from shuffleup.hand import no_limit
from shuffleup.hand.usual_stakes import default_stakes
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.log.protocol import Batch, Log, MemoryLog
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.new_room import new_room
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.house_places.poker_house import Errand, Outcome, PokerHouse
from shuffleup.server.house_places.register import PlaceOpened
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub.connections import Connection, Guest
from shuffleup.table.commands import Draw, NextHand
from shuffleup.table.house import House as Designations

BOARD, MANAGER = staff(Role.BOARD), staff(Role.MANAGER)
START = 1_790_000_000_000


class InlineWriter:
    """Writes at once, in the same thread; ``broken`` fails as a full disk would."""

    def __init__(self, log: Log) -> None:
        self.log, self.broken, self.failed = log, False, False

    def submit(self, batch: Batch, expected: Mapping[str, int]) -> Future[dict[str, int]]:
        done: Future[dict[str, int]] = Future()
        if self.broken or self.failed:
            self.failed = True
            done.set_exception(OSError("no space left"))
            return done
        done.set_result(self.log.append_batch(batch, expected))
        return done

    def reset(self) -> None:
        if self.broken:
            raise OSError("no space left")
        self.failed = False


class Clock:
    """Time as a test tells it."""

    def __init__(self, now: int = START) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def names(ids: Iterable[str]) -> dict[str, str]:
    return {id: id.capitalize() for id in ids}


def small_house(
    log: Log | None = None, *, book: str = "mohegan", tables: int = 1, key: str = "holdem"
) -> PokerHouse:
    """A house with a room in which a game of hold'em 1/2 is spread at so many tables."""
    log = log if log is not None else MemoryLog()
    house = PokerHouse(log, InlineWriter(log), Clock())
    law = rulebook(book)
    room = new_room(rules=resolve(law), rulebook=digest(law), now=START)
    opened = PlaceOpened("room", "room", "The room")
    house.open_place(opened, RoomPlace("room", house.under("room"), room), MANAGER)
    sheet = game(key)
    stakes = no_limit(1, 2) if key == "holdem" else default_stakes(sheet, sheet.structures[0])
    listing = Listing(key, stakes, 6, house=Designations(buy_in=(40, 400)))
    must(house, ListGame("1/2", listing), MANAGER)
    for number in range(1, tables + 1):
        must(house, OpenTable(str(number), "1/2"), MANAGER)
    return house


def seat(house: PokerHouse, people: Iterable[str], table: str = "1", amount: int = 200) -> None:
    for at, who in enumerate(people):
        must(house, Arrive(who), BOARD)
        must(house, SeatPlayer(who, table, at, amount), BOARD)


def must(house: PokerHouse, command: object, by: Sender = FLOOR, table: str = "") -> Outcome:
    outcome = house.perform(Errand("room", by, command, table=table))
    assert isinstance(outcome.reply, Done), outcome.reply
    return outcome


def deal(house: PokerHouse, table: str = "1", seed: str = "seed") -> None:
    """The next hand of a table; the button is drawn for before the first."""
    found = house.places["room"].tables[table]
    if not found.hands and house.perform(Errand("room", DEALER, NextHand(seed), table=table)).kept:
        return
    if not found.hands:
        seats = tuple(at for at, one in enumerate(found.seats) if one)
        must(house, Draw(seats, tuple(range(10, 10 + len(seats)))), DEALER, table)
    must(house, NextHand(seed), DEALER, table)


def does(
    house: PokerHouse, who: str, command: object, *, key: str = "", seen: int | None = None
) -> Done | Refused:
    """A player does something at table 1, having seen everything if nothing else is said."""
    if seen is None:
        seen = house.version_at(house.places["room"], "1")
    errand = Errand("room", player(who), command, table="1", key=key, seen=seen)
    return house.perform(errand).reply


def connected(who: str, *roles: Role) -> Connection:
    return Connection(Guest(who, who.capitalize(), frozenset(roles)))


def received(connection: Connection) -> list[HouseMessage]:
    """Everything that waits in somebody's line."""
    found = []
    while not connection.waiting.empty():
        found.append(FROM_HOUSE.decode(connection.waiting.get_nowait()))
    return found


def tables_in(messages: Iterable[HouseMessage]) -> list[TableFrame]:
    return [one for one in messages if isinstance(one, TableFrame)]


def plain(raw: msgspec.Raw) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = msgspec.json.decode(raw)
    return found
