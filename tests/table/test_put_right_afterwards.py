"""A pot put right between two hands: in time, in whoever's seat, with legs, log and audit."""

from __future__ import annotations

import pytest
from tests.table.sending import ask, send
from tests.table.stories import EVERY_BOOK, chips, play

from shuffleup.hand.repairs.primitives import Corrected
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table.apply import replay
from shuffleup.table.audit import audit
from shuffleup.table.commands import NextHand
from shuffleup.table.deal.end_hand import HELD
from shuffleup.table.state import Table, seated, taken_seats

# Ann has aces and mucks them: Bob is paid.
MISREAD = """
next hand
Ann has AsQh; Bob has KsTh; Cy has 2c7d; board AcKdJs4h9d
Cy folds; Ann calls; Bob checks
Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
Ann mucks
"""
OPENING = "holdem limit 10/20 blinds 5/10\nseats: Ann 500, Bob 500, Cy 500, -; button Cy"
STORY = OPENING + MISREAD
# Bob calls with the last of his chips, and mucks the better hand.
BROKE = """
holdem no-limit 5/10
seats: Ann 100, Bob 40, Cy 100, -; button Cy
next hand
Ann has KsTh; Bob has AsQh; Cy has 2c7d; board AcKdJs4h9d
Cy folds; Ann raises to 20; Bob calls
Ann checks; Bob checks; Ann checks; Bob checks; Ann bets 20; Bob calls
Ann shows; Bob mucks
"""


def stacks(table: Table) -> dict[str, int]:
    return {seat.player: seat.stack for _, seat in taken_seats(table)}


def is_sound(table: Table) -> bool:
    """The log tells of this table and everything in it follows."""
    return replay(table.log) == table and not list(audit(table.log))


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_the_pot_goes_to_its_owner_before_the_next_hand(book: str) -> None:
    table = play(STORY, book).table
    ruling = send(table, "! wrong-award: from Bob, to Ann")
    assert stacks(table) == {"Ann": 510, "Bob": 490, "Cy": 500}
    assert ruling.grounds
    assert is_sound(table)
    assert send(table, NextHand(seed="1")).ok
    assert table.hand is not None
    assert table.hand.setup.stacks[:3] == (510, 490, 500)


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_once_the_next_hand_is_dealt_the_result_stands_by_the_clause(book: str) -> None:
    table = play(STORY + "next hand", book).table
    before = stacks(table)
    ruling = send(table, "! wrong-award: from Bob, to Ann, next-hand not-begun")
    assert "too late" in ruling.says
    clauses = {rule.id for rule in cite(rulebook(book), ruling.grounds, "holdem", "limit")}
    assert clauses <= {
        "pechanga/3.6a",
        "pechanga/t.19",
        "rpl/decisions.4",
        "tournament/20",
        "mohegan/general.24",
        "mohegan/showdown.5",
    }
    assert clauses
    assert stacks(table) == before
    assert is_sound(table)


def test_a_pot_that_was_put_right_is_not_moved_twice_but_can_go_back() -> None:
    table = play(STORY).table
    send(table, "! wrong-award: from Bob, to Ann")
    again = send(table, "! wrong-award: from Bob, to Ann")
    assert again.refusal is not None
    assert again.refusal.reason is Reason.NOT_A_REPORT
    assert send(table, "! wrong-award: from Ann, to Bob").ok
    assert stacks(table) == {"Ann": 490, "Bob": 510, "Cy": 500}
    assert is_sound(table)


def test_players_are_known_wherever_they_have_moved_since() -> None:
    table = play(STORY + "Bob moves to 4", "pechanga").table
    assert seated(table, 3).player == "Bob"
    send(table, "! wrong-award: from Bob, to Ann")
    assert stacks(table) == {"Ann": 510, "Bob": 490, "Cy": 500}
    assert is_sound(table)


def test_chips_that_have_left_the_table_are_owed() -> None:
    table = play(STORY + "Bob leaves").table
    before, ruling = stacks(table), send(table, "! wrong-award: from Bob, to Ann")
    assert "20 are owed" in ruling.says
    assert stacks(table) == before
    assert is_sound(table)


def test_the_house_keeps_what_is_due_to_somebody_who_has_left() -> None:
    table = play(STORY + "Ann leaves").table
    all_chips = chips(table)
    send(table, "! wrong-award: from Bob, to Ann")
    assert stacks(table) == {"Bob": 490, "Cy": 500}
    assert table.collected[HELD] == 20
    assert chips(table) == all_chips
    assert is_sound(table)


def test_whoever_was_broke_has_chips_again_and_is_dealt_in() -> None:
    table = play(BROKE).table
    assert seated(table, 1).chips.busted
    send(table, "! wrong-award: from Ann, to Bob")
    assert stacks(table) == {"Ann": 60, "Bob": 80, "Cy": 100}
    assert not seated(table, 1).chips.busted
    assert is_sound(table)
    assert ask(table, NextHand(seed="1")).ok


def test_the_floor_may_hold_a_pot_and_pay_it_after_hands_were_dealt() -> None:
    table = play(STORY).table
    send(table, "! ruling-takes-time: part 20")
    refused = ask(table, NextHand(seed="1")).refusal
    assert refused is not None
    assert refused.reason is Reason.FLOOR_DECIDES
    send(table, "floor: hold-part")
    assert (stacks(table)["Bob"], table.collected[HELD]) == (490, 20)
    for seed in "12":
        send(table, NextHand(seed=seed))
        while table.hand is not None:
            send(table, f"{table.hand.names[table.hand.actor]} folds")
    before = stacks(table)["Ann"]
    send(table, "! held-pot-decided: to Ann")
    assert (stacks(table)["Ann"], table.collected[HELD]) == (before + 20, 0)
    assert is_sound(table)


def test_a_hand_asked_for_by_the_winner_is_shown_and_takes_the_pot() -> None:
    table = play(STORY).table
    send(table, "! asked-to-see-hand: asker Bob, seat Ann, shown-to-another no")
    assert table.last is not None
    assert table.last.shown & 1
    assert stacks(table) == {"Ann": 510, "Bob": 490, "Cy": 500}
    assert is_sound(table)


def test_hidden_chips_taken_out_of_play_are_counted_by_the_audit() -> None:
    story = """
    holdem no-limit 5/10
    seats: Ann 100, Bob 60, Cy 100; button Cy
    next hand
    Ann has AsQh; Bob has KsTh; Cy has 2c7d; board AcKdJs4h9d
    Cy folds; Ann raises to 20; Bob raises to 40; Ann calls
    ! hidden-chips: seat Bob, chips 20, opponent Ann
    Ann checks
    floor: removed
    """
    table = play(story, "tournament").table
    assert table.collected[HELD] == 20
    assert is_sound(table)


def test_the_leg_goes_to_whoever_won_after_all() -> None:
    table = play(STORY.replace("seats:", "table: kill\nseats:"), "pechanga").table
    assert dict(table.kill.legs) == {"Bob": 1}
    send(table, "! wrong-award: from Bob, to Ann")
    assert dict(table.kill.legs) == {"Ann": 1}
    assert is_sound(table)


def test_a_log_that_moves_chips_without_a_ruling_has_a_fault() -> None:
    table = play(STORY).table
    assert list(audit([*table.log, Corrected(1, 0, 20)]))
