"""Players who are not there: what becomes of their seat, at tables that the house deals itself.

Who has no connection for two minutes is away, as if they had got up from the table; who is away,
sits out or has no chips loses the seat by the book's own rules on absence, and by the house's where
the book has none: after an hour, or ten minutes without chips. Coming back is for the player to
say: ``SitBack`` or ``ComeBack``. Who comes back for a moment and plays no hand has not been back:
their time goes on where it stopped. In a tournament nobody loses a seat so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from shuffleup.client.messages import Done
from shuffleup.floor.senders import DEALER, FLOOR, Role, Sender, staff
from shuffleup.room.absence.absence_commands import PickUp, StepAway, TakeBox
from shuffleup.room.lists.list_commands import LeaveList, LeaveTable
from shuffleup.room.lists.waiting_lists import name_on, tables_of
from shuffleup.room.people.people_commands import GoHome
from shuffleup.server.dealer.house_board import AT_ONCE, rooms_run_by_house
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.settings import ServerSettings
from shuffleup.table.chips.in_play import is_in_hand
from shuffleup.table.state import Seat, Table, all_chips, seated, taken_seats

BOARD: Final = staff(Role.BOARD)
BOX: Final = 30 * 60_000  # a dealer's time in the box: the next one sees who is away
ASKED_AGAIN: Final = 30_000  # milliseconds after which the book is asked again about a seat


class Patience(Struct, frozen=True):
    """How long the house waits for those who are not there, in milliseconds.

    away   without a connection, and they count as away from the table
    gone   without a connection and without a seat, and they are off the lists
    seat   away or sitting out, and the seat is open, where the book does not say it earlier
    broke  the same without chips
    """

    away: int = 2 * 60_000
    gone: int = 10 * 60_000
    seat: int = 60 * 60_000
    broke: int = 10 * 60_000


class IdleSeat(Struct):
    """A seat that does not play, until its player is dealt in again.

    sat     when they sat down, as the table counts
    hands   at the table when it was last looked at and did not play
    before  for how long it has not played, without the time since ``since``
    since   when, None while they are back and wait for a hand
    asked   when the book was last asked to open it
    """

    sat: int
    hands: int
    before: int = 0
    since: int | None = None
    asked: int = 0


class AbsentPlayers:
    """Looks after those who are not there. ``is_here``: whether somebody has a connection."""

    def __init__(
        self, house: PokerHouse, is_here: Callable[[str], bool], patience: Patience
    ) -> None:
        self.house, self.is_here, self.patience = house, is_here, patience
        self.lost: dict[str, int] = {}  # since when somebody has had no connection
        self.idle: dict[tuple[str, str, str], IdleSeat] = {}
        self.boxes: dict[tuple[str, str], int] = {}  # since when a dealer is in the box

    def look(self) -> Iterator[None]:
        """Once over everybody, in steps."""
        for place in rooms_run_by_house(self.house):
            for count, (number, table) in enumerate(list(place.tables.items())):
                if not table.by_hand:
                    self.look_at(place, number, table)
                if count % AT_ONCE == 0:
                    yield
            self.look_at_room(place)
            yield

    def gone_for(self, who: str) -> int:
        """For how long somebody has had no connection."""
        if self.is_here(who):
            self.lost.pop(who, None)
            return 0
        return self.house.waited(self.lost.setdefault(who, self.house.now()))

    # ---- at the tables -----------------------------------------------------------------------

    def look_at(self, place: RoomPlace, number: str, table: Table) -> None:
        now = self.house.now()
        seats = {seat.player: (at, seat) for at, seat in taken_seats(table)}
        if any(not seat.presence.here for _, seat in seats.values()):
            since = self.boxes.setdefault((place.id, number), now)
            if self.house.waited(since) >= BOX:
                self.boxes[place.id, number] = now
                self.do(place, TakeBox(number), DEALER)
        for who, (at, seat) in seats.items():
            if seat.presence.here and self.gone_for(who) >= self.patience.away:
                self.do(place, StepAway(who, number), DEALER)
            elif is_idle(seat):
                self.wait_for(place, number, table, at)
            else:
                self.is_back((place.id, number, who), table, at)

    def is_back(self, key: tuple[str, str, str], table: Table, at: int) -> None:
        """Somebody is there again: with a hand all is forgotten, before it the time stands."""
        idle = self.idle.get(key)
        if idle is None:
            return
        dealt_in = table.hands > idle.hands and table.deal.dealt >> at & 1
        if dealt_in or idle.sat != seated(table, at).since:
            del self.idle[key]
        elif idle.since is not None:
            idle.before, idle.since = idle.before + self.house.waited(idle.since), None

    def wait_for(self, place: RoomPlace, number: str, table: Table, at: int) -> None:
        """Somebody keeps a seat and does not play: for so long, then it is open."""
        seat, now = table.seats[at], self.house.now()
        if seat is None or is_in_hand(table, at):
            return
        key = (place.id, number, seat.player)
        idle = self.idle.get(key)
        if idle is None or idle.sat != seat.since:
            idle = self.idle[key] = IdleSeat(seat.since, table.hands)
        idle.hands = table.hands
        if idle.since is None:
            idle.since = now
        if not seat.presence.here and now - idle.asked >= ASKED_AGAIN:
            idle.asked = now
            if self.do(place, PickUp(seat.player, number), FLOOR):
                del self.idle[key]
                return
        most = self.patience.seat if has_chips(seat) else self.patience.broke
        if idle.before + self.house.waited(idle.since) >= most and self.do(
            place, LeaveTable(seat.player, number), FLOOR
        ):
            del self.idle[key]

    # ---- in the room -------------------------------------------------------------------------

    def look_at_room(self, place: RoomPlace) -> None:
        """Whoever has gone home without saying so stands on no list."""
        room = place.room
        seated = {seat.player for one in room.tables.values() for _, seat in taken_seats(one)}
        for who, person in list(room.people.items()):
            if not person.here or who in seated or self.gone_for(who) < self.patience.gone:
                continue
            if waits_at_desk(place, who):
                continue
            for name, listing in list(room.listings.items()):
                if name_on(listing, who) is not None:
                    self.do(place, LeaveList(who, name), BOARD)
            self.do(place, GoHome(who), BOARD)

    def do(self, place: RoomPlace, command: object, by: Sender) -> bool:
        return isinstance(self.house.perform(Errand(place.id, by, command)).reply, Done)


def waits_at_desk(place: RoomPlace, who: str) -> bool:
    """Whether somebody waits for a game dealt by hand: its desk knows whether they are there."""
    room = place.room
    return any(
        name_on(listing, who) is not None
        and any(room.tables[number].by_hand for number in tables_of(room, name))
        for name, listing in room.listings.items()
    )


def is_idle(seat: Seat) -> bool:
    """Whether somebody keeps a seat and gets no hands."""
    return not seat.presence.here or seat.presence.sits_out or not has_chips(seat)


def has_chips(seat: Seat) -> bool:
    return all_chips(seat) > 0


def patience(settings: ServerSettings) -> Patience:
    """How long the house waits for those who are not there."""
    return Patience(
        away=settings.away_seconds * 1000,
        seat=settings.seat_kept_seconds * 1000,
        broke=settings.broke_seconds * 1000,
    )
