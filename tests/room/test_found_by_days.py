"""What simulated days and evenings at random have found in the room."""

from __future__ import annotations

from shuffleup.floor.senders import DEALER, player
from shuffleup.room import act
from shuffleup.room.cage.ledger import of_table
from shuffleup.room.cage.on_tables import on_table
from shuffleup.room.commands import AtTheTable
from shuffleup.room.lists.list_commands import TakeSeat
from shuffleup.room.words.room_transcript import run
from shuffleup.table.commands import Draw, NextHand

EVENING = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 4, buy-in 40-200, drop 1
table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 12
"""


def test_who_left_with_less_than_a_buy_in_comes_back_with_it() -> None:
    run(
        EVENING
        + """
        [19:00] Dee leaves table 1
        [19:20] Ann leaves table 1
        x floor: Dee sits down at 1 in seat 4 with 40 (too-many-chips)
        floor: Dee sits down at 1 in seat 4 with 12
        = Dee has 12 at 1
        floor: Ann sits down at 1 in seat 1 with 200
        """
    )


def test_cashing_out_at_the_cage_is_leaving_the_game() -> None:
    run(
        EVENING
        + """
        [19:00] Ann cashes out of 1
        x [19:20] floor: Ann sits down at 1 in seat 1 with 40 (too-few-chips)
        floor: Ann sits down at 1 in seat 1 with 200
        """
    )


def test_what_keeps_a_seat_is_the_buy_in_where_no_other_is_named() -> None:
    room = run(
        EVENING
        + """
        here: Eli
        [19:00] Eli joins 1/2
        Dee leaves table 1
        call 1/2
        Eli locks up the seat in 1/2 with 60
        """
    ).room
    assert act(room, TakeSeat("Eli", "1/2", 0), player("Eli")).refusal is None
    assert room.accounts[of_table("1")] == on_table(room, "1") == 610


def test_who_is_barred_does_not_come_back_to_a_list() -> None:
    run(
        EVENING
        + """
        [19:00] Ann picks up at table 1 for 20 minutes
        manager: bar Ann for a year
        x [19:10] Ann is back for 1/2 (barred)
        """
    )


def test_a_seat_is_not_kept_from_those_who_are_here_for_a_call_in_who_is_not() -> None:
    run(
        EVENING
        + """
        here: Eli
        [19:00] Gus calls in for 1/2
        [19:10] Dee leaves table 1
        x Eli joins 1/2 (seats-are-open)
        floor: Eli sits down at 1 in seat 4 with 100
        = Eli sits at 1
        = list 1/2: Gus
        """
    )


def test_another_game_at_a_table_begins_with_an_empty_box_and_is_not_broken() -> None:
    room = run(
        EVENING
        + """
        here: Eli, Flo
        hand at 1: Ann AcAd, Bob 8s8h, Cy folds, Dee folds, board AsAh8d8c2s
        table 1 breaks: Ann As, Bob Ks, Cy Qs, Dee Js
        manager: close table 1
        drop of 1 counted: 1
        Ann leaves the list 1/2
        Bob leaves the list 1/2
        Cy leaves the list 1/2
        Dee leaves the list 1/2
        manager: open table 1 for 1/2
        floor: Eli sits down at 1 in seat 1 with 100
        floor: Flo sits down at 1 in seat 2 with 100
        """
    ).room
    act(room, AtTheTable("1", Draw((0, 1), (50, 51))), DEALER)
    ruling = act(room, AtTheTable("1", NextHand("seed")), DEALER)
    assert ruling.refusal is None
    assert room.accounts[of_table("1")] == on_table(room, "1") == 200
