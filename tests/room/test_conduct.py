"""Warnings, suspensions and bars: what cases cannot say of them."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.law.rulebook import cite, resolve, rulebook
from shuffleup.room import act
from shuffleup.room.apply import replay
from shuffleup.room.commands import RoomCommand, TellTime
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists import list_commands as li
from shuffleup.room.people import people_commands as c
from shuffleup.room.people.people_events import BarLifted
from shuffleup.room.people.warning_and_barring import offences_here
from shuffleup.room.promotions.promotion_commands import ClaimPrize, GiveTicket, RedeemTicket
from shuffleup.room.promotions.promotion_records import Prize
from shuffleup.room.seat_claims.claim_commands import ChangeTable, LockSeat
from shuffleup.room.state import Room, copy
from shuffleup.room.words.room_transcript import run
from shuffleup.table.blinds.in_turn import seat_of

PECHANGA = rulebook("pechanga")
ROOM = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 4
game 2/5: holdem no-limit 2/5, seats 4
table 1: 1/2, Ann 200, Bob 200, Cy 200, Dee 200
table 2: 2/5, Eve 500, Flo 500, Gus 500, Hal 500
table 3: 1/2, Ida 200, Jo 200, Kim 200, -
here: Lee, Mia
"""
FLOOR, MANAGER = staff(Role.FLOOR), staff(Role.MANAGER)


def a_room(text: str = "") -> Room:
    return run(ROOM + text, resolve(PECHANGA)).room


def reason(room: Room, command: RoomCommand, by: Sender) -> str:
    """Why something is refused, which leaves the room as it was; nothing if it is done."""
    before = copy(room)
    refusal = act(room, command, by).refusal
    assert refusal is None or room == before
    if refusal is not None and not refusal.reason.malformed:
        assert cite(PECHANGA, refusal.grounds), "a refusal by law has its clause"
    return "" if refusal is None else refusal.reason.code


WAYS_IN: tuple[tuple[str, RoomCommand], ...] = (
    ("", li.Join("Lee", "1/2", by_phone=True)),
    ("", li.SeatPlayer("Lee", "3", 3, 100)),
    ("", li.ClaimCall("Lee", "1/2")),
)


@pytest.mark.parametrize(("text", "way"), WAYS_IN)
@pytest.mark.parametrize("scope", ["", "1/2"])
def test_whoever_is_kept_out_comes_in_by_no_way(text: str, way: RoomCommand, scope: str) -> None:
    room = a_room(text)
    suspended = c.Suspend("Lee", "abuse", 30, scope)
    assert reason(room, suspended, FLOOR) == ""
    assert reason(room, way, FLOOR) == "suspended"
    act(room, TellTime(room.now + 30 * MINUTE), FLOOR)
    assert reason(room, way, FLOOR) != "suspended"


def test_a_seat_that_was_called_locked_up_or_sat_in_is_lost() -> None:
    called = a_room("Lee joins 2/5\nMia joins 2/5\nHal leaves table 2\nboard: call 2/5")
    assert called.listings["2/5"].calls[0].player == "Lee"
    locked = copy(called)
    assert act(locked, LockSeat("Lee", "2/5", "chips", 200), player("Lee")).ok
    for room in (called, locked):
        assert act(room, c.Suspend("Lee", "abuse", 30, "2/5"), FLOOR).ok
        assert room.listings["2/5"].calls == ()
        assert [one.player for one in room.listings["2/5"].waiting] == ["Mia"]
        assert seat_of(room.tables["2"], "Lee") is None
        assert reason(room, li.TakeSeat("Lee", "2/5", 200), player("Lee")) == "not-called"
        assert replay(room.log) == room
    seated = a_room()
    assert act(seated, c.Suspend("Ann", "abuse", 30, "2/5"), FLOOR).ok
    assert seat_of(seated.tables["1"], "Ann") == 0
    assert act(seated, c.Suspend("Ann", "abuse", 30, "1/2"), FLOOR).ok
    assert seat_of(seated.tables["1"], "Ann") is None
    assert reason(seated, ChangeTable("Ann", "3", 3), FLOOR) == "not-seated"


