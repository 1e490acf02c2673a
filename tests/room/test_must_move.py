"""Must-move games: what cases cannot say of them."""

from __future__ import annotations

from shuffleup.law import DEFAULT
from shuffleup.law.points.room.must_moves import MustMoveLaw
from shuffleup.room.apply import replay
from shuffleup.room.cage.ledger import of_table
from shuffleup.room.must_move.moving_up import why_move
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import run
from shuffleup.table.state import taken_seats

EVENING = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 6, buy-in 100-300
game 2/5: holdem no-limit 2/5, seats 6
table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90, Eve 200, Flo 200
table 2: 1/2, Gus 200, Hal 350, Ida 200, Jo 200, -, -
table 3: 2/5, Kim 500, Lee 500
[19:00] table 2 feeds table 1
[19:20] Dee leaves table 1
Gus refuses to move
Hal moves up
at 2: 3 hands pass
Eve leaves table 1
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


def test_chips_travel_with_their_player_and_the_ledger_with_them() -> None:
    room = run(EVENING).room
    assert is_balanced(room)
    assert any(seat.player == "Hal" for _, seat in taken_seats(room.tables["1"]))


def test_a_fed_room_is_the_fold_of_its_log() -> None:
    room = run(EVENING).room
    assert replay(room.log) == room


def test_who_must_move_is_told_why() -> None:
    room = run(EVENING).room
    says, grounds = why_move(room, "Ida")
    assert says == "Ida is the first on the must-move list: to seat 5 of table 1"
    assert grounds == ("main-game-minimum", "first-in-line-moves")
    assert why_move(room, "Jo") == ("", ())


def test_what_is_refused_in_a_fed_room_changes_nothing() -> None:
    refused = """
    x table 2 feeds table 1 (name-taken)
    x table 2 feeds table 2 (no-such-table)
    x table 9 feeds table 1 (no-such-table)
    x table 3 feeds no other (no-such-table)
    x Ann volunteers to move (not-seated)
    x Ann moves up (not-seated)
    x Jo moves up (not-your-place)
    x Jo refuses to move (not-called)
    x Bob goes to table 2 with 90000 (too-many-chips)
    x Bob goes to table 3 (not-seated)
    x Jo goes to table 1 (not-your-place)
    x Zoe goes to table 1 (not-seated)
    x Zoe returns to the feeder of 1/2 with 100 (not-seated)
    x Ida: table 2 feeds table 3 (not-your-part)
    x Jo: Ida moves up (not-your-part)
    """
    before, after = run(EVENING).room, run(EVENING + refused).room
    assert after == before


def test_a_seat_taken_from_within_the_main_game_leaves_another_for_the_mover() -> None:
    taken = """
    Flo leaves table 1
    at 1: Bob moves to 5
    Ida moves up
    = Ida sits at 1
    """
    assert is_balanced(run(EVENING + taken, DEFAULT).room)


def test_who_is_back_at_another_table_has_no_second_seat() -> None:
    back = """
    Dee arrives
    floor: Dee sits down at 3 in seat 3 with 200
    x Dee returns to the feeder of 1/2 with 100 (name-taken)
    """
    rules = DEFAULT.but(main_player_return_seated=True)
    assert run(EVENING + back, rules).room.now


def test_who_comes_back_to_the_feeder_brings_the_chips_the_cage_kept() -> None:
    more = """
[19:30] Bob picks up at table 1 for 10 minutes
= Bob has 150 held
[19:35] Bob returns to the feeder of 1/2 with 150
= Bob has 0 held
= Bob has 150 at 2
"""
    rules = DEFAULT.but(**{MustMoveLaw.return_seated: True, MustMoveLaw.return_window: 10})
    room = run(EVENING + more, rules).room
    assert is_balanced(room)
    assert replay(room.log) == room
