"""A table of a tournament says which one, how long the level lasts, who is left and one's place."""

from __future__ import annotations

from unittest.mock import Mock

from tests.server.small_house import (
    START,
    Clock,
    connected,
    names,
    received,
    small_house,
    tables_in,
)

from shuffleup.client.event_sign import EventSign
from shuffleup.client.messages import Done, Notice
from shuffleup.floor.senders import DEALER, Role, Sender, player, staff
from shuffleup.hand import commands as h
from shuffleup.room.instants import MINUTE
from shuffleup.server.api.event_handlers import listed
from shuffleup.server.house_events.announcing_events import EventWanted, announce
from shuffleup.server.house_events.event_notices import EventNotices
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.table.commands import NextHand
from shuffleup.table.state import Table
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_clock.clock_commands import GoToLevel, PauseClock, StartPlay
from shuffleup.tournament.event_seats.seat_commands import DrawSeats

DIRECTOR = staff(Role.DIRECTOR)
WANTED = EventWanted(
    "Sunday Special",
    "pechanga-t",
    AnnouncedEvent(
        terms="stack 500, seats 3, price 100+10, prizes 65/35",
        levels="25/50 for 10, 50/100 ante 10 for 10, break for 5, 100/200 for 10",
    ),
    pace="desk",
)
PEOPLE = ("ann", "bob", "cid", "dot", "eve", "fay")


class Sunday:
    """An event of six at two tables, and people who watch."""

    def __init__(self) -> None:
        self.house = small_house()
        self.hub = Switchboard(self.house, names)
        self.hub.load()
        self.hub.loop = Mock()  # the tests flush for themselves
        EventNotices(self.house, self.hub)
        self.first = connected("ann")
        self.hub.come(self.first)
        self.place = announce(self.house, WANTED, DIRECTOR)
        for who in PEOPLE:
            self.do(Register(who), player(who))
        self.do(DrawSeats("a seed"))
        self.do(StartPlay())

    def do(self, command: object, by: Sender = DIRECTOR, table: str = "") -> None:
        seen = self.house.version_at(self.house.places[self.place], table) if table else None
        errand = Errand(self.place, by, command, table=table, seen=seen)
        outcome = self.house.perform(errand)
        assert isinstance(outcome.reply, Done), outcome.reply

    def table(self, number: str = "1") -> Table:
        return self.house.places[self.place].tables[number]

    def people(self, number: str) -> list[str]:
        return [seat.player for seat in self.table(number).seats if seat is not None]

    def watcher(self, who: str, number: str) -> Connection:
        one = connected(who)
        self.hub.come(one)
        self.hub.watch(one, (self.place, number), "player", None)
        return one

    def sign(self, one: Connection) -> EventSign | None:
        self.hub.flush()
        return tables_in(received(one))[-1].event

    def all_in(self, number: str = "1") -> None:
        """Everybody shoves until nobody is asked any more."""
        self.do(NextHand("a seed"), DEALER, number)
        while (hand := self.table(number).hand) is not None:
            seat = hand.actor
            seated = self.table(number).seats[seat]
            assert seated is not None
            move = h.Call(seat) if hand.stacks.count(0) else h.RaiseTo(seat, 500)
            self.do(move, player(seated.player), number)


def test_a_table_of_an_event_says_which_one_and_how_it_stands() -> None:
    sunday = Sunday()
    one = sunday.watcher(sunday.people("1")[0], "1")
    clock = sunday.house.now
    assert isinstance(clock, Clock)
    clock.now = START + 4 * MINUTE
    sunday.hub.show_again((sunday.place, "1"))
    assert sunday.sign(one) == EventSign(
        name="Sunday Special",
        level=1,
        breaks=False,
        seconds=6 * 60,
        runs=True,
        next="50/100 ante 10",
        left=6,
        entries=6,
        average=500,
        place=1,
    )


def test_a_level_and_a_pause_are_told_at_once_at_every_table() -> None:
    sunday = Sunday()
    one = sunday.watcher(sunday.people("2")[0], "2")
    sunday.do(GoToLevel(2))
    told = sunday.sign(one)
    assert told is not None
    assert (told.level, told.next) == (2, "break of 5 minutes")
    sunday.do(PauseClock())
    told = sunday.sign(one)
    assert told is not None
    assert not told.runs
    assert told.seconds == 600
    sunday.do(GoToLevel(3))
    told = sunday.sign(one)
    assert told is not None
    assert told.breaks
    assert told.level == 0
    sunday.do(GoToLevel(4))
    told = sunday.sign(one)
    assert told is not None
    assert (told.level, told.seconds, told.next) == (3, -1, "")


def test_who_goes_out_elsewhere_moves_everybodys_place_and_the_average() -> None:
    sunday = Sunday()
    beside = sunday.watcher(sunday.people("2")[0], "2")
    sunday.all_in("1")
    left = len(sunday.house.places[sunday.place].tables["1"].seats) - sunday.table().seats.count(
        None
    )
    told = sunday.sign(beside)
    assert told is not None
    assert told.left == left + 3 < 6
    assert told.average == 3000 // told.left
    assert told.place == 1 + sum(
        seat.stack > 500 for seat in sunday.table().seats if seat is not None
    )


def test_between_frames_of_a_hand_the_field_is_not_counted_again() -> None:
    sunday = Sunday()
    place = sunday.house.places[sunday.place]
    sunday.do(NextHand("a seed"), DEALER, "1")
    known = place.between()  # type: ignore[attr-defined]  # it is an event's
    hand = sunday.table().hand
    assert hand is not None
    seated = sunday.table().seats[hand.actor]
    assert seated is not None
    sunday.do(h.Fold(hand.actor), player(seated.player), "1")
    assert place.between() is known  # type: ignore[attr-defined]


def test_the_rail_is_told_nothing_of_now_and_a_cash_table_has_no_event() -> None:
    sunday = Sunday()
    rail = sunday.watcher("somebody", "1")
    assert sunday.sign(rail) is None
    one = connected("zed")
    sunday.hub.come(one)
    sunday.hub.watch(one, ("room", "1"), "floor", None)
    assert sunday.sign(one) is None


def test_whoever_is_seated_or_goes_out_is_told_of_which_event_and_in_parts() -> None:
    sunday = Sunday()
    sunday.hub.flush()
    [told] = [one for one in received(sunday.first) if isinstance(one, Notice)]
    assert (told.kind, told.title, told.table) == ("seated", "Sunday Special", "1")
    assert told.says == f"Sunday Special: your seat is table 1, seat {told.seat}."
    seat = sunday.table().seats[told.seat - 1]
    assert seat is not None
    assert seat.player == "ann"


def test_the_list_of_events_says_at_which_table_one_sits() -> None:
    sunday = Sunday()
    place = sunday.house.places[sunday.place]
    assert isinstance(place, EventPlace)
    assert listed(sunday.house, place, sunday.people("2")[0]).table == "2"
    assert listed(sunday.house, place, "somebody").table == ""
