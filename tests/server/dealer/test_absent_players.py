"""Who is not there: away after two minutes, without a seat after the book's time or an hour."""

from __future__ import annotations

from tests.server.small_house import BOARD, Clock, deal, does, must, seat, small_house

from shuffleup.client.messages import Done
from shuffleup.floor.senders import DEALER, player
from shuffleup.hand.commands import Fold
from shuffleup.room.absence.absence_commands import SitBack
from shuffleup.room.lists.list_commands import Join, LeaveTable, SeatPlayer
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.state import Room
from shuffleup.server.dealer.absent_players import AbsentPlayers, Patience
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.table.commands import ComeBack, SitOut
from shuffleup.table.state import seated, taken_seats

MINUTE = 60_000
PATIENCE = Patience()


class Evening:
    """Ann and Bob at a table; a test says who has a connection and what time it is."""

    def __init__(self, book: str = "mohegan") -> None:
        self.house: PokerHouse = small_house(book=book)
        seat(self.house, ("ann", "bob"))
        self.here = {"ann", "bob"}
        self.absent = AbsentPlayers(self.house, lambda who: who in self.here, PATIENCE)
        list(self.absent.look())

    @property
    def room(self) -> Room:
        place = self.house.places["room"]
        assert isinstance(place, RoomPlace)
        return place.room

    def after(self, minutes: float) -> None:
        assert isinstance(self.house.now, Clock)
        self.house.now.now += int(minutes * MINUTE)
        self.house.tick(self.house.now())
        list(self.absent.look())

    def sitting(self) -> list[str]:
        return [one.player for _, one in taken_seats(self.room.tables["1"])]

    def is_away(self, at: int) -> bool:
        return not seated(self.room.tables["1"], at).presence.here


def test_two_minutes_without_a_connection_and_a_player_is_away() -> None:
    evening = Evening()
    evening.here.discard("ann")
    evening.after(0)
    evening.after(1.9)
    assert not evening.is_away(0)
    evening.after(0.1)
    assert evening.is_away(0)
    assert not evening.is_away(1)


def test_a_connection_that_comes_back_in_time_is_no_absence() -> None:
    evening = Evening()
    evening.here.discard("ann")
    evening.after(0)
    evening.after(1.5)
    evening.here.add("ann")
    evening.after(0.1)
    evening.here.discard("ann")
    evening.after(0)
    evening.after(1.5)
    assert not evening.is_away(0)


def test_who_was_away_or_sat_out_comes_back_by_saying_so() -> None:
    evening = Evening()
    evening.here.clear()
    evening.after(0)
    evening.after(2)
    assert evening.is_away(0)
    back = evening.house.perform(Errand("room", player("ann"), SitBack("ann", "1")))
    assert isinstance(back.reply, Done), back.reply
    assert not evening.is_away(0)
    assert isinstance(does(evening.house, "bob", ComeBack(1)), Done)
    assert not evening.is_away(1)
    must(evening.house, SitOut(0), DEALER, "1")
    assert isinstance(does(evening.house, "ann", ComeBack(0)), Done)
    assert not seated(evening.room.tables["1"], 0).presence.sits_out


def test_a_seat_is_open_by_the_book_or_after_an_hour_and_the_chips_are_the_players() -> None:
    for book in ("mohegan", "pechanga", "rpl", "tournament"):
        evening = Evening(book)
        evening.here.discard("ann")
        evening.after(0)
        for _ in range(64):
            evening.after(1)
        assert evening.sitting() == ["bob"], book


def test_who_sits_out_with_a_connection_keeps_the_seat_for_an_hour() -> None:
    evening = Evening()
    must(evening.house, SitOut(0), DEALER, "1")
    evening.after(0)
    evening.after(59)
    assert evening.sitting() == ["ann", "bob"]
    evening.after(1)
    assert evening.sitting() == ["bob"]


def sits_out(evening: Evening, minutes: float) -> None:
    must(evening.house, SitOut(0), DEALER, "1")
    evening.after(0)
    evening.after(minutes)


def comes_back(evening: Evening, minutes: float = 0) -> None:
    assert isinstance(does(evening.house, "ann", ComeBack(0)), Done)
    evening.after(0)
    evening.after(minutes)


def test_no_seat_is_kept_for_ever_by_a_moment_of_being_back() -> None:
    evening = Evening()
    sits_out(evening, 50)
    comes_back(evening)
    sits_out(evening, 9)
    assert evening.sitting() == ["ann", "bob"]
    evening.after(1)
    assert evening.sitting() == ["bob"]


def test_whoever_is_back_and_waits_for_a_hand_loses_no_time_by_waiting() -> None:
    evening = Evening()
    sits_out(evening, 30)
    comes_back(evening, 120)
    sits_out(evening, 29)
    assert evening.sitting() == ["ann", "bob"]


def test_a_hand_played_after_coming_back_gives_the_whole_hour_again() -> None:
    evening = Evening()
    sits_out(evening, 50)
    comes_back(evening)
    deal(evening.house)
    evening.after(0)
    hand = evening.room.tables["1"].hand
    assert hand is not None
    who = seated(evening.room.tables["1"], hand.actor).player
    assert isinstance(does(evening.house, who, Fold(hand.actor)), Done)
    evening.after(0)
    sits_out(evening, 59)
    assert evening.sitting() == ["ann", "bob"]


def test_an_hour_of_an_earlier_sitting_does_not_count_in_the_next() -> None:
    evening = Evening()
    sits_out(evening, 59)
    must(evening.house, LeaveTable("ann", "1"))
    must(evening.house, SeatPlayer("ann", "1", 0, 200), BOARD)
    sits_out(evening, 5)
    assert evening.sitting() == ["ann", "bob"]


def test_without_chips_a_seat_is_kept_for_ten_minutes() -> None:
    evening = Evening()
    seated(evening.room.tables["1"], 0).stack = 0
    evening.after(0)
    evening.after(9)
    assert evening.sitting() == ["ann", "bob"]
    evening.after(1)
    assert evening.sitting() == ["bob"]


def test_whoever_has_gone_without_a_word_stands_on_no_list() -> None:
    evening = Evening()
    seat_all(evening)
    must(evening.house, Arrive("gus"), BOARD)
    must(evening.house, Join("gus", "1/2"), BOARD)
    evening.after(0)
    evening.after(10)
    assert not evening.room.listings["1/2"].waiting
    assert not evening.room.people["gus"].here


def seat_all(evening: Evening) -> None:
    for at, who in enumerate(("cyd", "dee", "eve", "fay"), start=2):
        evening.here.add(who)
        must(evening.house, Arrive(who), BOARD)
        must(evening.house, SeatPlayer(who, "1", at, 200), BOARD)
