"""The board of a room without people: names are called, new tables opened, empty ones closed.

It looks after every game that the house deals itself, by the room's own commands, so that the book
decides who is next and what becomes of a call. Games with a table dealt by hand and places that
people run (pace "desk") are left to those who work there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from shuffleup.client.messages import ENCODER, Done, Notice
from shuffleup.floor.senders import FLOOR, Role, Sender, staff
from shuffleup.room.cage.ledger import of_table
from shuffleup.room.lists.calling_names import is_away_call_in, names_to_call
from shuffleup.room.lists.list_commands import CallNext, NoAnswer
from shuffleup.room.lists.list_records import SeatCall
from shuffleup.room.lists.taking_seats import sits_elsewhere
from shuffleup.room.lists.waiting_lists import call_of, is_here, open_seats, tables_of
from shuffleup.room.openings.opening_commands import CloseTable, Establish, OpenTable
from shuffleup.room.state import Room
from shuffleup.server.house_places.poker_house import Errand, Outcome, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.table.state import taken_seats

BOARD: Final = staff(Role.BOARD)
MANAGER: Final = staff(Role.MANAGER)
MOST_TABLES: Final = 60  # in one room
ENOUGH: Final = 2  # who wait, for a new table where bots fill it up
LIVES: Final = 5  # hands after which a new game is established
AT_ONCE: Final = 25  # tables that are looked at in one step
QUIET: Final = 5 * 60_000  # milliseconds without people, and a table is closed


class HouseBoard:
    """Keeps the lists of all rooms that the house runs by itself.

    is_bot   whether a player is one of the house's
    call_ms  how long a called player has to answer
    """

    def __init__(
        self, house: PokerHouse, hub: Switchboard, is_bot: Callable[[str], bool], call_ms: int
    ) -> None:
        self.house, self.hub, self.is_bot, self.call_ms = house, hub, is_bot, call_ms
        self.quiet_since: dict[tuple[str, str], int] = {}

    def look(self) -> Iterator[None]:
        """Once over every list and every table, in steps."""
        for place in rooms_run_by_house(self.house):
            for name in list(place.room.listings):
                yield
                if not any(place.room.tables[one].by_hand for one in tables_of(place.room, name)):
                    self.pass_over(place, name)
                    self.call(place, name)
                    self.open(place, name)
                    yield from self.look_after(place, name)

    # ---- the list ----------------------------------------------------------------------------

    def pass_over(self, place: RoomPlace, name: str) -> None:
        """Whoever was called and does not answer."""
        for call in place.room.listings[name].calls:
            if not call.locked and self.house.now() - call.at >= self.call_ms:
                self.do(place, NoAnswer(call.player, name), BOARD)

    def call(self, place: RoomPlace, name: str) -> None:
        """Every open seat is called to the next name."""
        room = place.room
        while somebody_waits(room, name) and open_seats(room, name):
            before = room.listings[name].calls
            outcome = self.do(place, CallNext(name), BOARD)
            if not isinstance(outcome.reply, Done):
                return
            for one in room.listings[name].calls:
                if one not in before:
                    self.tell(place, name, one, outcome)

    def tell(self, place: RoomPlace, name: str, call: SeatCall, outcome: Outcome) -> None:
        """The called player is told, on every screen they have."""
        says = (
            f"a seat for you in {name}: table {call.table}, seat {call.seat + 1};"
            f" take it within {self.call_ms // 1000} seconds"
        )
        frame = ENCODER.encode(Notice("called", says, place.id, call.table))
        theirs = [(one, frame) for one in self.hub.connections if one.who.id == call.player]
        self.hub.queue(outcome.kept or self.house.last_submitted, theirs)

    # ---- tables ------------------------------------------------------------------------------

    def open(self, place: RoomPlace, name: str) -> None:
        """One more table, when enough of those who wait are here and have no seat."""
        room = place.room
        listing = room.listings[name]
        if not listing.waiting:  # as a rule
            return
        ready = [
            one
            for one in listing.waiting
            if is_here(room, one.player)
            and not one.passed
            and call_of(listing, one.player) is None
            and sits_elsewhere(room, one.player) is None
        ]
        bots_fill = any(self.is_bot(who) for who in room.people)
        enough = ENOUGH if bots_fill else max(ENOUGH, room.rules.openings.minimum_players)
        running = sum(not spread.closed for spread in room.spreads.values())
        if len(ready) >= enough and not open_seats(room, name) and running < MOST_TABLES:
            self.do(place, OpenTable(free_number(room), name), MANAGER)
            self.call(place, name)

    def look_after(self, place: RoomPlace, name: str) -> Iterator[None]:
        """A game that lives is established; a second table without people is closed."""
        room = place.room
        numbers = tables_of(room, name)
        for count, number in enumerate(numbers):
            if count % AT_ONCE == AT_ONCE - 1:
                yield
            table, where = room.tables[number], (place.id, number)
            if table.hands >= LIVES and not room.spreads[number].established:
                self.do(place, Establish(number), FLOOR)
            people = [one for _, one in taken_seats(table) if not self.is_bot(one.player)]
            if people or room.listings[name].waiting or number == numbers[0]:
                self.quiet_since.pop(where, None)
            elif self.is_quiet(where) and table.hand is None:
                self.do(place, CloseTable(number), MANAGER)

    def is_quiet(self, where: tuple[str, str]) -> bool:
        since = self.quiet_since.setdefault(where, self.house.now())
        return self.house.waited(since) >= QUIET

    def do(self, place: RoomPlace, command: object, by: Sender) -> Outcome:
        return self.house.perform(Errand(place.id, by, command))


def rooms_run_by_house(house: PokerHouse) -> Iterator[RoomPlace]:
    """The rooms in which the house does by itself what nobody is there to do."""
    for id, opened in list(house.register.items()):
        place = house.places.get(id)
        if isinstance(place, RoomPlace) and opened.pace == "auto" and not house.fault:
            yield place


def somebody_waits(room: Room, name: str) -> bool:
    """Whether anybody who is here would be called next."""
    listing = room.listings[name]
    if not listing.waiting:
        return False
    waiting = names_to_call(room, listing)
    return any(not is_away_call_in(room, one) for one in waiting)


def free_number(room: Room) -> str:
    """A number at which nothing is played and whose box is counted."""
    number = 1
    while True:
        name = str(number)
        if name not in room.stands:
            return name
        if room.spreads[name].closed and not room.accounts.get(of_table(name)):
            return name
        number += 1
