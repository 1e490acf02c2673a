"""Lists, openings and claims on seats: what cases cannot say."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import DEALER, Role, player, staff
from shuffleup.hand.commands import Fold
from shuffleup.room import act
from shuffleup.room.absence.held_chips import held
from shuffleup.room.apply import replay
from shuffleup.room.cage.ledger import of_table
from shuffleup.room.commands import AtTheTable, TellTime
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists.list_places import estimate_wait, why_place
from shuffleup.room.people.people_commands import BarPlayer
from shuffleup.room.seat_claims.claim_commands import ReserveSeat
from shuffleup.room.state import Room, copy
from shuffleup.room.words.room_transcript import run
from shuffleup.table.commands import NextHand, Sit

EVENING = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 4
table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90
here: Eli, Flo
[19:00] Gus calls in for 1/2
Eli joins 1/2
Flo joins 1/2
[19:20] Dee leaves table 1
call 1/2
Eli locks up the seat in 1/2 with 120
"""


def balanced(room: Room) -> bool:
    held = {
        of_table(number): sum(seat.stack for seat in table.seats if seat is not None)
        for number, table in room.tables.items()
    }
    return sum(room.accounts.values()) == 0 and all(
        room.accounts.get(account, 0) == chips for account, chips in held.items()
    )


def test_one_step_of_an_hour_is_sixty_of_a_minute() -> None:
    one, many = run(EVENING).room, run(EVENING).room
    by = staff(Role.FLOOR)
    start = one.now
    act(one, TellTime(start + 60 * MINUTE), by)
    for minute in range(1, 61):
        act(many, TellTime(start + minute * MINUTE), by)
    names = [waiting.player for waiting in one.listings["1/2"].waiting]
    assert names == ["Eli", "Flo"]
    assert one.tables["1"].seats[3] is None
    assert one.listings == many.listings
    assert one.accounts == many.accounts
    assert balanced(one)


def test_a_room_with_claims_is_the_fold_of_its_log() -> None:
    scene = run(
        EVENING
        + """
        [19:40] call 1/2
        Flo takes the seat in 1/2 with 100
        manager: keep Ann and Eli apart
        manager: bar Gus for a year
        manager: open table 2 for 1/2
        Ann signs for table 2
        manager: keep seat 1 of 2 for Eli because of poor eyesight
        Eli leaves the list 1/2
        floor: Eli sits down at 2 in seat 1 with 100
        table 2 is established
        manager: close table 1
        """
    )
    assert replay(scene.room.log) == scene.room
    assert balanced(scene.room)


@pytest.mark.parametrize(
    "command",
    [
        c.Join("Nobody", "1/2"),
        c.Join("Flo", "no such game"),
        c.Join("F" * 10_000, "1/2"),
        c.TakeSeat("Flo", "1/2", -5),
        c.TakeSeat("Eli", "1/2", 120, 77),
        c.CallNext("1/2", "9"),
        c.SwapPlaces("Eli", "Eli", "1/2"),
        c.SeatPlayer("Flo", "1", 0, 100),
        ReserveSeat("Flo", "1", 99),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(command: c.ListCommand) -> None:
    room = run(EVENING).room
    before = copy(room)
    ruling = act(room, command, staff(Role.MANAGER))
    assert ruling.refusal is not None
    assert room == before


def test_nobody_is_sat_down_around_the_list() -> None:
    room = run(EVENING).room
    before = copy(room)
    for wanted in (c.SeatPlayer("Flo", "1", 3, 100), AtTheTable("1", Sit(3, "Flo", 100))):
        assert act(room, wanted, player("Flo")).refusal is not None
    assert room == before


def test_a_place_is_explained() -> None:
    room = run(EVENING).room
    place = why_place(room, "Gus", "1/2")
    assert place.says == (
        "Gus is number 1 on the list of 1/2; called in at 19:00; kept until 20:00 though not here"
    )
    assert place.grounds == ("call-in-hold",)
    assert "called to seat 4 of table 1" in why_place(room, "Eli", "1/2").says
    assert why_place(room, "Ann", "1/2").says == "Ann is not on the list of 1/2"


def test_a_wait_is_estimated_from_the_last_seats() -> None:
    more = """
    [19:25] Eli takes the seat in 1/2 with 120
    [19:30] Hal arrives
    Hal joins 1/2
    [19:40] Cy leaves table 1
    call 1/2
    [19:45] Flo takes the seat in 1/2 with 100
    """
    room = run(EVENING + more).room
    assert estimate_wait(room, "Hal", "1/2").minutes == 40
    assert "the last 2 seats went in 20 minutes" in estimate_wait(room, "Hal", "1/2").says
    assert estimate_wait(run(EVENING).room, "Flo", "1/2").minutes is None


@pytest.mark.parametrize(
    "ending",
    [
        "Eli leaves the list 1/2",
        "Eli leaves table 1",
        "manager: bar Eli for a year",
        "Eli goes home",
        "manager: close table 1",
    ],
)
def test_a_locked_seat_is_open_again_when_its_call_is_void(ending: str) -> None:
    room = run(f"{EVENING}\n{ending}\n[21:00] Flo leaves the list 1/2").room
    assert room.tables["1"].seats[3] is None
    assert room.listings["1/2"].calls == ()
    assert balanced(room)


def test_whoever_goes_home_is_on_no_list() -> None:
    room = run(f"{EVENING}\nFlo goes home\n= list 1/2: Gus, Eli").room
    assert not room.people["Flo"].here
    assert replay(room.log) == room


def test_whoever_is_barred_in_a_hand_plays_it_to_its_end() -> None:
    room = run(EVENING).room
    assert act(room, AtTheTable("1", NextHand(seed=1)), DEALER).ok
    assert act(room, BarPlayer("Bob", "shouting"), staff(Role.MANAGER)).ok
    assert room.tables["1"].seats[1] is not None
    assert held(room, "Bob") == 0
    while (hand := room.tables["1"].hand) is not None:
        assert act(room, AtTheTable("1", Fold(hand.actor)), DEALER).ok
    assert room.tables["1"].seats[1] is None
    assert held(room, "Bob") == 149  # the small blind is lost
    assert balanced(room)
    assert replay(room.log) == room


def test_a_bar_that_is_over_takes_nobody_from_a_seat() -> None:
    room = run(EVENING).room
    bar = BarPlayer("Ann", "shouting", room.now + MINUTE)
    assert act(room, bar, staff(Role.MANAGER)).ok
    assert room.tables["1"].seats[0] is None
    act(room, TellTime(room.now + MINUTE), staff(Role.FLOOR))
    for name in ("Gus", "Flo"):
        act(room, c.LeaveList(name, "1/2"), staff(Role.FLOOR))
    assert act(room, c.SeatPlayer("Ann", "1", 0, 200), staff(Role.FLOOR)).ok
    assert room.tables["1"].seats[0] is not None