def test_out_of_the_promotions_is_no_prize_and_no_ticket() -> None:
    room = a_room("floor: ticket 7 goes to Ann")
    room.prizes = (Prize("bad-beat", "Ann", 100, room.now + MINUTE),)
    assert act(room, c.BarPlayer("Ann", "cheating", scope="promotions"), MANAGER).ok
    assert reason(room, ClaimPrize("Ann", "bad-beat"), player("Ann")) == "barred"
    assert reason(room, RedeemTicket("Ann", "7"), player("Ann")) == "barred"
    assert reason(room, GiveTicket("8", "Ann"), FLOOR) == "barred"
    assert seat_of(room.tables["1"], "Ann") == 0


def test_warnings_are_counted_and_the_next_step_is_offered_and_not_done() -> None:
    room = a_room()
    first = act(room, c.Warn("Ann", "stalling"), FLOOR)
    assert first.notes == ()
    second = act(room, c.Warn("Ann", "stalling"), FLOOR)
    assert second.notes == ("warned 1 times before; open to the floor: suspension, exclusion",)
    assert room.bars == {}
    assert len(room.warnings["Ann"]) == 2
    assert act(room, c.Warn("Ann", "chip-stacking"), FLOOR).notes == ()


def test_a_penalty_at_the_table_counts_in_the_room() -> None:
    hand = "at 1: next hand\nat 1: ! penalty: seat Ann, offence stalling\nat 1: floor: warning"
    room = a_room(hand)
    assert "open to the floor: suspension" in act(room, c.Warn("Ann", "stalling"), FLOOR).notes[0]


def test_a_suspension_ends_by_itself_at_its_instant_in_one_step_or_sixty() -> None:
    one, many = a_room(), a_room()
    for room in (one, many):
        act(room, c.Suspend("Lee", "abuse", 45), FLOOR)
        act(room, c.Suspend("Lee", "abuse", 50, "2/5"), FLOOR)
    start = one.now
    act(one, TellTime(start + 60 * MINUTE), FLOOR)
    for minute in range(61):
        act(many, TellTime(start + minute * MINUTE), FLOOR)
    ends = [[one for one in room.log if isinstance(one, BarLifted)] for room in (one, many)]
    assert ends[0] == ends[1]
    assert [one.scope for one in ends[0]] == ["", "2/5"]
    assert (one.bars, one.banned) == ({}, {}) == (many.bars, many.banned)
    assert replay(many.log) == many


@pytest.mark.parametrize(
    ("command", "by", "why"),
    [
        (c.Warn("Zoe", "abuse"), FLOOR, "nobody-of-that-name"),
        (c.Warn("Ann", ""), FLOOR, "not-asked-for"),
        (c.Warn("Ann", "abuse"), player("Bob"), "not-your-part"),
        (c.Suspend("Ann", "abuse", 0), FLOOR, "not-asked-for"),
        (c.Suspend("Ann", "abuse", -5), FLOOR, "not-a-command"),
        (c.Suspend("Ann", "abuse", 30, "9/9"), FLOOR, "no-such-game"),
        (c.BarPlayer("Ann", "x", scope="9/9"), MANAGER, "no-such-game"),
        (c.BarPlayer("Ann", "x"), FLOOR, "not-your-work"),
        (c.BarPlayer("Ann", "x", until=0), MANAGER, "time-goes-on"),
        (c.LiftBar("Ann"), MANAGER, "nobody-of-that-name"),
        (c.LiftBar("Ann", "1/2"), MANAGER, "nobody-of-that-name"),
        (c.BarPlayer("Ann" * 10_000, "x"), MANAGER, "not-a-command"),
    ],
)
def test_what_makes_no_sense_changes_nothing(command: RoomCommand, by: Sender, why: str) -> None:
    assert reason(a_room(), command, by) == why


def test_the_floor_is_told_for_what_one_is_suspended_here() -> None:
    """So that nobody has to guess the word by which a book knows it."""
    room = a_room()
    told = dict(offences_here(room))
    assert told["abuse"]
    assert all(
        act(copy(room), c.Suspend("Ann", one, 30), FLOOR).ok == yes for one, yes in told.items()
    )
