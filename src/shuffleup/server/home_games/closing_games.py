"""``ClosingGames``: the end of a private game, at once or when the hand that is on is over.

That a game closes after its hand is the host's wish, and stands in the log with the wishes of those
who sit: no other hand is dealt, and when none is on everybody gets up and is paid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shuffleup.client.messages import Notice, Refused
from shuffleup.floor.senders import Role, Sender
from shuffleup.room.absence.absence_commands import CollectHeld
from shuffleup.room.absence.held_chips import held
from shuffleup.room.cage.cage_commands import CashKept
from shuffleup.room.cage.ledger import balance, kept_for
from shuffleup.room.lists.list_commands import LeaveTable
from shuffleup.room.seat_claims.claim_commands import TakeOffBox
from shuffleup.room.state import Room
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.wishes.seat_wishes import Tell, Where
from shuffleup.server.wishes.wish_records import WISHES, CloseWished
from shuffleup.table.commands import Hold, Release
from shuffleup.table.state import taken_seats


class ClosingGames:
    """Closes private games."""

    def __init__(
        self,
        house: PokerHouse,
        shut: Callable[[str], None],
        end_links: Callable[[str, str], None],
    ) -> None:
        """``shut``: the place is no more; ``end_links`` by whose word."""
        self.house, self.shut, self.end_links = house, shut, end_links
        self.wanted: dict[str, str] = {}  # by place: whose wish it is
        self.tell: Tell = lambda who, notice: None
        self.playing: Callable[[Where], int] = lambda where: 0  # milliseconds of what is seen first

    def load(self) -> None:
        self.wanted.clear()
        log = self.house.log
        for record in log.read(0, WISHES) if WISHES in log.versions else ():
            if isinstance(record, CloseWished):
                self.hear(record)

    def hear(self, record: CloseWished) -> None:
        if record.wanted and record.place in self.house.places:
            self.wanted[record.place] = record.by
        else:
            self.wanted.pop(record.place, None)

    def wish(self, id: str, by: str, *, wanted: bool) -> None:
        """Keep it; what changes nothing is no event."""
        place = self.house.places.get(id)
        if place is None or wanted == (id in self.wanted):
            return
        self.keep(CloseWished(id, by, wanted))
        self.halt(place, by, hold=wanted)

    def keep(self, record: CloseWished) -> None:
        self.hear(record)
        self.house.write_beside(WISHES, [record])

    def halt(self, place: HousePlace, by: str, *, hold: bool) -> None:
        """No other hand is dealt; or hands are dealt again."""
        for number, table in place.tables.items():
            if table.on_hold != hold:
                command = Hold() if hold else Release()
                self.do(place.id, by, command, number)

    def look(self) -> Iterator[None]:
        """Every game that is to close and plays no hand any more, when the last has been seen."""
        for id, by in list(self.wanted.items()):
            place = self.house.places.get(id)
            tables = place.tables.items() if place is not None else ()
            if not any(table.hand or self.playing((id, number)) for number, table in tables):
                refused = self.close(id)
                if refused is not None:
                    self.tell(by, Notice("wish", refused.says, id, "", refused.clauses))
            yield

    def close(self, id: str) -> Refused | None:
        """Everybody gets up and is paid, by the room's own commands; what is refused keeps the game
        open, and says why: hands are dealt again where a wish had stopped them."""
        place, opened = self.house.places.get(id), self.house.register.get(id)
        by = self.wanted.get(id)
        if by is not None:
            self.keep(CloseWished(id, by, wanted=False))
        if place is None or opened is None:
            return None
        if isinstance(place, RoomPlace):
            refused = self.cash_everybody_out(place, opened.host)
            if refused is not None:
                if by is not None:
                    self.halt(place, by, hold=False)
                return refused
        self.shut(id)
        self.end_links(id, opened.host)
        return None

    def cash_everybody_out(self, place: RoomPlace, by: str) -> Refused | None:
        for wanted in (boxes_off, up_from_tables, paid_at_the_cage):
            for command in wanted(place.room):
                reply = self.do(place.id, by, command)
                if isinstance(reply, Refused):
                    return reply
        return None

    def do(self, place: str, by: str, command: object, table: str = "") -> object:
        errand = Errand(place, Sender(by, Role.MANAGER), command, table=table)
        return self.house.perform(errand).reply


def boxes_off(room: Room) -> list[object]:
    """Whoever was played over has their seat again."""
    return [
        TakeOffBox(box.player, number)
        for number, claims in room.seat_claims.items()
        for box in claims.boxes
    ]


def up_from_tables(room: Room) -> list[object]:
    return [
        LeaveTable(seat.player, number)
        for number, table in room.tables.items()
        for _, seat in taken_seats(table)
    ]


def paid_at_the_cage(room: Room) -> list[object]:
    """What is held or kept for somebody."""
    kept = {who: balance(room, kept_for(who)) for who in room.people}
    return [
        *(CollectHeld(who) for who in room.people if held(room, who)),
        *(CashKept(who, amount) for who, amount in kept.items() if amount),
    ]
