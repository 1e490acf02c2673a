"""What somebody at a table asks of the house beside playing: the floor or the clock, a say in the
next deck, something for their seat when its time comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from shuffleup.client import messages as m
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.poker_house import UNKEPT, PokerHouse
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.floor_requests import FloorRequests
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.too_many_wishes import Wishes as HowOften
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.state import Table

NOT_DEALT_IN: Final = "whoever sits at a table where the house deals hands in words"
Where = tuple[str, str]
WhyNot = tuple[str, tuple[str, ...]]  # why something is not done, "" if it is, and the points
HandsIn = Callable[[Where, str, str], str]  # a player's words for a deck; or why not
Wishes = Callable[[Where, Table, str, m.Wish], WhyNot]
Asked = m.CallFor | m.HandIn | m.Wish


class ThePorter(Protocol):
    """The porter, as far as it is needed here."""

    house: PokerHouse
    hub: Switchboard
    doors: Doors
    requests: FloorRequests
    wishes: HowOften

    def refuse(
        self, connection: Connection, key: str, reason: str, says: str, clauses: Sequence[str] = ()
    ) -> None: ...


class TableAsks:
    """Hears it, and gives it to whoever sees to it."""

    def __init__(self, porter: ThePorter) -> None:
        self.porter = porter
        self.hands_in: HandsIn = lambda where, who, words: "no decks are promised here"
        self.wishes: Wishes = lambda where, table, who, wanted: ("no wishes are kept here", ())

    def call(self, connection: Connection, wanted: m.CallFor) -> None:
        """The floor, the clock, or the floor's answer."""
        found = self.table_at(connection, wanted)
        if found is not None:
            where, who = (wanted.place, wanted.table), connection.who
            roles = self.porter.doors.roles_in(who, wanted.place)
            why = self.porter.requests.hear(who.id, roles, wanted, where, found[1])
            self.say_whether(connection, wanted.key, found[0], *why)

    def hand_in(self, connection: Connection, wanted: m.HandIn) -> None:
        """Words of a player for the next deck of their table."""
        found, who = self.to_write(connection, wanted), connection.who.id
        if found is None:
            return
        place, table = found
        if table.by_hand or seat_of(table, who) is None:
            self.porter.refuse(connection, wanted.key, "not-your-part", NOT_DEALT_IN)
        else:
            says = self.hands_in((wanted.place, wanted.table), who, wanted.words)
            self.say_whether(connection, wanted.key, place, says)

    def wish(self, connection: Connection, wanted: m.Wish) -> None:
        """What a player wants done with their seat when its time comes."""
        found, who = self.to_write(connection, wanted), connection.who.id
        if found is None:
            return
        if often := self.porter.wishes.too_many(who, wanted, self.porter.house.now()):
            self.porter.refuse(connection, wanted.key, "too-often", often)
        else:
            where = (wanted.place, wanted.table)
            why = self.wishes(where, found[1], who, wanted)
            self.say_whether(connection, wanted.key, found[0], *why)

    def to_write(self, connection: Connection, wanted: Asked) -> tuple[HousePlace, Table] | None:
        """The same table, for something that has to be kept."""
        found = self.table_at(connection, wanted)
        if found is not None and self.porter.house.fault:
            self.porter.refuse(connection, wanted.key, UNKEPT, self.porter.house.fault)
            return None
        return found

    def table_at(self, connection: Connection, wanted: Asked) -> tuple[HousePlace, Table] | None:
        """The table something is asked at; a refusal is told here."""
        place = self.porter.house.places.get(wanted.place)
        table = place.tables.get(wanted.table) if place is not None else None
        seen = self.porter.doors.may_see(connection.who, wanted.place)
        if place is None or table is None or not seen:
            self.porter.refuse(connection, wanted.key, "no-such-table", "there is no such table")
            return None
        return place, table

    def say_whether(
        self,
        connection: Connection,
        key: str,
        place: HousePlace,
        says: str,
        grounds: tuple[str, ...] = (),
    ) -> None:
        """It is done, or why it is not."""
        if says:
            self.porter.refuse(connection, key, "not-now", says, place.clauses(grounds))
        else:
            kept = self.porter.house.last_submitted
            self.porter.hub.answer(connection, m.Done(key[: m.MOST_KEY]), kept)
