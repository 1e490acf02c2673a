"""A house that runs: its log, its places, who is connected, its dealer; begun and ended in order.

``RunningHouse(settings, desk)`` puts them together; ``start`` reads the log and begins to deal,
``stop`` ends it tidily: hands that are on stay as they are, and go on where they stood. While it
runs, a file beside the database says when the house was last alive, so that nobody's time runs
while it is down.
"""

from __future__ import annotations

import asyncio
import os
from typing import Final

import structlog

from shuffleup.client.messages import TurnLeft
from shuffleup.floor.senders import Role, staff
from shuffleup.law.rulebook import digest, resolve
from shuffleup.log.open_log import open_log
from shuffleup.log.writer import Writer
from shuffleup.room.new_room import new_room
from shuffleup.server.cage_books.countersigning import Countersigned
from shuffleup.server.cage_books.ledger_desk import LedgerDesk
from shuffleup.server.dealer.absent_players import AbsentPlayers, patience
from shuffleup.server.dealer.going_round import Look, go_round
from shuffleup.server.dealer.house_board import HouseBoard
from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.dealer.played_out import PaceOfTables, moment_of
from shuffleup.server.dealer.turn_clock import TurnClocks
from shuffleup.server.fair.house_shuffler import HouseShuffler
from shuffleup.server.fair.seal_key import seal_key
from shuffleup.server.floor_calls.calling_floor import FloorCalls
from shuffleup.server.floor_calls.telling_rulings import RulingsTold
from shuffleup.server.home_games.game_links import GameLinks
from shuffleup.server.home_games.own_books import OwnBooks
from shuffleup.server.house_backups.keeping_backups import Backups
from shuffleup.server.house_book import USUAL, HouseBook
from shuffleup.server.house_bots.bots_at_tables import BotsAtTables
from shuffleup.server.house_clock import HouseClock
from shuffleup.server.house_events.event_notices import EventNotices
from shuffleup.server.house_events.house_director import HouseDirector
from shuffleup.server.house_marks.marked_log import MarkedLog
from shuffleup.server.house_marks.taking_up import take_up
from shuffleup.server.house_marks.where_marks_lie import marks_folder
from shuffleup.server.house_places.event_place import EventPlace, KnownEvent
from shuffleup.server.house_places.given_answers import Answers
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
from shuffleup.server.house_tenure import LOST, HouseTenure
from shuffleup.server.house_undo.recaller import Recaller
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.open_sessions import OpenSessions
from shuffleup.server.hub.place_watch import PlaceWatches
from shuffleup.server.hub.porter import Porter
from shuffleup.server.hub.sockets import SocketDoor
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.too_many_wishes import Wishes
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.last_alive import note_alive
from shuffleup.server.law_desk.asking_law import LawDesk
from shuffleup.server.law_desk.house_precedents import Precedents
from shuffleup.server.my_hands.hand_desk import HandDesk
from shuffleup.server.my_hands.hand_index import HandIndex
from shuffleup.server.private_files import private_file, private_folder
from shuffleup.server.settings import ServerSettings
from shuffleup.server.time_given_back import came_up, give_back
from shuffleup.server.wishes.house_wishes import HouseWishes

ROOM: Final = "room"
NOT_BEGUN: Final = "the house could not be opened"
LOG_FILE: Final = "log.db"  # beside the database of people, so that neither waits for the other
MANAGER: Final = staff(Role.MANAGER)
CALLED_CLOCK: Final = 15_000  # milliseconds left when somebody calls the clock
ROUND_SECONDS: Final = 2.0  # between two looks at lists, bots and those who are not there


