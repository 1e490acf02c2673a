"""The house that runs a room stood still: whoever was away, called or told has what was left."""

from __future__ import annotations

import pytest
from tests.room.test_absence import ROOM, by

from shuffleup.floor.senders import FLOOR
from shuffleup.log import MemoryLog
from shuffleup.room import act
from shuffleup.room.apply import apply, replay
from shuffleup.room.commands import TellTime
from shuffleup.room.instants import MINUTE
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_audit import audit_room
from shuffleup.room.keeping.room_log import RoomKeeper, RoomLogError, batch_of, drain, read_room
from shuffleup.room.openings.opening_events import TimeStood
from shuffleup.room.proceed import tell_time, time_stood
from shuffleup.room.words.room_transcript import run

BY_HAND = ROOM.replace("Eli 250", "Eli 250, by hand")
HOUSE = Deed("", "", "")


@pytest.mark.parametrize("book", ["pechanga", "mohegan", "rpl"])
def test_who_is_away_loses_the_seat_as_much_later_as_the_house_stood(book: str) -> None:
    usual, stood = by(book), by(book)
    act(usual, TellTime(usual.now + 60 * MINUTE), FLOOR)
    now = stood.now
    assert time_stood(stood, now, now + 30 * MINUTE)
    act(stood, TellTime(now + 90 * MINUTE), FLOOR)
    gone = {who: one.at + 30 * MINUTE for who, one in usual.departures.items()}
    assert {who: one.at for who, one in stood.departures.items()} == gone
    assert gone or book != "mohegan"


def test_nobody_goes_while_the_house_stands() -> None:
    room = by("mohegan")
    now = room.now
    time_stood(room, now, now + 24 * 60 * MINUTE)
    act(room, TellTime(now + 24 * 60 * MINUTE), FLOOR)
    assert not room.departures


def test_at_a_table_that_people_deal_time_is_what_it_is() -> None:
    room = run(BY_HAND).room
    assert room.tables["1"].by_hand
    before = room.absences.copy()
    assert not time_stood(room, room.now, room.now + 30 * MINUTE)
    assert room.absences == before


def test_it_is_read_back_and_judged_again() -> None:
    log = MemoryLog("room")
    room = by("mohegan")
    log.append_batch(batch_of(drain(room), room.now, Deed("floor", "floor", "")))
    keeper = RoomKeeper(log, room)
    since = room.now
    time_stood(room, since, since + 30 * MINUTE)
    tell_time(room, since + 70 * MINUTE)
    keeper.keep(HOUSE)
    assert read_room(log) == room
    faults = [one for one in audit_room(log) if one.line > 1]
    assert not faults


def test_time_does_not_stand_backwards() -> None:
    room = by("mohegan")
    log = MemoryLog("room")
    log.append_batch(batch_of(drain(room), room.now, Deed("floor", "floor", "")))
    apply(room, TimeStood(5, 5))
    log.append_batch(batch_of(drain(room), room.now, HOUSE))
    with pytest.raises(RoomLogError, match="until a later one"):
        read_room(log)


def test_the_state_is_the_fold_of_its_log() -> None:
    room = by("rpl")
    time_stood(room, room.now, room.now + MINUTE)
    assert replay(room.log) == room
