"""A room from its door to its tables: what is said is done by the book, and nothing is lost."""

from __future__ import annotations

from shuffleup.room.apply import replay
from shuffleup.room.cage.ledger import of_table
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import run

EVENING = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 4
table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90
here: Eli, Flo
[19:00] Eli joins 1/2
Flo joins 1/2
[19:20] Dee leaves table 1
call 1/2
= called to 1/2: Eli
[19:21] Eli takes the seat in 1/2 with 120
= Eli sits at 1
= list 1/2: Flo
"""


def on_the_table(room: Room, number: str) -> int:
    return sum(seat.stack for seat in room.tables[number].seats if seat is not None)


def test_a_seat_goes_from_the_list_to_the_table_and_the_ledger_with_it() -> None:
    room = run(EVENING).room
    assert on_the_table(room, "1") == 200 + 150 + 200 + 120
    assert room.accounts[of_table("1")] == on_the_table(room, "1")
    assert sum(room.accounts.values()) == 0


def test_a_room_is_the_fold_of_its_log() -> None:
    room = run(EVENING).room
    assert replay(room.log) == room


def test_what_is_refused_changes_nothing() -> None:
    refused = """
    x Flo takes the seat in 1/2 with 120 (not-called)
    x Ann joins 2/5 (no-such-game)
    x Eve joins 1/2 (not-in-the-room)
    x Flo: call 1/2
    x Flo: Ann leaves table 1 (not-your-part)
    x Ann leaves table 7 (not-seated)
    """
    before, after = run(EVENING).room, run(EVENING + refused).room
    assert after == before