class RunningHouse:
    """Everything of a house but its doors."""

    def __init__(self, settings: ServerSettings, desk: Identity) -> None:
        self.settings, self.desk = settings, desk
        self.marks = marks_folder(settings, os.environ)
        private_folder(settings.folder)
        where = settings.database or private_file(settings.folder / LOG_FILE)
        self.seal = seal_key(settings.folder)
        self.log = open_log(where, seal=self.seal)
        self.marked = MarkedLog(self.log)
        self.writer = Writer(self.marked)
        self.tenure = HouseTenure(self.log, self.writer, self.lose)
        self.restored = ""  # why this start is from a copy of the house
        self.clock = HouseClock()
        self.house = PokerHouse(self.log, self.writer, self.clock)
        self.books = OwnBooks(settings.folder)
        self.house.books = self.books.of
        self.book = HouseBook(self.house, self.books)
        self.pace = PaceOfTables(self.house, moment_of(settings))  # before the hub, which tells it
        self.hub = Switchboard(self.house, desk.names.names)
        turn, grace = settings.turn_seconds * 1000, settings.grace_seconds * 1000
        self.clocks = TurnClocks(self.clock, turn, grace)
        self.shuffler = HouseShuffler(self.log, self.house.write_beside)
        self.dealer = HouseDealer(
            self.house, self.shuffler, self.clocks, pause=settings.between_hands_seconds
        )
        self.wrong = ""  # why it could not begin
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
        self.calls = FloorCalls(house, self.floor_called, settings.turn_seconds * 1000)
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
        self.links = GameLinks(self.desk)
        self.doors = Doors(house, self.links.let_in)
        self.law, self.precedents = LawDesk(), Precedents(house)
        self.porter = Porter(house, hub, self.places, self.chat, self.doors, self.calls)
        self.sessions = OpenSessions(self.desk, hub)
        self.rulings = self.porter.rulings
        self.told = RulingsTold(hub, self.calls, self.rulings, self.doors)
        self.wishes = HouseWishes(house, hub, self.dealer, (self.close_place, self.links.end))
        self.rounds += [self.rulings.look, self.wishes.games.look]
        self.door = SocketDoor(self.settings, hub, self.porter)
        self.ledgers, self.signatures = LedgerDesk(house, names.names), Countersigned(self.desk)
        self.reports = ReportDesk(house, self.settings, LOG_FILE)
        self.backups = Backups(self.settings)

    def connect(self) -> None:
        """Each is told what it has to know of the others."""
        with_names = self.desk.names.with_names
        self.places.with_names = self.porter.with_names = self.told.with_names = with_names
        self.porter.called = self.desk.names.called
        self.porter.requests.calls_clock = self.call_clock
        self.porter.recaller = Recaller(self.house, self.reports.where, self.reports.folder)
        self.porter.asks.hands_in = self.shuffler.hand_in
        self.porter.unsigned = self.signatures.unsigned
        self.porter.signature_used = self.signatures.used
        self.porter.was_done, self.desk.may_come = self.links.was_done, self.doors.may_come
        self.desk.holds_cards = self.doors.holds_cards
        self.director.closed += [self.places.show, self.forget_place]
        self.clock.stood.append(lambda since, until: give_back(self, since, until))
        self.dealer.clock_stands = lambda: self.clock.stands
        self.dealer.stands_still, self.dealer.is_here = self.told.stands_still, self.is_here
        self.door.opened = self.sessions.opened
        self.porter.heard, self.porter.is_open = self.sessions.heard, self.sessions.is_open
        self.desk.changed += [
            self.sessions.changed,
            self.signatures.forget,
            self.links.changed,
            self.forget_talk,
        ]
        hub, self.porter.asks.wishes = self.hub, self.wishes.seats.wish
        hub.turn, hub.roots = self.turn_at, self.shuffler.roots
        self.pace.connect(hub, self.clocks)
        self.porter.wishes = Wishes(self.settings)
        hub.case, hub.always_here = self.told.case, self.bots.are
        hub.came_or_went.append(self.came_or_went)
        hub.mend = lambda: None  # ``live`` does it, without keeping anybody waiting
        keepers = (self.notices, self.calls, self.rulings, self.precedents, self.wishes)
        self.loads = [*(one.load for one in keepers), self.chat.load_mutes]
        hub.recovered += [
            self.shuffler.forget,
            self.bots.turns.forget,
            self.dealer.look_at_all,
            *self.loads,
        ]

    # ---- beginning and ending ----------------------------------------------------------------

    async def start(self) -> None:
        """Read the log, open a room if there is none, and begin."""
        self.hub.loop = asyncio.get_running_loop()
        self.tenure.take()
        founded = not self.log.head.lines
        self.read_log()
        if ROOM not in self.house.places:
            self.open_room()
        self.book.check(self.settings.book, adopt=self.settings.adopt, by=MANAGER)
        self.bots.begin()
        for load in self.loads:
            load()
        self.hands.start()
        self.restored = take_up(self, founded=founded)
        came_up(self)
        self.dealer.look_at_all()
        running = (
            self.clock.run(),
            self.dealer.run(),
            self.director.run(),
            self.live(),
            self.sessions.run(),
            self.tenure.watch(),
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
        self.marked.close()
        if not self.tenure.is_over:
            note_alive(self.settings.folder, self.clock())
        await asyncio.to_thread(self.hands.close)
        self.log.close()

    def lose(self) -> None:
        """Another server has the house."""
        self.answer_nothing(LOST)
        self.dealer.stop()
        self.director.stop()

    def cannot_begin(self, why: str) -> None:
        """Whoever serves it says why, and ends it."""
        self.wrong = why
        self.answer_nothing(NOT_BEGUN)

    def answer_nothing(self, why: str) -> None:
        self.house.fault = why
        self.door.stop(why)

    # ---- from the log, and the short way -----------------------------------------------------

    def read_log(self) -> None:
        """Everything as the log has it, from the last snapshot on where there is one."""
        known = read_snapshot(self.settings.folder, self.seal, self.log)
        if known is None:
            self.house.load()
            self.hub.load()
        else:
            self.house.answers = Answers(known.used)
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
        used = self.house.answers.used
        made = HouseSnapshot(program(), point, states, tables, decks, used)
        try:
            write_snapshot(self.settings.folder, self.seal, made)
        except Exception as error:  # a full disk, or a state that is too deep: the log has it all
            structlog.get_logger().warning("no snapshot", kind=type(error).__name__)

    def open_room(self) -> None:
        """The house's own room, under its book."""
        law = self.book.book_of(self.settings.book or USUAL)
        rules, now = resolve(law), self.house.now()
        room = new_room(rules=rules, rulebook=digest(law), now=now, dollar=self.settings.dollar)
        place = RoomPlace(ROOM, self.house.under(ROOM), room)
        self.house.open_place(PlaceOpened(ROOM, "room", self.settings.house_name), place, MANAGER)

    # ---- being alive -------------------------------------------------------------------------

    async def live(self) -> None:
        """Say every second that the house is alive, and mend it when it is not."""
        while not self.tenure.is_over:
            note_alive(self.settings.folder, self.clock())
            if self.house.fault or self.writer.error is not None:
                await self.mended()
            await asyncio.to_thread(self.marked.sync)
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
        self.links.forget_place(id)
        self.shuffler.forget_place(id)
        self.chat.forget_place(id)
        self.reports.forget_place(id)

    def turn_at(self, place: str, number: str) -> TurnLeft | None:
        """Whose turn it is at a table: a frame is made before the dealer has come to look."""
        table = self.house.places[place].tables.get(number)
        hand = table.hand if table is not None and not table.by_hand else None
        if table is None or hand is None or hand.actor < 0 or table.question:
            return None
        if self.told.stands_still((place, number)):  # the floor was called: nobody's time runs
            return None
        self.clocks.ask((place, number), hand)
        return self.clocks.told((place, number))

    # ---- people ------------------------------------------------------------------------------

    def is_here(self, who: str) -> bool:
        return bool(self.hub.here.get(who)) or self.bots.are(who)

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
        self.told.call_staff(where)

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
