"""A house that runs: its log, its places, who is connected, its dealer; begun and ended in order.

``RunningHouse(settings, desk)`` puts them together; ``start`` reads the log and begins to deal,
``stop`` ends it tidily: hands that are on stay as they are, and go on where they stood. While it
runs, a file beside the database says when the house was last alive, so that nobody's time runs
while it is down.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from shuffleup.floor.senders import Role, staff
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.log.sqlite_log import SqliteLog
from shuffleup.log.writer import Writer
from shuffleup.room.new_room import new_room
from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.dealer.plain_shuffler import PlainShuffler
from shuffleup.server.dealer.turn_clock import TurnClocks
from shuffleup.server.home_games.own_books import OwnBooks
from shuffleup.server.house_events.event_notices import EventNotices
from shuffleup.server.house_events.house_director import HouseDirector
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.register import PlaceOpened
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.place_watch import PlaceWatches
from shuffleup.server.hub.porter import Porter
from shuffleup.server.hub.sockets import SocketDoor
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.server.identity.codes import is_admitted
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.my_hands.hand_desk import HandDesk
from shuffleup.server.my_hands.hand_index import HandIndex
from shuffleup.server.settings import ServerSettings

ROOM: Final = "room"
LOG_FILE: Final = "log.db"  # beside the database of people, so that neither waits for the other
ALIVE: Final = "alive"  # the file that says when the house was last alive
MANAGER: Final = staff(Role.MANAGER)


def wall_milliseconds() -> int:
    return time.time_ns() // 1_000_000


class RunningHouse:
    """Everything of a house but its doors."""

    def __init__(self, settings: ServerSettings, desk: Identity) -> None:
        self.settings, self.desk = settings, desk
        self.log = SqliteLog(settings.folder / LOG_FILE)
        self.writer = Writer(self.log)
        self.house = PokerHouse(self.log, self.writer, wall_milliseconds)
        self.books = OwnBooks(settings.folder)
        self.house.books = self.books.of
        self.hub = Switchboard(self.house, desk.names.names)
        turn, grace = settings.turn_seconds * 1000, settings.grace_seconds * 1000
        self.clocks = TurnClocks(wall_milliseconds, turn, grace)
        self.shuffler = PlainShuffler()
        self.dealer = HouseDealer(
            self.house, self.shuffler, self.clocks, pause=settings.between_hands_seconds
        )
        self.director = HouseDirector(self.house, self.dealer, rebuy_seconds=settings.turn_seconds)
        self.places = PlaceWatches(self.house, self.hub)
        self.notices = EventNotices(self.house, self.hub)
        self.director.closed.append(self.places.show)
        self.hands = HandIndex(self.house, settings.folder)
        self.hand_desk = HandDesk(self.hands, self.log, self.books.of, desk.names.names)
        self.chat = ChatRooms(self.hub)
        self.doors = Doors(self.house, self.was_let_in)
        self.porter = Porter(self.house, self.hub, self.places, self.chat, self.doors)
        self.porter.with_names = desk.names.with_names
        self.door = SocketDoor(settings, self.hub, self.porter)
        self.hub.turn = lambda place, table: self.clocks.told((place, table))
        self.hub.recovered += [self.dealer.look_at_all, self.notices.load]
        self.hub.came_or_went.append(self.came_or_went)
        self.dealer.is_here = lambda who: bool(self.hub.here.get(who))
        desk.changed.append(self.door.changed)
        self.let_in: set[tuple[str, str]] = set()
        self.tasks: list[asyncio.Task[None]] = []

    # ---- beginning and ending ----------------------------------------------------------------

    async def start(self) -> None:
        """Read the log, open a room if there is none, and begin."""
        self.hub.loop = asyncio.get_running_loop()
        self.house.load()
        self.hub.load()
        if ROOM not in self.house.places:
            self.open_room()
        self.notices.load()
        self.hands.start()
        self.resume_clocks()
        self.dealer.look_at_all()
        self.tasks = [
            asyncio.create_task(work)
            for work in (self.dealer.run(), self.director.run(), self.live())
        ]

    async def stop(self) -> None:
        self.dealer.stop()
        self.director.stop()
        self.door.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.writer.close)
        self.hub.flush()
        self.note_alive()
        await asyncio.to_thread(self.hands.close)
        self.log.close()

    def open_room(self) -> None:
        """The house's own room, under its book."""
        law = rulebook(self.settings.book)
        room = new_room(rules=resolve(law), rulebook=digest(law), now=self.house.now())
        place = RoomPlace(ROOM, self.house.under(ROOM), room)
        self.house.open_place(PlaceOpened(ROOM, "room", self.settings.house_name), place, MANAGER)

    # ---- being alive -------------------------------------------------------------------------

    @property
    def alive_file(self) -> Path:
        return self.settings.folder / ALIVE

    async def live(self) -> None:
        """Say every second that the house is alive, and mend it when it is not."""
        while True:
            self.note_alive()
            if self.house.fault:
                self.hub.flush()
            await asyncio.sleep(1)

    def note_alive(self) -> None:
        with suppress(OSError):  # a full disk: then the last time that could be noted counts
            beside = self.alive_file.with_suffix(".new")
            beside.write_text(str(wall_milliseconds()), encoding="ascii")
            beside.replace(self.alive_file)

    def last_alive(self) -> int:
        try:
            return int(self.alive_file.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return 0

    def resume_clocks(self) -> None:
        """Everybody who was to act when the house went down has the time that was left."""
        alive = self.last_alive()
        if alive:
            self.director.stood_since(alive)
        for where, at in self.hub.last_at.items():
            table = self.house.places[where[0]].tables.get(where[1])
            if alive and table is not None and table.hand is not None:
                self.clocks.resume(where, at, alive)

    async def kept(self) -> None:
        """Everything that has happened so far is on the disk."""
        await asyncio.wrap_future(self.house.last_submitted)

    def close_place(self, id: str) -> None:
        """A place is no more, and whoever watches it is told so."""
        for number in list(self.house.places[id].tables):
            gone = self.hub.gone((id, number), "the game is closed")
            self.dealer.cancel((id, number))
            self.hub.queue(self.house.last_submitted, gone)
        self.house.close_place(id)
        self.places.show(id)

    # ---- people ------------------------------------------------------------------------------

    def was_let_in(self, place: str, who: str) -> bool:
        """Whether somebody used the code of a private place."""
        known = (place, who) in self.let_in
        if not known and self.desk.done(lambda work: is_admitted(work, who, place), reading=True):
            self.let_in.add((place, who))
            known = True
        return known

    def came_or_went(self, who: str, here: bool) -> None:
        """Somebody's first connection, or their last: the tables they sit at see it."""
        for place in self.house.places.values():
            for number, table in place.tables.items():
                if any(seat is not None and seat.player == who for seat in table.seats):
                    self.dealer.look_at((place.id, number))
                    self.hub.show_again((place.id, number))
