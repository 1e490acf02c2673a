"""An undoing that is refused leaves nothing behind: what is done next is in the log, all of it."""

from __future__ import annotations

from tests.server.small_house import Clock, deal, must, seat, small_house

from shuffleup.client.messages import Done, Refused
from shuffleup.floor.senders import FLOOR, Role, staff
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.cage.cage_commands import StockCage
from shuffleup.room.keeping.room_log import read_room
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.server.house_events.announcing_events import EventWanted, announce
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_log.kept_event import read_event
from shuffleup.tournament.event_seats.seat_commands import DrawSeats
from shuffleup.tournament.event_undo.undo_act_commands import UndoAct

DIRECTOR = staff(Role.DIRECTOR)


def time_passes(house: PokerHouse) -> None:
    assert isinstance(house.now, Clock)
    house.now.now += 5000


def test_a_hand_dealt_after_a_refused_undoing_is_whole_in_the_log() -> None:
    house = small_house(MemoryLog())
    seat(house, ("ann", "bob", "cy"))
    time_passes(house)
    refused = house.perform(Errand("room", FLOOR, Undo(9999, "a mistake"))).reply
    assert isinstance(refused, Refused)
    time_passes(house)
    deal(house)
    must(house, StockCage(100, 100), staff(Role.CAGE))
    place = house.places["room"]
    assert isinstance(place, RoomPlace)
    assert read_room(house.under("room")) == place.room


def test_an_event_goes_on_whole_after_a_refused_undoing() -> None:
    house = small_house(MemoryLog())
    told = AnnouncedEvent(terms="stack 1000, seats 6, by hand", levels="25/50 for 10")
    id = announce(house, EventWanted("Sunday", "pechanga-t", told, pace="desk"), DIRECTOR)
    for who in ("ann", "bob", "cy"):
        house.perform(Errand(id, DIRECTOR, Register(who)))
    time_passes(house)
    assert isinstance(house.perform(Errand(id, DIRECTOR, UndoAct(act=9999))).reply, Refused)
    time_passes(house)
    assert isinstance(house.perform(Errand(id, DIRECTOR, DrawSeats(7))).reply, Done)
    place = house.places[id]
    assert isinstance(place, EventPlace)
    assert read_event(house.under(id)) == place.event
