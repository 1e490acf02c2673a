"""Nothing that is sent to a room, an event or a season makes it raise, and none of it is repeated
at length; what it accepts can be carried out and kept."""

from __future__ import annotations

from typing import Any

import pytest
from tests.properties.layer_garbage import BOOKS, STEPS, STOREYS, attack
from tests.room.test_promotions import ROOM
from tests.table.garbage import SAID, WORDY
from tests.tournament.test_event_seats import uneven

from shuffleup.floor.senders import FLOOR, Role, Sender, staff
from shuffleup.hand import no_limit
from shuffleup.law.ruling import Reason
from shuffleup.league import act as act_in_season
from shuffleup.league import new_season
from shuffleup.league.qualifying.qualify_commands import AcceptSeat
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.room import Room, act
from shuffleup.room.commands import AfterCount, AtTheTable, TellTime
from shuffleup.room.instants import HOUR
from shuffleup.room.lists.list_records import Listing, SeatCall, Waiting
from shuffleup.room.openings.opening_commands import ListGame
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.staff.staff_commands import Hire, PutInBox
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.viewing.room_view import room_view
from shuffleup.room.viewing.wall_board import wall_board
from shuffleup.room.words.room_transcript import run
from shuffleup.table.commands import NextHand
from shuffleup.tournament import act as act_in_event
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.event_clock.clock_commands import ChangeLevels, PassTime
from shuffleup.tournament.event_seats.seat_commands import Balance
from shuffleup.tournament.event_terms.level_record import Level

MANAGER = staff(Role.MANAGER)
NO_SENDERS: tuple[Any, ...] = (
    None, 5, "Ann", Sender([], Role.FLOOR), Sender("x" * 10**6, Role.FLOOR), Sender("Ann", 5),  # type: ignore[arg-type]
)  # fmt: skip


@pytest.mark.parametrize("where", STOREYS)
@pytest.mark.parametrize("book", BOOKS)
def test_garbage_is_answered_in_a_few_words(where: str, book: str) -> None:
    for seed in (100, 101):
        attack(where, book, seed, STEPS)


def the_room() -> Room:
    return run(ROOM).room


@pytest.mark.parametrize(
    "act_named", ["x" * 100_000, "a\x1b[2Jb", [], 10**5000], ids=["long", "steers", "list", "huge"]
)
def test_an_act_that_was_never_done_is_not_repeated(act_named: Any) -> None:
    refusal = act(the_room(), Undo(act_named, "why"), MANAGER).refusal
    assert refusal is not None
    assert len(str(refusal)) < 200
    assert str(refusal).isprintable()


@pytest.mark.parametrize("by", NO_SENDERS, ids=map(str, range(6)))
def test_nobody_is_told_anything_whatever_they_send(by: Any) -> None:
    """Be it about a table, after a count, or in a room that knows who works there."""
    staffed = the_room()
    assert act(staffed, Hire("manager", (Role.MANAGER,)), MANAGER).ok
    commands = (AtTheTable("1", NextHand()), AfterCount((("Nobody", 5),), Arrive("Zed")))
    for room in (the_room(), staffed):
        for command in commands:
            refusal = act(room, command, by).refusal
            assert refusal is not None
            assert refusal.reason is Reason.NOT_A_SENDER
    assert room_view(staffed, by) == wall_board(staffed)
    refused = act_in_event(uneven(), OnTheTable("1", NextHand()), by).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_A_SENDER


@pytest.mark.parametrize(
    "table", [[], {}, 10**5000, None, "x" * 10**6], ids=["list", "dict", "huge", "none", "long"]
)
def test_a_table_of_an_event_that_cannot_be_one_is_none(table: Any) -> None:
    for by in (FLOOR, Sender("Ann", Role.PLAYER)):
        refusal = act_in_event(uneven(), OnTheTable(table, NextHand()), by).refusal
        assert refusal is not None
        assert refusal.reason is Reason.NO_SUCH_TABLE
        assert len(str(refusal)) < 200


@pytest.mark.parametrize(
    "listing",
    [
        Listing("holdem", no_limit(1, 2), waiting=(Waiting("Ann", 0),)),
        Listing("holdem", no_limit(1, 2), calls=(SeatCall("Ann", "no table", 0, 0),)),
        Listing("holdem", no_limit(1, 2), given=(5,)),
        Listing("tarot", no_limit(1, 2)),
        Listing("holdem", no_limit(5, 2)),
        Listing("holdem", no_limit(1, 2), seats=99),
    ],
)
def test_a_game_that_could_never_be_played_does_not_come_on_the_board(listing: Listing) -> None:
    room = the_room()
    assert act(room, ListGame("2/5", listing), MANAGER).refusal is not None
    assert act(room, ListGame("2/5", Listing("holdem", no_limit(2, 5))), MANAGER).ok


def test_a_name_that_fills_a_page_is_not_repeated() -> None:
    room, event, season = the_room(), uneven(), new_season(SeasonTerms("2026"))
    for refusal in (
        act(room, PutInBox(WORDY, "1"), MANAGER).refusal,
        act_in_event(event, Balance(WORDY), staff(Role.DIRECTOR)).refusal,
        act_in_season(season, AcceptSeat(WORDY), staff(Role.DIRECTOR)).refusal,
    ):
        assert refusal is not None
        assert len(str(refusal)) < SAID


def test_no_player_tells_the_time() -> None:
    """Whoever could would end every wait, hold and absence of the others."""
    room, event, ann = the_room(), uneven(), Sender("Ann", Role.PLAYER)
    for refusal in (
        act(room, TellTime(room.now + HOUR), ann).refusal,
        act_in_event(event, PassTime(event.room.now + HOUR), ann).refusal,
    ):
        assert refusal is not None
        assert refusal.reason is Reason.NOT_YOUR_PART
    assert act(room, TellTime(room.now + HOUR), staff(Role.DEALER)).ok
    assert act_in_event(event, PassTime(event.room.now + HOUR), staff(Role.DEALER)).ok


def test_a_level_of_a_game_there_is_not_is_refused_without_naming_all_there_are() -> None:
    event = uneven()
    levels = (*event.levels, Level(20, no_limit(100, 200), "tarot"))
    refusal = act_in_event(event, ChangeLevels(levels), staff(Role.DIRECTOR)).refusal
    assert refusal is not None
    assert "there is no game 'tarot'" in str(refusal)
    assert len(str(refusal)) < 200
