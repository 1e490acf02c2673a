"""How many tables one player sits at: one, or up to four where the book says so; and any seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.cases.prove import prove
from shuffleup.floor.senders import Role, staff
from shuffleup.law.rulebook import Rulebook, resolve, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.room import act
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import run
from shuffleup.server.demonstration.several_tables import BOOK, FILE
from shuffleup.table.blinds.in_turn import seat_of

BOARD = staff(Role.BOARD)
FIVE = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 4
table 1: 1/2, Ann 200, Bob 200
table 2: 1/2, Cy 200, Dee 200
table 3: 1/2, Eli 200, Flo 200
table 4: 1/2, Gus 200, Hal 200
table 5: 1/2, Ida 200, Jo 200
"""


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    (tmp_path / FILE).write_text(BOOK, encoding="utf-8")
    return rulebook(tmp_path / FILE)


def sits(room: Room, table: str, seat: int | None = None) -> RoomRuling:
    return act(room, SeatPlayer("Ann", table, seat, 200), BOARD)


def test_the_usual_book_has_one_seat_for_everybody() -> None:
    refusal = sits(run(FIVE).room, "2").refusal
    assert refusal is not None
    assert (refusal.reason, refusal.grounds) == (Reason.ONE_SEAT_EACH, ("two-seats",))


def test_where_the_book_lets_them_a_player_has_four_tables_and_no_fifth(book: Rulebook) -> None:
    room = run(FIVE).room
    room.rules = resolve(book)
    assert all(sits(room, table).ok for table in ("2", "3", "4"))
    refusal = sits(room, "5").refusal
    assert refusal is not None
    assert refusal.says == "Ann has a seat at table 1, and nobody plays at more than 4 tables"


def test_nobody_has_two_seats_at_one_table(book: Rulebook) -> None:
    room = run(FIVE).room
    room.rules = resolve(book)
    assert not sits(room, "1").ok


def test_the_case_of_the_clause_shows_that_it_decides(book: Rulebook) -> None:
    rule = next(rule for rule in book.layers[-1].rules)
    assert prove(rule, book).proved


def test_any_seat_is_the_next_that_is_open() -> None:
    room = run(FIVE.replace("Ann 200, ", "") + "here: Ann").room
    assert sits(room, "1").ok
    assert seat_of(room.tables["1"], "Ann") == 1


def test_friends_who_sit_down_at_once_all_have_a_seat_while_there_is_one() -> None:
    story = "room: 2026-11-13 America/New_York\ngame 1/2: holdem no-limit 1/2, seats 4\n"
    room = run(story + "table 1: 1/2\nhere: Ann, Bob, Cy, Dee, Eli").room
    ok = [
        act(room, SeatPlayer(who, "1", None, 200), BOARD).ok
        for who in ("Ann", "Bob", "Cy", "Dee", "Eli")
    ]
    assert ok == [True, True, True, True, False]
