"""Breaking games: what cases cannot say of them."""

from __future__ import annotations

from shuffleup.room.apply import replay
from shuffleup.room.cage.ledger import of_table
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import run
from shuffleup.table.state import taken_seats

BROKEN = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 6, buy-in 100-300
table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90, -, -
table 2: 1/2, Gus 200, Hal 350, Ida 200, Jo 200
here: Sam
at 2: Jo is away
[19:00] table 2 breaks: Gus 2c, Hal Kh, Ida Qs, Jo As
"""
TAKEN = """
floor: Jo chooses seat 6 of table 1
Hal chooses seat 5 of table 1
at 1: 5 hands pass
"""


def is_balanced(room: Room) -> bool:
    """Whether the ledger knows of every chip, and where it lies."""
    there = {
        number: sum(seat.stack for _, seat in taken_seats(table))
        for number, table in room.tables.items()
    }
    return sum(room.accounts.values()) == 0 and all(
        room.accounts[of_table(number)] == chips for number, chips in there.items()
    )


def test_every_chip_of_a_broken_game_is_somewhere() -> None:
    assert is_balanced(run(BROKEN).room)
    room = run(BROKEN + TAKEN).room
    assert is_balanced(room)
    assert room.accounts[of_table("2")] == 0


def test_a_room_with_a_broken_game_is_the_fold_of_its_log() -> None:
    room = run(BROKEN + TAKEN).room
    assert replay(room.log) == room


def test_what_is_refused_at_a_break_changes_nothing() -> None:
    refused = """
    x table 2 breaks (no-such-table)
    x table 9 breaks (no-such-table)
    x table 1 breaks: into 1 (no-such-table)
    x table 1 breaks: into 2 (no-such-table)
    x table 1 breaks: Ann Ks, Bob Ks, Cy 2c, Dee 3c (duplicate-card)
    x table 1 breaks: Ann Ks, Ann Kh, Cy 2c, Dee 3c (not-asked-for)
    x table 1 breaks: Ann Ks (not-asked-for)
    x table 1 breaks: Ann Ks, Bob Kh, Cy 2c, Dee 3c, Zoe 4c (not-seated)
    x Ann: table 1 breaks (not-your-part)
    x Gus chooses seat 5 of table 1 (not-called)
    x floor: Jo chooses seat 1 of table 1 (no-such-seat)
    x floor: Jo chooses seat 60 of table 1 (no-such-seat)
    x floor: Jo chooses seat 1 of table 2 (no-such-seat)
    x Hal: Jo chooses seat 5 of table 1 (not-your-part)
    x Jo takes the kept seat (not-called)
    """
    before, after = run(BROKEN).room, run(BROKEN + refused).room
    assert after == before


def test_who_leaves_the_broken_game_holds_up_nobody() -> None:
    left = """
    at 2: Jo is back
    Jo leaves table 2
    x Jo chooses seat 5 of table 1 (not-seated)
    = may: Hal chooses seat 5 of table 1
    """
    assert is_balanced(run(BROKEN + left).room)


def test_who_gave_up_the_kept_seat_and_the_old_one_stops_no_hand() -> None:
    left = """
    floor: Jo chooses seat 6 of table 1
    Jo leaves table 2
    x Jo takes the kept seat (not-seated)
    at 1: 5 hands pass
    = seats kept for: nobody
    """
    assert is_balanced(run(BROKEN + left).room)


def test_a_broken_table_is_nobody_s_to_play_at() -> None:
    refused = """
    x Ann goes to table 2 (not-seated)
    x table 2 feeds table 1 (no-such-table)
    x Sam joins 1/2 (seats-are-open)
    """
    before, after = run(BROKEN).room, run(BROKEN + refused).room
    assert after == before
