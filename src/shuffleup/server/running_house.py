"""A house that runs: its log, its places, who is connected, its dealer; begun and ended in order.

``RunningHouse(settings, desk)`` puts them together; ``start`` reads the log and begins to deal,
``stop`` ends it tidily: hands that are on stay as they are, and go on where they stood. While it
runs, a file beside the database says when the house was last alive, so that nobody's time runs
while it is down.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from shuffleup.client.messages import ENCODER, FloorCase, Notice, TurnLeft
from shuffleup.floor.senders import Role, staff
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.log.open_log import open_log
from shuffleup.log.writer import Writer
from shuffleup.room.new_room import new_room
from shuffleup.server.cage_books.countersigning import Countersigned
from shuffleup.server.cage_books.ledger_desk import LedgerDesk
from shuffleup.server.dealer.absent_players import AbsentPlayers, Patience
from shuffleup.server.dealer.going_round import Look, go_round
from shuffleup.server.dealer.house_board import HouseBoard
from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.dealer.turn_clock import TurnClocks
from shuffleup.server.fair.house_shuffler import HouseShuffler
from shuffleup.server.fair.seal_key import seal_key
from shuffleup.server.floor_calls.calling_floor import FloorCalls
from shuffleup.server.home_games.own_books import OwnBooks
from shuffleup.server.house_backups.keeping_backups import Backups
from shuffleup.server.house_bots.bots_at_tables import BotsAtTables
from shuffleup.server.house_events.event_notices import EventNotices
from shuffleup.server.house_events.house_director import HouseDirector
from shuffleup.server.house_places.event_place import EventPlace, KnownEvent
from shuffleup.server.house_places.poker_house import NOT_KEPT, NotKeptError, PokerHouse
from shuffleup.server.house_places.register import HOUSE, PlaceOpened
from shuffleup.server.house_places.room_place import KnownRoom, RoomPlace
from shuffleup.server.house_reports.asking_for_reports import ReportDesk
from shuffleup.server.house_snapshot import (
    WORTH,
    HouseSnapshot,
    program,
    read_snapshot,
    write_snapshot,
)
from shuffleup.server.house_undo.recaller import Recaller
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.place_watch import PlaceWatches
from shuffleup.server.hub.porter import Porter
from shuffleup.server.hub.sockets import SocketDoor
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.server.identity.codes import is_admitted
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.last_alive import last_alive, note_alive
from shuffleup.server.law_desk.asking_law import LawDesk
from shuffleup.server.law_desk.house_precedents import Precedents
from shuffleup.server.my_hands.hand_desk import HandDesk
from shuffleup.server.my_hands.hand_index import HandIndex
from shuffleup.server.private_files import private_file, private_folder
from shuffleup.server.settings import ServerSettings
from shuffleup.table.who_may_send import DECIDERS

ROOM: Final = "room"
LOG_FILE: Final = "log.db"  # beside the database of people, so that neither waits for the other
MANAGER: Final = staff(Role.MANAGER)
CALLED_CLOCK: Final = 15_000  # milliseconds left when somebody calls the clock
ROUND_SECONDS: Final = 2.0  # between two looks at lists, bots and those who are not there


def wall_milliseconds() -> int:
    return time.time_ns() // 1_000_000


class RunningHouse:
    """Everything of a house but its doors."""

    def __init__(self, settings: ServerSettings, desk: Identity) -> None:
        self.settings, self.desk = settings, desk
        private_folder(settings.folder)
        where = settings.database or private_file(settings.folder / LOG_FILE)
        self.seal = seal_key(settings.folder)
        self.log = open_log(where, seal=self.seal)
        self.writer = Writer(self.log)
        self.house = PokerHouse(self.log, self.writer, wall_milliseconds)
        self.books = OwnBooks(settings.folder)
        self.house.books = self.books.of
        self.hub = Switchboard(self.house, desk.names.names)
        turn, grace = settings.turn_seconds * 1000, settings.grace_seconds * 1000
        self.clocks = TurnClocks(wall_milliseconds, turn, grace)
        self.shuffler = HouseShuffler(self.log, self.house.write_beside)
        self.dealer = HouseDealer(
            self.house, self.shuffler, self.clocks, pause=settings.between_hands_seconds
        )
        self.let_in: set[tuple[str, str]] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.employ()
        self.open_desks()
        self.connect()

    def employ(self) -> None:
        """Whoever does by themselves what nobody has to ask for."""
        house, settings = self.house, self.settings
        self.bots = BotsAtTables(house, self.dealer, self.desk, settings)
        self.board = HouseBoard(house, self.hub, self.bots.are, settings.call_seconds * 1000)
        self.absent = AbsentPlayers(house, self.is_here, patience(settings))
        self.director = HouseDirector(house, self.dealer, rebuy_seconds=settings.turn_seconds)
        self.notices = EventNotices(house, self.hub)
        self.calls = FloorCalls(house, self.floor_called)
        self.rounds: list[Look] = [
            self.calls.look,
            self.bots.seats.look,
            self.board.look,
            self.absent.look,
        ]

    def open_desks(self) -> None:
        """Whoever is asked by people."""
        house, hub, names = self.house, self.hub, self.desk.names
        self.places, self.chat = PlaceWatches(house, hub), ChatRooms(hub)
        self.hands = HandIndex(house, self.settings.folder)
        decks = self.shuffler.stream
        self.hand_desk = HandDesk(self.hands, self.log, self.books.of, names.names, decks)
        self.doors = Doors(house, self.was_let_in)
        self.law, self.precedents = LawDesk(), Precedents(house)
        self.porter = Porter(house, hub, self.places, self.chat, self.doors, self.calls)
        self.door = SocketDoor(self.settings, hub, self.porter)
        self.ledgers, self.signatures = LedgerDesk(house, names.names), Countersigned(self.desk)
        self.reports = ReportDesk(house, self.settings, LOG_FILE)
        self.backups = Backups(self.settings)
        self.patience_of = patience

    def connect(self) -> None:
        """Each is told what it has to know of the others."""
        self.places.with_names = self.porter.with_names = self.desk.names.with_names
        self.porter.calls_clock = self.call_clock
        self.porter.recaller = Recaller(self.house, self.reports.where, self.reports.folder)
        self.porter.hands_in = self.shuffler.hand_in
        self.porter.unsigned = self.signatures.unsigned
        self.porter.signature_used = self.signatures.used
        self.director.closed += [self.places.show, self.forget_place]
        self.dealer.stands_still, self.dealer.is_here = self.calls.holds, self.is_here
        self.desk.changed += [self.door.changed, self.forget_talk]
        hub = self.hub
        hub.turn, hub.roots = self.turn_at, self.shuffler.roots
        hub.case, hub.always_here = self.case_at, self.bots.are
        hub.came_or_went.append(self.came_or_went)
        hub.mend = lambda: None  # ``live`` does it, without keeping anybody waiting
        hub.recovered += [
            self.shuffler.forget,
            self.bots.turns.forget,
            self.dealer.look_at_all,
            self.notices.load,
            self.calls.load,
            self.precedents.load,
        ]

    # ---- beginning and ending ----------------------------------------------------------------

    async def start(self) -> None:
        """Read the log, open a room if there is none, and begin."""
        self.hub.loop = asyncio.get_running_loop()
        self.read_log()
        if ROOM not in self.house.places:
            self.open_room()
        self.bots.begin()
        self.notices.load()
        self.calls.load()
        self.precedents.load()
        self.hands.start()
        self.resume_clocks()
        self.dealer.look_at_all()
        running = (
            self.dealer.run(),
            self.director.run(),
            self.live(),
            go_round(self.rounds, ROUND_SECONDS),
        )
        self.tasks = [asyncio.create_task(one) for one in running]

    async def stop(self) -> None:
        self.dealer.stop()
        self.director.stop()
        await self.bots.stop()
        self.law.stop()
        self.door.stop()
        doing = [*self.tasks, *self.porter.doing]
        for task in doing:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)
        self.house.all_told()
        await asyncio.to_thread(self.writer.close)
        self.hub.flush()
        if not self.house.fault and self.writer.error is None:
            self.keep_snapshot()
        note_alive(self.settings.folder, wall_milliseconds())
        await asyncio.to_thread(self.hands.close)
        self.log.close()

    # ---- from the log, and the short way -----------------------------------------------------

    def read_log(self) -> None:
        """Everything as the log has it, from the last snapshot on where there is one."""
        known = read_snapshot(self.settings.folder, self.seal, self.log)
        if known is None:
            self.house.load()
            self.hub.load()
        else:
            self.house.load(known.states, known.point)
            self.hub.load(known.tables)
            self.shuffler.known = known.decks
        before = known.point.head.lines if known is not None else 0
        if self.log.head.lines - before > WORTH:
            self.keep_snapshot()

    def keep_snapshot(self) -> None:
        """How everything stands, and all of it is in the log: the next start is a short one."""
        point = self.log.point()
        states: dict[str, KnownRoom | KnownEvent] = {}
        for id, place in self.house.places.items():
            if isinstance(place, RoomPlace):
                states[id] = KnownRoom(place.room, place.acts)
            elif isinstance(place, EventPlace):
                states[id] = KnownEvent(place.event, place.diary)
        tables = self.hub.known_tables(point)
        decks = self.shuffler.decks(tables.watches)
        made = HouseSnapshot(program(), point, states, tables, decks)
        try:
            write_snapshot(self.settings.folder, self.seal, made)
        except Exception as error:  # a full disk, or a state that is too deep: the log has it all
            structlog.get_logger().warning("no snapshot", kind=type(error).__name__)

    def open_room(self) -> None:
        """The house's own room, under its book."""
        law = rulebook(self.settings.book)
        room = new_room(rules=resolve(law), rulebook=digest(law), now=self.house.now())
        place = RoomPlace(ROOM, self.house.under(ROOM), room)
        self.house.open_place(PlaceOpened(ROOM, "room", self.settings.house_name), place, MANAGER)

    # ---- being alive -------------------------------------------------------------------------

    async def live(self) -> None:
        """Say every second that the house is alive, and mend it when it is not."""
        while True:
            note_alive(self.settings.folder, wall_milliseconds())
            if self.house.fault or self.writer.error is not None:
                await self.mended()
            await asyncio.sleep(1)

    async def mended(self) -> None:
        """After a write that failed: when the log can be read again, go on from what it has. It is
        waited for in another thread, so that everybody is told meanwhile that nothing is kept."""
        self.house.fault = self.house.fault or NOT_KEPT
        try:
            await asyncio.to_thread(self.log.read, 0, HOUSE)
        except (OSError, ValueError) as error:
            structlog.get_logger().error("the log cannot be read", kind=type(error).__name__)
            return
        self.hub.flush()
        if not self.hub.line:
            self.hub.recover()

    def resume_clocks(self) -> None:
        """Everybody who was to act when the house went down has the time that was left."""
        alive = last_alive(self.settings.folder)
        if alive:
            self.director.stood_since(alive)
        for where, at in self.hub.last_at.items():
            table = self.house.places[where[0]].tables.get(where[1])
            if alive and table is not None and table.hand is not None:
                self.clocks.resume(where, at, alive)

    async def kept(self) -> None:
        """Everything that has happened so far is on the disk; or NotKeptError."""
        kept = asyncio.wrap_future(self.house.last_submitted)
        await asyncio.wait([kept])
        if kept.exception() is not None:
            raise NotKeptError from kept.exception()

    def close_place(self, id: str) -> None:
        """A place is no more, and whoever watches it is told so."""
        for number in list(self.house.places[id].tables):
            gone = self.hub.gone((id, number), "the game is closed")
            self.dealer.cancel((id, number))
            self.hub.queue(self.house.last_submitted, gone)
        self.house.close_place(id)
        self.places.show(id)
        self.forget_place(id)

    def forget_place(self, id: str) -> None:
        """Nothing of a place that is closed stays in memory: games come and go for years."""
        for where in [one for one in self.hub.watches if one[0] == id]:
            self.hub.queue(self.house.last_submitted, self.hub.gone(where, "it is closed"))
        self.shuffler.forget_place(id)
        self.chat.forget_place(id)
        self.reports.forget_place(id)

    def turn_at(self, place: str, number: str) -> TurnLeft | None:
        """Whose turn it is at a table: a frame is made before the dealer has come to look."""
        table = self.house.places[place].tables.get(number)
        hand = table.hand if table is not None and not table.by_hand else None
        if table is None or hand is None or hand.actor < 0 or table.question:
            return None
        if self.calls.holds((place, number)):  # the floor was called: nobody's time runs
            return None
        self.clocks.ask((place, number), hand)
        return self.clocks.told((place, number))

    # ---- people ------------------------------------------------------------------------------

    def is_here(self, who: str) -> bool:
        return bool(self.hub.here.get(who)) or self.bots.are(who)

    def was_let_in(self, place: str, who: str) -> bool:
        """Whether somebody used the code of a private place."""
        known = (place, who) in self.let_in
        if not known and self.desk.read(lambda work: is_admitted(work, who, place)):
            self.let_in.add((place, who))
            known = True
        return known

    def forget_talk(self, who: str, what: str) -> None:
        """Nothing of what somebody said or shared is shown once they have left for good."""
        if what == "left":
            self.chat.forget(who)
            self.hands.forget(who)

    def floor_called(self, where: tuple[str, str]) -> None:
        """The floor was called to a table, or has answered: all there see it, and the floor."""
        self.dealer.look_at(where)
        self.hub.show_again(where)
        self.places.look_again(where[0])
        case = self.calls.open.get(where)
        if case is None:
            return
        says = f"{self.desk.names.name(case.by)} calls the floor: {case.about}"
        notice = ENCODER.encode(Notice("floor", says, *where))
        staff_there = [
            one
            for one in self.hub.connections
            if one.who.id != case.by and self.doors.roles_in(one.who, where[0]) & DECIDERS
        ]
        self.hub.queue(self.house.last_submitted, [(one, notice) for one in staff_there])

    def case_at(self, place: str, table: str) -> FloorCase | None:
        case = self.calls.open.get((place, table))
        if case is None:
            return None
        return FloorCase(case.by, case.about, case.at, self.desk.names.name(case.by))

    def call_clock(self, where: tuple[str, str]) -> bool:
        """Whoever is to act has a little time left, if they have had enough."""
        turn = self.settings.turn_seconds * 1000
        called = self.clocks.shorten(where, min(CALLED_CLOCK, turn // 2), turn // 3)
        if called:
            self.dealer.look_at(where)
            self.hub.show_again(where)
        return called

    def came_or_went(self, who: str, here: bool) -> None:
        """Somebody's first connection, or their last: the tables they sit at see it."""
        for place in self.house.places.values():
            for number, table in place.tables.items():
                if any(seat is not None and seat.player == who for seat in table.seats):
                    self.dealer.look_at((place.id, number))
                    self.hub.show_again((place.id, number))


def patience(settings: ServerSettings) -> Patience:
    """How long the house waits for those who are not there."""
    return Patience(
        away=settings.away_seconds * 1000,
        seat=settings.seat_kept_seconds * 1000,
        broke=settings.broke_seconds * 1000,
    )
