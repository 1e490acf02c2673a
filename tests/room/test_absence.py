"""Absence, beyond the cases: a refusal changes nothing, chips are never lost, time adds up."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import DEALER, FLOOR, Role, player, staff
from shuffleup.hand.commands import Fold
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room import act
from shuffleup.room.absence.absence_commands import PickUp, SitBack, StepAway, TakeAlong
from shuffleup.room.apply import apply, opened, replay
from shuffleup.room.commands import AtTheTable, TellTime
from shuffleup.room.instants import MINUTE
from shuffleup.room.state import Room
from shuffleup.room.viewing.cage_view import for_cage
from shuffleup.room.words.room_transcript import run
from shuffleup.table.commands import GoAway, NextHand

BOOKS = ("pechanga", "mohegan", "rpl")
ROOM = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 5
table 1: 1/2, Ann 200, Bob 150, Cy 300, Dee 200, Eli 250
here: Flo, Gus
[18:00] Flo joins 1/2
Gus joins 1/2
[19:00] Ann steps away from table 1
Bob steps away from table 1
a dealer comes to table 1
[19:10] Cy steps away from table 1
"""
EVENING = """
[20:00] supervisor: count 200 of Dee at table 1
Dee picks up at table 1 for 30 minutes
[20:10] Dee is back for 1/2
Dee leaves the list 1/2
Dee collects the held chips
50 of Eli is missing at table 1
"""


def by(book: str, text: str = ROOM) -> Room:
    return run(text, resolve(rulebook(book))).room


def on_the_table(room: Room) -> int:
    return sum(seat.stack for seat in room.tables["1"].seats if seat is not None)


@pytest.mark.parametrize("book", BOOKS)
def test_the_ledger_has_every_chip_whoever_is_picked_up(book: str) -> None:
    room = by(book, ROOM + EVENING)
    assert sum(room.accounts.values()) == 0
    assert room.accounts["table/1"] == on_the_table(room)
    assert replay(room.log) == room


def test_chips_that_were_picked_up_stand_at_the_cage_until_they_are_paid() -> None:
    picked_up, collected = EVENING.split("[20:10]")[0], "\nDee collects the held chips"
    assert ("Dee", 200) in for_cage(by("mohegan", ROOM + picked_up)).held
    paid = for_cage(by("mohegan", ROOM + picked_up + collected)).held
    assert [name for name, _ in paid] == ["Ann", "Bob", "Cy"]


@pytest.mark.parametrize("book", BOOKS)
def test_an_hour_in_one_step_is_sixty_minutes(book: str) -> None:
    one, sixty = by(book), by(book)
    start = one.now
    act(one, TellTime(start + 60 * MINUTE), FLOOR)
    for minute in range(1, 61):
        act(sixty, TellTime(start + minute * MINUTE), FLOOR)
    assert one.absences == sixty.absences
    assert one.departures == sixty.departures
    assert one.accounts == sixty.accounts


def test_by_minutes_the_third_man_goes_first_and_then_the_lobby() -> None:
    room = by("mohegan")
    act(room, TellTime(room.now + 60 * MINUTE), FLOOR)
    gone = {name: departure.at for (name, _), departure in room.departures.items()}
    nineteen = room.now - 70 * MINUTE
    assert gone == {
        "Cy": nineteen + 20 * MINUTE,
        "Ann": nineteen + 45 * MINUTE,
        "Bob": nineteen + 45 * MINUTE,
    }


def test_what_is_refused_changes_nothing() -> None:
    refused = """
    x Dee sits back down at table 1 (not-away)
    x Zoe steps away from table 1 (not-seated)
    x Ann steps away from table 9 (not-seated)
    x pick up Dee at table 1 (not-away)
    x pick up Ann at table 9 (not-seated)
    x Bob: Ann sits back down at table 1 (not-your-part)
    x Ann: pick up Bob at table 1 (not-your-part)
    x a dealer comes to table 9 (no-such-table)
    x recall everyone to table 9 (no-such-table)
    x Ann misses the blind at table 1 (not-a-command)
    x Flo is back for 1/2 (not-gone)
    x Ann is back for 2/5 (not-gone)
    x Ann takes 201 along from table 1 (more-than-there-is)
    x Flo collects the held chips (more-than-there-is)
    x 300 of Ann is missing at table 1 (more-than-there-is)
    """
    before = by("pechanga")
    assert run(ROOM + refused, before.rules).room == before


def test_a_field_that_holds_nothing_of_the_kind_is_refused() -> None:
    room = by("rpl")
    before = room.version
    odd = (
        (TakeAlong("Ann", "1", -5), player("Ann")),
        (SitBack("Ann", "1", True), player("Ann")),
        (StepAway("A" * 10_000, "1"), FLOOR),
        (PickUp("Ann", "1", "yes"), staff(Role.MANAGER)),  # type: ignore[arg-type]
    )
    assert all(act(room, command, sender).refusal for command, sender in odd)
    assert room.version == before


def test_our_own_table_counts_the_blinds_that_are_missed() -> None:
    room = by("pechanga")
    table = room.tables["1"]
    for name in ("Ann", "Bob", "Cy"):
        assert not act(room, PickUp(name, "1"), FLOOR).ok
    for number in range(12):
        act(room, TellTime(room.now + 2 * MINUTE), FLOOR)
        assert act(room, AtTheTable("1", NextHand(number)), DEALER).ok
        hand = table.hand
        assert hand is not None
        assert act(room, AtTheTable("1", Fold(hand.actor)), DEALER).ok
        table = room.tables["1"]
    missed = {seat.player: seat.account.missed for seat in table.seats if seat is not None}
    assert min(missed[name] for name in ("Ann", "Bob", "Cy")) >= 3
    assert room.absences["Ann"].missing >= 0
    assert act(room, PickUp("Ann", "1"), FLOOR).ok
    assert room.accounts["held/Ann"] == 200


def test_whoever_tells_the_table_the_room_knows_since_when() -> None:
    room = by("pechanga")
    act(room, AtTheTable("1", GoAway(3)), DEALER)
    assert room.absences["Dee"].since == room.now


def test_every_event_of_the_log_can_be_written_alone() -> None:
    log = by("mohegan", ROOM + EVENING).log
    room = opened(log[0])
    for event in log[1:]:
        apply(room, event)
        assert sum(room.accounts.values()) == 0
